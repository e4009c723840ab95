"""A step from its files to a stored verdict, and what is done with recorded runs. `pipeline` alone knows the order."""
