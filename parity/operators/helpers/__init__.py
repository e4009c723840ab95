"""What operators are made of: tensors and forms, element types, layouts, expressions, cases, tolerances, torch code."""
