"""What AMD's memory instructions do: loads, stores, atomic operations, lanes that exchange data through LDS, caches.

A mnemonic does not tell everything: `glc` or `sc0` says whether an atomic operation outside of LDS returns the old
value, and `lds` sends what a buffer load of gfx9 fetches to LDS. So the sentences say neither.
"""

from parity.isa.grammar import Grammar, Rules

_LOADS: Rules = (
    ("<space>_(load|read)_<w>", "loads {w} for each lane from {space}"),
    ("<space>_load_<d16>_b16", "loads 16 bits for each lane from {space} into the {d16} half of a register"),
    ("<space>_load_short_<d16>", "loads 16 bits for each lane from {space} into the {d16} half of a register"),
    ("ds_(load|read)_u16_<d16>", "loads 16 bits for each lane from LDS into the {d16} half of a register"),
    ("<space>_(load|read)_<zero>", "loads {zero} for each lane from {space}, zero-extended to 32"),
    ("<space>_(load|read)_<sign>", "loads {sign} for each lane from {space}, sign-extended to 32"),
    (
        "<space>_load_<d16>_u8",
        "loads 8 bits for each lane from {space} into the {d16} half of a register, zero-extended",
    ),
    (
        "<space>_load_<d16>_i8",
        "loads 8 bits for each lane from {space} into the {d16} half of a register, sign-extended",
    ),
    (
        "<space>_(load|read)_(u8|ubyte)_<d16>",
        "loads 8 bits for each lane from {space} into the {d16} half of a register, zero-extended",
    ),
    (
        "<space>_(load|read)_(i8|sbyte)_<d16>",
        "loads 8 bits for each lane from {space} into the {d16} half of a register, sign-extended",
    ),
    ("ds_(read2|load_2addr)_<w>", "loads {w} for each lane from LDS at each of two offsets"),
    (
        "ds_(read2st64|load_2addr_stride64)_<w>",
        "loads {w} for each lane from LDS at each of two offsets, counted in steps of 64 elements",
    ),
    ("<space>_load_lds_(<w>|<zero>|<sign>)", "copies {w}{zero}{sign} for each lane from {space} to LDS"),
    ("t?buffer_load_format_<xyzw>", "loads {xyzw} for each lane from a memory buffer, converted from its format"),
    (
        "t?buffer_load_(d16_format|format_d16)_<xyzw>",
        "loads {xyzw} for each lane from a memory buffer, converted from its format to 16 bits",
    ),
    (
        "buffer_load_(d16_hi_format|format_d16_hi)_x",
        "loads a value for each lane from a memory buffer into the high half of a register, converted from its format",
    ),
    (
        "<space>_(load|read)(_lds)?_addtid_b32",
        "loads 32 bits for each lane from {space}, at places by the lane's number",
    ),
    ("<space>_load_block", "loads a block of registers for each lane from {space}"),
    (
        "global_load_tr_b128",
        "loads 128 bits for each lane from global memory, transposing a matrix of 16-bit elements between lanes",
    ),
    (
        "global_load_tr_b64",
        "loads 64 bits for each lane from global memory, transposing a matrix of 8-bit elements between lanes",
    ),
    (
        "ds_read_<w>_tr_<element>",
        "loads {w} for each lane from LDS, transposing a matrix of {element} elements between lanes",
    ),
)
_STORES: Rules = (
    ("<space>_(store|write)_<w>", "stores {w} of each lane to {space}"),
    ("<space>_store_<byte>", "stores {byte} of each lane to {space}"),
    ("<space>_store_d16_hi_<byte>", "stores {byte} of each lane, from a register's high half, to {space}"),
    ("<space>_(store|write)_<byte>_d16_hi", "stores {byte} of each lane, from a register's high half, to {space}"),
    ("ds_(write2|store_2addr)_<w>", "stores {w} of each lane to LDS at each of two offsets"),
    (
        "ds_(write2st64|store_2addr_stride64)_<w>",
        "stores {w} of each lane to LDS at each of two offsets, counted in steps of 64 elements",
    ),
    ("t?buffer_store_format_<xyzw>", "stores {xyzw} of each lane to a memory buffer, converted to its format"),
    (
        "t?buffer_store_(d16_format|format_d16)_<xyzw>",
        "stores {xyzw} of 16 bits of each lane to a memory buffer, converted to its format",
    ),
    (
        "buffer_store_(d16_hi_format|format_d16_hi)_x",
        "stores a value of each lane, from a register's high half, to a memory buffer, converted to its format",
    ),
    ("<space>_(store|write)_addtid_b32", "stores 32 bits of each lane to {space}, at places by the lane's number"),
    ("<space>_store_block", "stores a block of each lane's registers to {space}"),
)
_SCALAR: Rules = (
    ("s_load_<w>", "loads {w} from memory into scalar registers"),
    ("s_load_<zero>", "loads {zero} from memory into a scalar register, zero-extended to 32"),
    ("s_load_<sign>", "loads {sign} from memory into a scalar register, sign-extended to 32"),
    ("s_buffer_load_<w>", "loads {w} from a memory buffer into scalar registers"),
    ("s_buffer_load_<zero>", "loads {zero} from a memory buffer into a scalar register, zero-extended to 32"),
    ("s_buffer_load_<sign>", "loads {sign} from a memory buffer into a scalar register, sign-extended to 32"),
    ("s_scratch_load_<w>", "loads {w} from scratch memory into scalar registers"),
    ("s_store_<w>", "stores {w} of scalar registers to memory"),
    ("s_buffer_store_<w>", "stores {w} of scalar registers to a memory buffer"),
    ("s_scratch_store_<w>", "stores {w} of scalar registers to scratch memory"),
    (
        r"s_(buffer_)?atomic_(add|sub|swap|cmpswap|[su]min|[su]max|and|or|xor|inc|dec)(_x2)?",
        "atomically changes a value in memory, once for the wave",
    ),
    ("s_(buffer_)?prefetch_data(_pc_rel)?", "fetches data into the scalar cache before they are used"),
    ("s_prefetch_inst(_pc_rel)?", "fetches instructions into the cache before they are executed"),
)
_ATOMICS: Rules = (
    ("<at>_add<rtn><v>", "atomically adds each lane's {v} to one in {at}{rtn}"),
    ("<at>_sub<rtn><v>", "atomically subtracts each lane's {v} from one in {at}{rtn}"),
    ("<at>_rsub<rtn><v>", "atomically replaces a {v} in {at} by each lane's minus it{rtn}"),
    ("<at>_[su]?min(_num)?<rtn><v>", "atomically replaces a {v} in {at} by each lane's if that is smaller{rtn}"),
    ("<at>_[su]?max(_num)?<rtn><v>", "atomically replaces a {v} in {at} by each lane's if that is larger{rtn}"),
    ("<at>_<bitwise><rtn><v>", "atomically replaces a {v} in {at} by its bitwise {bitwise} with each lane's{rtn}"),
    ("<at>_(swap|wrxchg|storexchg)<rtn><v>", "atomically swaps each lane's {v} with one in {at}{rtn}"),
    (
        "<at>_(cmpswap|cmpst|cmpstore)<rtn><v>",
        "atomically replaces a {v} in {at} by each lane's if it equals another of the lane's{rtn}",
    ),
    ("<at>_inc<rtn><v>", "atomically counts a {v} in {at} up, from each lane's limit on back to 0{rtn}"),
    ("<at>_dec<rtn><v>", "atomically counts a {v} in {at} down, from 0 back to each lane's limit{rtn}"),
    ("<at>_(csub|sub_clamp)<rtn><v>", "atomically subtracts each lane's {v} from one in {at}, but not below 0{rtn}"),
    ("<at>_cond_sub<rtn><v>", "atomically subtracts each lane's {v} from one in {at}, unless that is smaller{rtn}"),
    ("<at>_pk_add<rtn><v>", "atomically adds each lane's two {v}s to two in {at}{rtn}"),
    ("ds_mskor<rtn><v>", "atomically clears bits of a {v} in LDS and sets others, as each lane says{rtn}"),
    ("ds_wrxchg2(st64)?<rtn><v>", "atomically swaps two {v}s of each lane with two in LDS{rtn}"),
    ("ds_storexchg_2addr(_stride64)?<rtn><v>", "atomically swaps two {v}s of each lane with two in LDS{rtn}"),
    (
        "ds_wrap_rtn_b32",
        "atomically subtracts each lane's value from one in LDS, or adds another if it is smaller, "
        "returning the old one",
    ),
    ("ds_append", "atomically adds the number of active lanes to a counter in LDS, and returns the old value"),
    ("ds_consume", "atomically subtracts the number of active lanes from a counter in LDS, and returns the old value"),
    (
        r"image_atomic_(pk_)?(add|sub|swap|cmpswap|[su]?min|[su]?max|and|or|xor|inc|dec)(_(u?int|flt|b?f16))?",
        "atomically changes an element of an image for each lane",
    ),
)
_BETWEEN_LANES: Rules = (
    ("ds_permute_b32", "sends each lane's 32-bit value to the lane that it names, by way of LDS"),
    ("ds_bpermute_b32", "fetches for each lane a 32-bit value of the lane that it names, by way of LDS"),
    (
        "ds_bpermute_fi_b32",
        "fetches for each lane a 32-bit value of the lane that it names, be that active or not, by way of LDS",
    ),
    ("ds_swizzle_b32", "fetches for each lane a 32-bit value of another lane, in a fixed pattern, by way of LDS"),
    ("(lds|ds)_direct_load", "loads one 32-bit value from LDS into all lanes"),
    ("(lds|ds)_param_load", "loads the parts of a pixel's attribute from LDS"),
    ("ds_bvh_stack(_push[48]_pop[12])?_rtn_b(32|64)", "pushes and pops nodes of a ray's traversal stack in LDS"),
    ("ds_gws_(barrier|init|sema_(br|p|v|release_all))", "synchronises waves across workgroups"),
    ("ds_nop", "does nothing"),
)
_CACHES: Rules = (
    ("buffer_gl0_inv", "invalidates the L0 vector cache"),
    ("(buffer|s)_gl1_inv", "invalidates the L1 cache of the shader array"),
    ("buffer_wbinvl1(_vol)?", "invalidates the L1 vector cache"),
    ("buffer_wbl2", "writes changed lines of the L2 cache back to memory, as far as the named scope needs"),
    ("(buffer|global)_inv", "invalidates the caches that the named scope does not share"),
    ("global_wb", "writes changed lines back from the caches that the named scope does not share"),
    ("global_wbinv", "writes back and invalidates the caches that the named scope does not share"),
    ("s_dcache_inv(_vol)?", "invalidates the scalar data cache"),
    ("s_dcache_wb(_vol)?", "writes changed lines of the scalar data cache back to memory"),
    ("s_icache_inv", "invalidates the instruction cache"),
)
_IMAGES: Rules = (
    ("image_load(_mip)?(_pck(_sgn)?)?", "loads an element of an image for each lane"),
    ("image_store(_mip)?(_pck)?", "stores an element of an image for each lane"),
    ("image_msaa_load", "loads samples of an element of a multisampled image for each lane"),
    ("image_sample(_(c|b|cl|d|l|lz|o|g16))*", "samples an image with filtering for each lane"),
    ("image_gather4h?(_(c|b|cl|l|lz|o))*", "loads four neighbouring elements of an image for each lane"),
    ("image_get_resinfo", "reads the size of an image"),
    ("image_get_lod", "computes the level of detail at which an image would be sampled"),
    ("image_bvh(64|8|_dual)?_intersect_ray", "tests each lane's ray against a node of a bounding volume hierarchy"),
    ("(exp|export)", "exports each lane's values, such as a pixel's colour, to the graphics hardware"),
)

MEMORY = Grammar(_LOADS + _STORES + _SCALAR + _ATOMICS + _BETWEEN_LANES + _CACHES + _IMAGES)
