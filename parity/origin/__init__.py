"""Where a run comes from: the files, the commit and the machine that it records, and the way back from its records to
files, to code objects and to what was there before.
"""
