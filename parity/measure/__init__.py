"""Taking measured pairs on a GPU, in processes of their own, and handing them to the gate. No database here."""
