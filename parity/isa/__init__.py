"""Reading machine code: any AMDGPU assembly text, not only this project's."""
