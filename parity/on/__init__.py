"""Other people's programs on the emulator: what starts them, and what runs inside of them."""
