"""Takes measured pairs on a GPU, in processes of their own, and hands them to the gate. No database here."""
