BEGIN TRANSACTION;
CREATE TABLE artifact (
  id INTEGER NOT NULL,
  run_id INTEGER NOT NULL,
  lane VARCHAR NOT NULL,
  name VARCHAR NOT NULL,
  sha256 VARCHAR NOT NULL,
  size_bytes INTEGER NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY(run_id) REFERENCES run (id) ON DELETE CASCADE
);
INSERT INTO "artifact" VALUES(83,24,'cuda','kernel.co','688f8a9c4d94419d420ee73ad88143bc4f850763849fefbec14297a43d46bea7',20632);
INSERT INTO "artifact" VALUES(84,24,'cuda','kernel.ptx','e873fb5dd18093db72f45bc1eb39353b3ad83f4b6d0fdd8ddbdff8fe8bb681fa',46128);
INSERT INTO "artifact" VALUES(85,24,'cuda','kernel.s','6feab9538f98e7d69d2d7bafe1a80bc4746f6b0b6b7bfaa4fc16747d77ecb79b',54978);
INSERT INTO "artifact" VALUES(86,24,'cuda','log.txt','01ba4719c80b6fe911b091a7c05124b64eeece964e09c058ef8f9805daca546b',1);
INSERT INTO "artifact" VALUES(87,24,'cuda','scaled_mm_sm90.cu','9d34b8c81221fbfde939c82008338cdd8c903f66beb03d0ee5f70c4ab6988c45',10224);
INSERT INTO "artifact" VALUES(88,24,'triton','kernel.co','9f9e8e58d6daa1047aee61c0723bf21dbd2779d6861d09dfd10295499533fb19',16752);
INSERT INTO "artifact" VALUES(89,24,'triton','kernel.llir','464ba0a3e9b4bac6edabef0b80a789200927815e3eeb16ddee80b624959896ea',466421);
INSERT INTO "artifact" VALUES(90,24,'triton','kernel.ptx','0c64d592df52df6af18a81a7cf60e486a915822b9d20baa365e83820aa23f47f',38270);
INSERT INTO "artifact" VALUES(91,24,'triton','kernel.s','0709a016e829a73bcbfc9e0b780b11af3af0a1aec393ecb5b784a34780ae8ad9',56295);
INSERT INTO "artifact" VALUES(92,24,'triton','kernel.source','4723d5759ceb3ca8c0da590b11a7d7a53f7631e6f3f89410b64dbe5bc455735a',12693);
INSERT INTO "artifact" VALUES(93,24,'triton','kernel.ttgir','f27d4b558a0bb567ba96ac380ca6087600d5216c5909fa2d79652972eff9860a',17266);
INSERT INTO "artifact" VALUES(94,24,'triton','kernel.ttir','8a8d04956008b6fe0e9f25b1eaefa6664cfa414c9cbf9ea23b815537af246342',5913);
INSERT INTO "artifact" VALUES(95,24,'triton','log.txt','e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',0);
INSERT INTO "artifact" VALUES(96,24,'triton','scaled_mm.py','81e050ed63e2ac9df8e0efdfe790c6f7347fa3c0c5fc642f39bb537e71863904',2234);
INSERT INTO "artifact" VALUES(280,39,'hip','kernel.co','a037c4393dc7f11367b5d7d586b34f542a01320816067c012d868ffc8c135514',12096);
INSERT INTO "artifact" VALUES(281,39,'hip','kernel.ll','eebb517c4c65a3a12b81f0877d883134175719be4d7d2d000e92c270e60e29bc',97393);
INSERT INTO "artifact" VALUES(282,39,'hip','kernel.s','f91cd866cc81ce781775c8d250ab6371c99755ca38d88d161330f7c05d751a5b',46610);
INSERT INTO "artifact" VALUES(283,39,'hip','log.txt','e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',0);
INSERT INTO "artifact" VALUES(284,39,'hip','scaled_mm.h','3ecd4d3048c04ee591e8c29d8ef6a3e2f62b6814ac86fbee7d4a1dfca94cdf88',7537);
INSERT INTO "artifact" VALUES(285,39,'hip','scaled_mm.hip','e54a4c0a5c6d7bd53bf02d6c92363344e19acff0e446c4e25e1c0f2dc1a0c673',8232);
INSERT INTO "artifact" VALUES(286,39,'triton','kernel.co','4a26e5e7e1975fa304d5c8ef9b76730c7f8999986a23aac6e57760a096956123',21592);
INSERT INTO "artifact" VALUES(287,39,'triton','kernel.llir','cbc5b6c9978a10fa1bf0bded9095c9225993592a485c9ff109b01a4e966f065d',205031);
INSERT INTO "artifact" VALUES(288,39,'triton','kernel.s','910b503a1d0c6eeccedf505f80e17f29ba3e09688cf442f427bdd14568a84ba2',101754);
INSERT INTO "artifact" VALUES(289,39,'triton','kernel.source','7d7a237dbb2fe10288fd3c4636b153df150220b83337073e1b2c93ddbd9cf027',14299);
INSERT INTO "artifact" VALUES(290,39,'triton','kernel.ttgir','fee2f088b6dd04d71af01c16f66017fc24936573a1c0d5bc6475c9150a9c80b6',14549);
INSERT INTO "artifact" VALUES(291,39,'triton','kernel.ttir','f431fdc774425357a48eb5a39cf7130b70c85779892903eefe11d56680407507',6672);
INSERT INTO "artifact" VALUES(292,39,'triton','log.txt','e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',0);
INSERT INTO "artifact" VALUES(293,39,'triton','scaled_mm.py','81e050ed63e2ac9df8e0efdfe790c6f7347fa3c0c5fc642f39bb537e71863904',2234);
CREATE TABLE blob (
  sha256 VARCHAR NOT NULL,
  size_bytes BIGINT NOT NULL,
  stored_bytes BIGINT NOT NULL,
  data BLOB NOT NULL,
  PRIMARY KEY (sha256)
);
CREATE TABLE build (
  id INTEGER NOT NULL,
  run_id INTEGER NOT NULL,
  lane VARCHAR NOT NULL,
  ok BOOLEAN NOT NULL,
  cached BOOLEAN NOT NULL,
  seconds FLOAT,
  failed_stage VARCHAR,
  failed_pass VARCHAR,
  message TEXT,
  compiler VARCHAR NOT NULL,
  compiler_version VARCHAR NOT NULL,
  compiler_path TEXT,
  library_path TEXT,
  library_sha256 VARCHAR,
  packages JSON,
  environment JSON,
  options JSON,
  kernel_name VARCHAR,
  code_object_sha256 VARCHAR,
  grid VARCHAR,
  threads INTEGER,
  dynamic_lds_bytes INTEGER,
  PRIMARY KEY (id),
  FOREIGN KEY(run_id) REFERENCES run (id) ON DELETE CASCADE
);
INSERT INTO "build" VALUES(13,24,'cuda',1,0,7.36740260999997786939e-01,NULL,NULL,NULL,'nvrtc','13.0','{env}/lib/python3.12/site-packages/nvidia/cu13/lib/libnvrtc-builtins.so.13.0','{env}/lib/python3.12/site-packages/nvidia/cu13/lib/libnvrtc-builtins.so.13.0','85dea23d5388e23643499c927a14bba8a35752cabe700c3632b450b317667c5f','{}','{}','{"flags": ["--gpu-architecture=sm_90a", "--std=c++17", "-DPARITY_BLOCK_M=128", "-DPARITY_BLOCK_N=256", "-DPARITY_BLOCK_K=32", "-DPARITY_THREADS=256", "-DPARITY_LDS_BYTES=81920"]}','scaled_mm','688f8a9c4d94419d420ee73ad88143bc4f850763849fefbec14297a43d46bea7','2048x1x1',256,81920);
INSERT INTO "build" VALUES(14,24,'triton',1,0,1.18785499699999874678e+00,NULL,NULL,NULL,'triton','3.6.0','{env}/bin/python3','{env}/lib/python3.12/site-packages/triton/_C/libtriton.so','28daaa70a904e4f8add754e518533e8a69b94ab8b16431ce77d45f1f25282b87','{"files sha256": "8fc9907210b9a4b2743e76a04b05387a0b1453493e2cfa2c9fff4091b48d2903"}','{"TRITON_DEFAULT_FP_FUSION": "1", "TRITON_DISABLE_LINE_INFO": "1"}','{"symbol": "scaled_mm", "types": ["*fp16", "*fp8e4nv", "*fp32", "*fp16", "*fp16", "i32", "i32", "i32"], "attributes": [[["tt.divisibility", 16]], [["tt.divisibility", 16]], [["tt.divisibility", 16]], [["tt.divisibility", 16]], [["tt.divisibility", 16]], [["tt.divisibility", 16]], [["tt.divisibility", 16]], [["tt.divisibility", 16]]], "constants": {"BLOCK_M": 128, "BLOCK_N": 256, "BLOCK_K": 32}, "options": {"num_warps": 8, "num_stages": 4}, "backend": "cuda", "arch": 90, "warp_size": 32}','scaled_mm','9f9e8e58d6daa1047aee61c0723bf21dbd2779d6861d09dfd10295499533fb19','2048x1x1',256,73728);
INSERT INTO "build" VALUES(43,39,'hip',1,1,3.61592148998170159757e-01,NULL,NULL,NULL,'clang (zig)','clang version 22.1.8','{env}/lib/python3.11/site-packages/ziglang/zig','{env}/lib/python3.11/site-packages/ziglang/zig','7c61539af19fa4082c94848f1c2b57b89e76dc6cfd5bd4c57764c3caf8f82272','{}','{}','{"flags": ["-O3", "-std=c++17", "-DPARITY_BLOCK_M=128", "-DPARITY_BLOCK_N=256", "-DPARITY_BLOCK_K=32", "-DPARITY_THREADS=256"]}','scaled_mm','a037c4393dc7f11367b5d7d586b34f542a01320816067c012d868ffc8c135514','2048x1x1',256,0);
INSERT INTO "build" VALUES(44,39,'triton',1,1,1.93499103000067407265e+00,NULL,NULL,NULL,'triton','3.6.0','{env}/bin/python3','{env}/lib/python3.11/site-packages/triton/_C/libtriton.so','898772c2cd1cc80fa8d8e5f1dc2f1a38c3a3fb9f7fb9a50a07c249e71ce1a884','{"files sha256": "8fc9907210b9a4b2743e76a04b05387a0b1453493e2cfa2c9fff4091b48d2903"}','{"TRITON_DEFAULT_FP_FUSION": "1", "TRITON_DISABLE_LINE_INFO": "1"}','{"symbol": "scaled_mm", "types": ["*fp16", "*u8", "*fp32", "*fp16", "*fp16", "i32", "i32", "i32"], "attributes": [[["tt.divisibility", 16], ["tt.pointer_range", 32]], [["tt.divisibility", 16], ["tt.pointer_range", 32]], [["tt.divisibility", 16], ["tt.pointer_range", 32]], [["tt.divisibility", 16], ["tt.pointer_range", 32]], [["tt.divisibility", 16], ["tt.pointer_range", 32]], [["tt.divisibility", 16]], [["tt.divisibility", 16]], [["tt.divisibility", 16]]], "constants": {"BLOCK_M": 128, "BLOCK_N": 256, "BLOCK_K": 32}, "options": {"num_warps": 8, "num_stages": 2}, "backend": "hip", "arch": "gfx1151", "warp_size": 32}','scaled_mm','4a26e5e7e1975fa304d5c8ef9b76730c7f8999986a23aac6e57760a096956123','2048x1x1',256,16384);
CREATE TABLE calibration (
  id INTEGER NOT NULL,
  uuid VARCHAR NOT NULL,
  study VARCHAR NOT NULL,
  step VARCHAR NOT NULL,
  device VARCHAR NOT NULL,
  device_name VARCHAR NOT NULL,
  host VARCHAR NOT NULL,
  epoch VARCHAR NOT NULL,
  sessions INTEGER,
  aa_scatter FLOAT,
  created_at VARCHAR NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (uuid)
);
INSERT INTO "calibration" VALUES(1,'4915565f-d531-5cb0-b6be-d8be754373a0','sm90','step01','cuda','NVIDIA H200','vm','136f5d9b7d1a60ce',8,6.3185793129769563664e-04,'2026-11-21T11:54:39.236+00:00');
CREATE TABLE contract (
  id INTEGER NOT NULL,
  study VARCHAR NOT NULL,
  sha256 VARCHAR NOT NULL,
  body JSON NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (study, sha256)
);
INSERT INTO "contract" VALUES(1,'gfx1151','b8466472f66fb009016e1ac95762172145a638d9aecfe828369dbeeadc877a81','{"title": "fp16 x fp8 scaled matrix multiplication on gfx1151", "arch": "gfx1151", "threads": 256, "tensors": {"a": {"dtype": "float16", "shape": ["m", "k"], "layout": "row_major", "direction": "in"}, "b": {"dtype": "float8_e4m3fn", "shape": ["k", "n"], "layout": "row_major", "direction": "in"}, "scale": {"dtype": "float32", "shape": ["1"], "layout": "row_major", "direction": "in"}, "bias": {"dtype": "float16", "shape": ["n"], "layout": "row_major", "direction": "in"}, "c": {"dtype": "float16", "shape": ["m", "n"], "layout": "row_major", "direction": "out"}}, "numerics": {"rounding": "once", "subnormals": "exact", "accumulate": "float32", "nan": "continues_exponent"}, "inputs": {"distribution": "normal", "seed": 20240811}, "guardrails": {"next_free_vgpr_below": 256, "private_segment_bytes": 0}, "kpi": {"lane": "triton", "margin_percent": 0.5}, "matrix_instruction": "v_wmma_f32_16x16x16_f16", "baseline": "step11", "autotuning": false, "axes": {"m": 8192, "n": 8192, "k": 8192}, "blocks": {"m": 128, "n": 256, "k": 32}, "operator": "scaled_mm", "scalars": {}, "tails": []}');
INSERT INTO "contract" VALUES(2,'sm90','8f91110c080c9be0440ff0aad13659be5786c747c1d2f82f9e0cdf50d3b18201','{"title": "fp16 x fp8 scaled matrix multiplication on sm_90", "arch": "sm_90", "threads": 256, "tensors": {"a": {"dtype": "float16", "shape": ["m", "k"], "layout": "row_major", "direction": "in"}, "b": {"dtype": "float8_e4m3fn", "shape": ["k", "n"], "layout": "row_major", "direction": "in"}, "scale": {"dtype": "float32", "shape": ["1"], "layout": "row_major", "direction": "in"}, "bias": {"dtype": "float16", "shape": ["n"], "layout": "row_major", "direction": "in"}, "c": {"dtype": "float16", "shape": ["m", "n"], "layout": "row_major", "direction": "out"}}, "numerics": {"rounding": "once", "subnormals": "exact", "accumulate": "float32", "nan": "propagates"}, "inputs": {"distribution": "normal", "seed": 20240811}, "guardrails": {"next_free_vgpr_below": 256, "private_segment_bytes": 0}, "kpi": {"lane": "triton", "margin_percent": 0.5}, "matrix_instruction": "HGMMA\\.64x256x16\\.F32", "autotuning": false, "axes": {"m": 8192, "n": 8192, "k": 8192}, "blocks": {"m": 128, "n": 256, "k": 32}, "operator": "scaled_mm", "scalars": {}, "tails": []}');
CREATE TABLE contract_check (
  id INTEGER NOT NULL,
  run_id INTEGER NOT NULL,
  lane VARCHAR NOT NULL,
  name VARCHAR NOT NULL,
  status VARCHAR NOT NULL,
  expected TEXT NOT NULL,
  found TEXT NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY(run_id) REFERENCES run (id) ON DELETE CASCADE
);
INSERT INTO "contract_check" VALUES(133,24,'cuda','architecture','held','sm_90','sm_90');
INSERT INTO "contract_check" VALUES(134,24,'cuda','assembly text','held','the code object''s machine code','its own disassembly');
INSERT INTO "contract_check" VALUES(135,24,'cuda','workgroup size','held','256','256');
INSERT INTO "contract_check" VALUES(136,24,'cuda','wave size','held','32','32');
INSERT INTO "contract_check" VALUES(137,24,'cuda','grid','held','2048 workgroups, one per tile','2048: (2048, 1, 1)');
INSERT INTO "contract_check" VALUES(138,24,'cuda','LDS','held','at most 232448 bytes','1024 static + 81920 dynamic bytes');
INSERT INTO "contract_check" VALUES(139,24,'cuda','matrix instruction','held','HGMMA\.64x256x16\.F32','HGMMA.64x256x16.F32');
INSERT INTO "contract_check" VALUES(140,24,'cuda','arguments','held','a, b, scale, bias, c, m, n, k','8 as bound, 0 of the runtime''s');
INSERT INTO "contract_check" VALUES(141,24,'cuda','tile','held','128 x 256 x 32','the hot loop does the matrix work of 1 tiles');
INSERT INTO "contract_check" VALUES(142,24,'cuda','output tile','held','256 bytes stored per thread','256 in the text');
INSERT INTO "contract_check" VALUES(143,24,'triton','architecture','held','sm_90','sm_90');
INSERT INTO "contract_check" VALUES(144,24,'triton','assembly text','held','the code object''s machine code','its own disassembly');
INSERT INTO "contract_check" VALUES(145,24,'triton','workgroup size','held','256','256');
INSERT INTO "contract_check" VALUES(146,24,'triton','wave size','held','32','32');
INSERT INTO "contract_check" VALUES(147,24,'triton','grid','held','2048 workgroups, one per tile','2048: (2048, 1, 1)');
INSERT INTO "contract_check" VALUES(148,24,'triton','LDS','held','at most 232448 bytes','1024 static + 73728 dynamic bytes');
INSERT INTO "contract_check" VALUES(149,24,'triton','matrix instruction','held','HGMMA\.64x256x16\.F32','HGMMA.64x256x16.F32');
INSERT INTO "contract_check" VALUES(150,24,'triton','arguments','held','a, b, scale, bias, c, m, n, k','8 as bound, 2 of the runtime''s');
INSERT INTO "contract_check" VALUES(151,24,'triton','tile','held','128 x 256 x 32','the hot loop does the matrix work of 1 tiles, as does tt.dot');
INSERT INTO "contract_check" VALUES(152,24,'triton','output tile','held','256 bytes stored per thread','256 in the text');
INSERT INTO "contract_check" VALUES(153,24,'triton','autotuning','held','off','off');
INSERT INTO "contract_check" VALUES(154,24,'pair','tile','held','both lanes work on the same tile','tiles: hip 1 per round, triton 1 per round');
INSERT INTO "contract_check" VALUES(463,39,'hip','architecture','held','gfx1151','gfx1151');
INSERT INTO "contract_check" VALUES(464,39,'hip','assembly text','held','the code object''s machine code, VGPRs, spills, private and LDS bytes','assembles to the same bytes');
INSERT INTO "contract_check" VALUES(465,39,'hip','workgroup size','held','256','256');
INSERT INTO "contract_check" VALUES(466,39,'hip','wave size','held','32','32');
INSERT INTO "contract_check" VALUES(467,39,'hip','grid','held','2048 workgroups, one per tile','2048: (2048, 1, 1)');
INSERT INTO "contract_check" VALUES(468,39,'hip','LDS','held','at most 65536 bytes','49408 static + 0 dynamic bytes');
INSERT INTO "contract_check" VALUES(469,39,'hip','matrix instruction','held','v_wmma_f32_16x16x16_f16','v_wmma_f32_16x16x16_f16');
INSERT INTO "contract_check" VALUES(470,39,'hip','arguments','held','a, b, scale, bias, c, m, n, k','8 as bound, 0 of the runtime''s');
INSERT INTO "contract_check" VALUES(471,39,'hip','tile','held','128 x 256 x 32','the hot loop does the matrix work of 1 tiles');
INSERT INTO "contract_check" VALUES(472,39,'hip','output tile','held','256 bytes stored per thread','256 in the text');
INSERT INTO "contract_check" VALUES(473,39,'triton','architecture','held','gfx1151','gfx1151');
INSERT INTO "contract_check" VALUES(474,39,'triton','assembly text','held','the code object''s machine code, VGPRs, spills, private and LDS bytes','assembles to the same bytes');
INSERT INTO "contract_check" VALUES(475,39,'triton','workgroup size','held','256','256');
INSERT INTO "contract_check" VALUES(476,39,'triton','wave size','held','32','32');
INSERT INTO "contract_check" VALUES(477,39,'triton','grid','held','2048 workgroups, one per tile','2048: (2048, 1, 1)');
INSERT INTO "contract_check" VALUES(478,39,'triton','LDS','held','at most 65536 bytes','0 static + 16384 dynamic bytes');
INSERT INTO "contract_check" VALUES(479,39,'triton','matrix instruction','held','v_wmma_f32_16x16x16_f16','v_wmma_f32_16x16x16_f16');
INSERT INTO "contract_check" VALUES(480,39,'triton','arguments','held','a, b, scale, bias, c, m, n, k','8 as bound, 2 of the runtime''s');
INSERT INTO "contract_check" VALUES(481,39,'triton','tile','held','128 x 256 x 32','the hot loop does the matrix work of 1 tiles, as does the TTGIR''s dot');
INSERT INTO "contract_check" VALUES(482,39,'triton','output tile','held','256 bytes stored per thread','256 in the text');
INSERT INTO "contract_check" VALUES(483,39,'triton','autotuning','held','off','off');
INSERT INTO "contract_check" VALUES(484,39,'pair','tile','held','both lanes work on the same tile','tiles: hip 1 per round, triton 1 per round');
CREATE TABLE counter_name (
  id INTEGER NOT NULL,
  scope VARCHAR NOT NULL,
  name VARCHAR NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (scope, name)
);
INSERT INTO "counter_name" VALUES(1,'function','s_waitcnt');
INSERT INTO "counter_name" VALUES(2,'profile','vgpr');
INSERT INTO "counter_name" VALUES(3,'function','v_perm_b32');
INSERT INTO "counter_name" VALUES(4,'resources','next_free_vgpr');
INSERT INTO "counter_name" VALUES(5,'resources','private_segment_bytes');
INSERT INTO "counter_name" VALUES(6,'profile','scratch_bytes');
INSERT INTO "counter_name" VALUES(7,'occupancy_limit','waves');
INSERT INTO "counter_name" VALUES(8,'function','SHF.R.S32.HI');
INSERT INTO "counter_name" VALUES(9,'function','LEA.HI.X');
INSERT INTO "counter_name" VALUES(10,'function','R2UR');
INSERT INTO "counter_name" VALUES(11,'function','PLOP3.LUT');
INSERT INTO "counter_name" VALUES(12,'function','DEPBAR.LE');
INSERT INTO "counter_name" VALUES(13,'function_class','global_load_32');
INSERT INTO "counter_name" VALUES(14,'hot_loop','IMAD');
INSERT INTO "counter_name" VALUES(15,'hot_loop','STS.128');
INSERT INTO "counter_name" VALUES(16,'hot_loop','LDGSTS.E.BYPASS.128');
INSERT INTO "counter_name" VALUES(17,'hot_loop','WARPGROUP.DEPBAR.LE');
INSERT INTO "counter_name" VALUES(18,'resources','vgpr_count');
INSERT INTO "counter_name" VALUES(19,'function','instructions');
INSERT INTO "counter_name" VALUES(20,'function','NOP');
INSERT INTO "counter_name" VALUES(21,'function','IMAD.IADD');
INSERT INTO "counter_name" VALUES(22,'function','HGMMA.64x256x16.F32');
INSERT INTO "counter_name" VALUES(23,'function','USGXT.U32');
INSERT INTO "counter_name" VALUES(24,'function','STS.U16');
INSERT INTO "counter_name" VALUES(25,'function_class','matrix');
INSERT INTO "counter_name" VALUES(26,'hot_loop','IADD3');
INSERT INTO "counter_name" VALUES(27,'hot_loop','VIADD');
INSERT INTO "counter_name" VALUES(28,'hot_loop_class','permute');
INSERT INTO "counter_name" VALUES(29,'resources','vgpr_spills');
INSERT INTO "counter_name" VALUES(30,'function','v_permlanex16_b32');
INSERT INTO "counter_name" VALUES(31,'function','s_clause');
INSERT INTO "counter_name" VALUES(32,'function','s_load_b64');
INSERT INTO "counter_name" VALUES(33,'function','v_lshlrev_b64');
INSERT INTO "counter_name" VALUES(34,'function','s_mul_hi_i32');
INSERT INTO "counter_name" VALUES(35,'function','s_endpgm');
INSERT INTO "counter_name" VALUES(36,'function_class','global_load_128');
INSERT INTO "counter_name" VALUES(37,'hot_loop','s_waitcnt');
INSERT INTO "counter_name" VALUES(38,'hot_loop','s_cbranch_scc0');
INSERT INTO "counter_name" VALUES(39,'occupancy_limit','vgpr');
INSERT INTO "counter_name" VALUES(40,'function','v_pk_lshlrev_b16');
INSERT INTO "counter_name" VALUES(41,'function','s_mov_b32');
INSERT INTO "counter_name" VALUES(42,'function','v_xor_b32');
INSERT INTO "counter_name" VALUES(43,'function','s_abs_i32');
INSERT INTO "counter_name" VALUES(44,'function','s_mul_f32');
INSERT INTO "counter_name" VALUES(45,'function_class','valu');
INSERT INTO "counter_name" VALUES(46,'function_class','cache');
INSERT INTO "counter_name" VALUES(47,'hot_loop','ds_load_u8_d16_hi');
INSERT INTO "counter_name" VALUES(48,'hot_loop','s_barrier');
INSERT INTO "counter_name" VALUES(49,'hot_loop_class','buffer_load_128');
INSERT INTO "counter_name" VALUES(50,'executed','v_pk_mul_f16');
INSERT INTO "counter_name" VALUES(51,'executed','global_store_b128');
INSERT INTO "counter_name" VALUES(52,'executed','s_lshl_b32');
INSERT INTO "counter_name" VALUES(53,'executed','v_mad_u32_u24');
INSERT INTO "counter_name" VALUES(54,'executed','s_lshr_b32');
INSERT INTO "counter_name" VALUES(55,'executed','s_load_b32');
INSERT INTO "counter_name" VALUES(56,'executed_class','dual');
INSERT INTO "counter_name" VALUES(57,'hot_loop_executed_class','lds_load_128');
INSERT INTO "counter_name" VALUES(58,'waits','overlapping_loads');
INSERT INTO "counter_name" VALUES(59,'global','segments_128');
INSERT INTO "counter_name" VALUES(60,'executed','s_mov_b32');
INSERT INTO "counter_name" VALUES(61,'executed','v_xor_b32');
INSERT INTO "counter_name" VALUES(62,'executed','s_xor_b32');
INSERT INTO "counter_name" VALUES(63,'executed','s_mov_b64');
INSERT INTO "counter_name" VALUES(64,'executed_class','wait');
INSERT INTO "counter_name" VALUES(65,'executed_class','buffer_load_16');
INSERT INTO "counter_name" VALUES(66,'lds','misaligned_lanes');
CREATE TABLE dispatch (
  id INTEGER NOT NULL,
  profile_id INTEGER NOT NULL,
  kind_id INTEGER NOT NULL,
  number BIGINT NOT NULL,
  start_ns BIGINT,
  end_ns BIGINT,
  duration_ns BIGINT,
  PRIMARY KEY (id),
  FOREIGN KEY(profile_id) REFERENCES profile (id) ON DELETE CASCADE,
  FOREIGN KEY(kind_id) REFERENCES dispatch_kind (id) ON DELETE CASCADE
);
INSERT INTO "dispatch" VALUES(7,5,3,0,NULL,NULL,2577312);
INSERT INTO "dispatch" VALUES(8,5,3,1,NULL,NULL,2563488);
INSERT INTO "dispatch" VALUES(9,5,3,2,NULL,NULL,2562560);
INSERT INTO "dispatch" VALUES(10,7,4,0,NULL,NULL,3351040);
INSERT INTO "dispatch" VALUES(11,7,4,1,NULL,NULL,3350784);
INSERT INTO "dispatch" VALUES(12,7,4,2,NULL,NULL,3346176);
CREATE TABLE dispatch_counter (
  id INTEGER NOT NULL,
  profile_id INTEGER NOT NULL,
  number BIGINT NOT NULL,
  name VARCHAR NOT NULL,
  value FLOAT NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY(profile_id) REFERENCES profile (id) ON DELETE CASCADE
);
INSERT INTO "dispatch_counter" VALUES(55,5,0,'dram__bytes.sum',1370135808.0);
INSERT INTO "dispatch_counter" VALUES(56,5,0,'l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum',15935328.0);
INSERT INTO "dispatch_counter" VALUES(57,5,0,'l1tex__data_pipe_lsu_wavefronts_mem_shared.sum',281429191.0);
INSERT INTO "dispatch_counter" VALUES(58,5,0,'lts__t_sectors_lookup_hit.sum',217687236.0);
INSERT INTO "dispatch_counter" VALUES(59,5,0,'lts__t_sectors_lookup_miss.sum',75459409.0);
INSERT INTO "dispatch_counter" VALUES(60,5,0,'sm__inst_executed.sum',579452928.0);
INSERT INTO "dispatch_counter" VALUES(61,5,0,'sm__inst_executed_pipe_tensor.sum',8388608.0);
INSERT INTO "dispatch_counter" VALUES(62,5,0,'sm__warps_active.avg.per_cycle_active',7.99);
INSERT INTO "dispatch_counter" VALUES(63,5,0,'smsp__warps_launched.sum',16384.0);
INSERT INTO "dispatch_counter" VALUES(64,5,1,'dram__bytes.sum',1370132480.0);
INSERT INTO "dispatch_counter" VALUES(65,5,1,'l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum',16037690.0);
INSERT INTO "dispatch_counter" VALUES(66,5,1,'l1tex__data_pipe_lsu_wavefronts_mem_shared.sum',281530954.0);
INSERT INTO "dispatch_counter" VALUES(67,5,1,'lts__t_sectors_lookup_hit.sum',217270417.0);
INSERT INTO "dispatch_counter" VALUES(68,5,1,'lts__t_sectors_lookup_miss.sum',75261592.0);
INSERT INTO "dispatch_counter" VALUES(69,5,1,'sm__inst_executed.sum',579452928.0);
INSERT INTO "dispatch_counter" VALUES(70,5,1,'sm__inst_executed_pipe_tensor.sum',8388608.0);
INSERT INTO "dispatch_counter" VALUES(71,5,1,'sm__warps_active.avg.per_cycle_active',7.99);
INSERT INTO "dispatch_counter" VALUES(72,5,1,'smsp__warps_launched.sum',16384.0);
INSERT INTO "dispatch_counter" VALUES(73,5,2,'dram__bytes.sum',1370097152.0);
INSERT INTO "dispatch_counter" VALUES(74,5,2,'l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum',16110478.0);
INSERT INTO "dispatch_counter" VALUES(75,5,2,'l1tex__data_pipe_lsu_wavefronts_mem_shared.sum',281609243.0);
INSERT INTO "dispatch_counter" VALUES(76,5,2,'lts__t_sectors_lookup_hit.sum',217854104.0);
INSERT INTO "dispatch_counter" VALUES(77,5,2,'lts__t_sectors_lookup_miss.sum',75195713.0);
INSERT INTO "dispatch_counter" VALUES(78,5,2,'sm__inst_executed.sum',579452928.0);
INSERT INTO "dispatch_counter" VALUES(79,5,2,'sm__inst_executed_pipe_tensor.sum',8388608.0);
INSERT INTO "dispatch_counter" VALUES(80,5,2,'sm__warps_active.avg.per_cycle_active',7.99);
INSERT INTO "dispatch_counter" VALUES(81,5,2,'smsp__warps_launched.sum',16384.0);
INSERT INTO "dispatch_counter" VALUES(82,7,0,'dram__bytes.sum',1616324096.0);
INSERT INTO "dispatch_counter" VALUES(83,7,0,'l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum',140835985.0);
INSERT INTO "dispatch_counter" VALUES(84,7,0,'l1tex__data_pipe_lsu_wavefronts_mem_shared.sum',455645325.0);
INSERT INTO "dispatch_counter" VALUES(85,7,0,'lts__t_sectors_lookup_hit.sum',152120285.0);
INSERT INTO "dispatch_counter" VALUES(86,7,0,'lts__t_sectors_lookup_miss.sum',76000926.0);
INSERT INTO "dispatch_counter" VALUES(87,7,0,'sm__inst_executed.sum',413630464.0);
INSERT INTO "dispatch_counter" VALUES(88,7,0,'sm__inst_executed_pipe_tensor.sum',8388608.0);
INSERT INTO "dispatch_counter" VALUES(89,7,0,'sm__warps_active.avg.per_cycle_active',7.99);
INSERT INTO "dispatch_counter" VALUES(90,7,0,'smsp__warps_launched.sum',16384.0);
INSERT INTO "dispatch_counter" VALUES(91,7,1,'dram__bytes.sum',1591759104.0);
INSERT INTO "dispatch_counter" VALUES(92,7,1,'l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum',140591720.0);
INSERT INTO "dispatch_counter" VALUES(93,7,1,'l1tex__data_pipe_lsu_wavefronts_mem_shared.sum',455401799.0);
INSERT INTO "dispatch_counter" VALUES(94,7,1,'lts__t_sectors_lookup_hit.sum',154569784.0);
INSERT INTO "dispatch_counter" VALUES(95,7,1,'lts__t_sectors_lookup_miss.sum',76110684.0);
INSERT INTO "dispatch_counter" VALUES(96,7,1,'sm__inst_executed.sum',413630464.0);
INSERT INTO "dispatch_counter" VALUES(97,7,1,'sm__inst_executed_pipe_tensor.sum',8388608.0);
INSERT INTO "dispatch_counter" VALUES(98,7,1,'sm__warps_active.avg.per_cycle_active',7.99);
INSERT INTO "dispatch_counter" VALUES(99,7,1,'smsp__warps_launched.sum',16384.0);
INSERT INTO "dispatch_counter" VALUES(100,7,2,'dram__bytes.sum',1675170304.0);
INSERT INTO "dispatch_counter" VALUES(101,7,2,'l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum',138121932.0);
INSERT INTO "dispatch_counter" VALUES(102,7,2,'l1tex__data_pipe_lsu_wavefronts_mem_shared.sum',452931868.0);
INSERT INTO "dispatch_counter" VALUES(103,7,2,'lts__t_sectors_lookup_hit.sum',158322220.0);
INSERT INTO "dispatch_counter" VALUES(104,7,2,'lts__t_sectors_lookup_miss.sum',80432737.0);
INSERT INTO "dispatch_counter" VALUES(105,7,2,'sm__inst_executed.sum',413630464.0);
INSERT INTO "dispatch_counter" VALUES(106,7,2,'sm__inst_executed_pipe_tensor.sum',8388608.0);
INSERT INTO "dispatch_counter" VALUES(107,7,2,'sm__warps_active.avg.per_cycle_active',7.99);
INSERT INTO "dispatch_counter" VALUES(108,7,2,'smsp__warps_launched.sum',16384.0);
CREATE TABLE dispatch_kind (
  id INTEGER NOT NULL,
  profile_id INTEGER NOT NULL,
  agent VARCHAR,
  grid_x BIGINT,
  grid_y BIGINT,
  grid_z BIGINT,
  grid_total BIGINT,
  workgroup_x BIGINT,
  workgroup_y BIGINT,
  workgroup_z BIGINT,
  workgroup_total BIGINT,
  vgpr INTEGER,
  accum_vgpr INTEGER,
  sgpr INTEGER,
  lds_bytes BIGINT,
  lds_is_static BOOLEAN,
  scratch_bytes BIGINT,
  PRIMARY KEY (id),
  FOREIGN KEY(profile_id) REFERENCES profile (id) ON DELETE CASCADE
);
INSERT INTO "dispatch_kind" VALUES(3,5,'0',524288,1,1,524288,256,1,1,256,184,NULL,NULL,82944,0,NULL);
INSERT INTO "dispatch_kind" VALUES(4,7,'0',524288,1,1,524288,256,1,1,256,177,NULL,NULL,74752,0,NULL);
CREATE TABLE expectation (
  id INTEGER NOT NULL,
  run_id INTEGER NOT NULL,
  number INTEGER NOT NULL,
  clause TEXT NOT NULL,
  is_required BOOLEAN NOT NULL,
  status VARCHAR NOT NULL,
  value FLOAT,
  bound FLOAT,
  basis VARCHAR,
  detail TEXT NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY(run_id) REFERENCES run (id) ON DELETE CASCADE
);
INSERT INTO "expectation" VALUES(1,24,1,'ratio < 1.2',0,'confirmed',1.1,1.2,'measured','');
CREATE TABLE fact (
  id INTEGER NOT NULL,
  run_id INTEGER NOT NULL,
  lane VARCHAR NOT NULL,
  basis VARCHAR NOT NULL,
  name VARCHAR NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY(run_id) REFERENCES run (id) ON DELETE CASCADE
);
INSERT INTO "fact" VALUES(7,11,'triton','imported','shared1_layout','vec=2 perPhase=1 maxPhase=1 order=[1,0]');
INSERT INTO "fact" VALUES(8,11,'triton','imported','amdgcn_sha256','f2ef3faf7b0a29ed96044ffbf7f3f3e551b03a492ab5f75338d8ab02a59dcdb6');
INSERT INTO "fact" VALUES(60,24,'cuda','static','assembles_to_object','disassembled');
INSERT INTO "fact" VALUES(61,24,'triton','static','autotuned','false');
INSERT INTO "fact" VALUES(62,24,'triton','static','shared_layout','nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>');
INSERT INTO "fact" VALUES(63,24,'triton','static','shared1_layout','swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>');
INSERT INTO "fact" VALUES(64,24,'triton','static','shared2_layout','nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>');
INSERT INTO "fact" VALUES(65,24,'triton','static','assembles_to_object','disassembled');
INSERT INTO "fact" VALUES(66,24,'device','measured','driver','580.159.04');
INSERT INTO "fact" VALUES(67,24,'device','measured','runtime','13.0');
INSERT INTO "fact" VALUES(68,24,'device','measured','identity','0000:00:06.0');
INSERT INTO "fact" VALUES(69,24,'device','measured','arch','sm_90');
INSERT INTO "fact" VALUES(145,39,'hip','static','assembles_to_object','yes');
INSERT INTO "fact" VALUES(146,39,'triton','static','autotuned','false');
INSERT INTO "fact" VALUES(147,39,'triton','static','shared_layout','swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>');
INSERT INTO "fact" VALUES(148,39,'triton','static','shared1_layout','swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>');
INSERT INTO "fact" VALUES(149,39,'triton','static','assembles_to_object','yes');
CREATE TABLE job (
  id INTEGER NOT NULL,
  uuid VARCHAR NOT NULL,
  study VARCHAR NOT NULL,
  step VARCHAR NOT NULL,
  options JSON NOT NULL,
  status VARCHAR NOT NULL,
  added_at VARCHAR NOT NULL,
  started_at VARCHAR,
  finished_at VARCHAR,
  run_uuid VARCHAR,
  detail TEXT,
  PRIMARY KEY (id),
  UNIQUE (uuid)
);
INSERT INTO "job" VALUES(1,'23f1420e-424f-4b9e-ae4e-314e94d72ba4','gfx1151','step14','{"run": {"device": "emulator"}, "host": "bench"}','waiting','2026-11-23T07:35:37.765+00:00',NULL,NULL,NULL,NULL);
CREATE TABLE note (
  id INTEGER NOT NULL,
  uuid VARCHAR NOT NULL,
  study VARCHAR NOT NULL,
  step VARCHAR,
  kind VARCHAR NOT NULL,
  text TEXT NOT NULL,
  created_at VARCHAR NOT NULL,
  closed_at VARCHAR,
  PRIMARY KEY (id),
  UNIQUE (uuid)
);
INSERT INTO "note" VALUES(1,'fbfa6ebb-2a4a-4071-94d3-9a58544fbab3','gfx1151','step14','finding','Operand B is read one byte at a time','2026-11-23T07:35:37.713+00:00',NULL);
CREATE TABLE pc_sample (
  id INTEGER NOT NULL,
  profile_id INTEGER NOT NULL,
  instruction TEXT NOT NULL,
  class VARCHAR NOT NULL,
  lines JSON NOT NULL,
  in_hot_loop BOOLEAN,
  samples INTEGER NOT NULL,
  issued INTEGER,
  stalls JSON NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY(profile_id) REFERENCES profile (id) ON DELETE CASCADE
);
INSERT INTO "pc_sample" VALUES(1500,6,'IMAD.WIDE R158, R15, UR11, R158','valu','[350]',1,38945,38945,'{}');
INSERT INTO "pc_sample" VALUES(1560,6,'SHF.R.U32.HI R165, RZ, 0x10, R8','valu','[376]',1,1888,1216,'{"dispatch": 1, "math": 2, "wait": 669}');
INSERT INTO "pc_sample" VALUES(1620,6,'ULOP3.LUT UR7, UR7, 0x3fc00, URZ, 0xc0, !UPT','scalar','[314]',1,785,785,'{}');
INSERT INTO "pc_sample" VALUES(1680,6,'STG.E desc[UR12][R2.64+0xd0], R77','global_store_32','[664]',0,74,2,'{"lg": 72}');
INSERT INTO "pc_sample" VALUES(1740,6,'STG.E desc[UR12][R4.64+0x1b0], R9','global_store_32','[795]',0,25,7,'{"lg": 18}');
INSERT INTO "pc_sample" VALUES(1800,6,'FFMA R141, R141, R7, R0','valu','[782]',0,11,6,'{"wait": 5}');
INSERT INTO "pc_sample" VALUES(1860,6,'SHF.R.U32.HI R31, RZ, 0x10, R5','valu','[214]',0,8,3,'{"wait": 5}');
INSERT INTO "pc_sample" VALUES(1920,6,'IMAD R25, R155, 0x10, R24','valu','[259]',0,6,6,'{}');
INSERT INTO "pc_sample" VALUES(1980,6,'USHF.R.S32.HI UR8, URZ, 0x5, UR6','scalar','[293]',0,5,5,'{}');
INSERT INTO "pc_sample" VALUES(2040,6,'IMAD.IADD R27, R27, 0x1, -R22','valu','[225]',0,4,4,'{}');
INSERT INTO "pc_sample" VALUES(2100,6,'FFMA R69, R69, R7, R152','valu','[615]',0,3,3,'{}');
INSERT INTO "pc_sample" VALUES(2160,6,'F2FP.F16.F32.PACK_AB R41, R41, R40','convert','[548]',0,2,2,'{}');
INSERT INTO "pc_sample" VALUES(2220,6,'SHF.R.S32.HI R2, RZ, 0x1f, R7','valu','[38]',0,2,2,'{}');
INSERT INTO "pc_sample" VALUES(2280,6,'LOP3.LUT R2, R5, 0xffffffe0, RZ, 0xc0, !PT','valu','[448]',0,1,1,'{}');
INSERT INTO "pc_sample" VALUES(2340,8,'UISETP.GT.AND UP0, UPT, UR12, 0x2, UPT','scalar','[335]',1,1548,774,'{"wait": 774}');
INSERT INTO "pc_sample" VALUES(2400,8,'LEA R68, P5, R18, R74, 0x1','valu','[801]',0,202,46,'{"short_sb": 156}');
INSERT INTO "pc_sample" VALUES(2460,8,'HADD2.F32 R12, -RZ, R15.H0_H0','valu','[595]',0,38,31,'{"math": 6, "dispatch": 1}');
INSERT INTO "pc_sample" VALUES(2520,8,'IADD3 R10, R9, UR5, R8','valu','[425]',0,16,13,'{"wait": 2, "math": 1}');
INSERT INTO "pc_sample" VALUES(2580,8,'CS2R R132, SRZ','scalar','[292]',0,10,8,'{"wait": 2}');
INSERT INTO "pc_sample" VALUES(2640,8,'BAR.SYNC.DEFER_BLOCKING 0x0','barrier','[788]',0,7,7,'{}');
INSERT INTO "pc_sample" VALUES(2700,8,'IMAD.X R19, R163, 0x1, R15, P3','valu','[106]',0,6,6,'{}');
INSERT INTO "pc_sample" VALUES(2760,8,'LEA.HI.X.SX32 R69, R18, R75, 0x1, P5','valu','[809]',0,5,4,'{"dispatch": 1}');
INSERT INTO "pc_sample" VALUES(2820,8,'HADD2.F32 R5, -RZ, R6.H0_H0','valu','[535]',0,4,4,'{}');
INSERT INTO "pc_sample" VALUES(2880,8,'FFMA R136, R136, R160, R7','valu','[636]',0,3,3,'{}');
INSERT INTO "pc_sample" VALUES(2940,8,'CS2R R28, SRZ','scalar','[208]',0,2,1,'{"no_inst": 1}');
INSERT INTO "pc_sample" VALUES(3000,8,'STS.128 [R60+UR5], R28','lds_store_128','[711]',0,2,2,'{}');
CREATE TABLE profile (
  id INTEGER NOT NULL,
  run_id INTEGER NOT NULL,
  lane VARCHAR NOT NULL,
  basis VARCHAR NOT NULL,
  pass_id INTEGER,
  source TEXT NOT NULL,
  sha256 VARCHAR NOT NULL,
  kernel TEXT NOT NULL,
  dispatches INTEGER NOT NULL,
  other_kernels INTEGER NOT NULL,
  is_partial BOOLEAN NOT NULL,
  created_at VARCHAR NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (run_id, lane, sha256),
  FOREIGN KEY(run_id) REFERENCES run (id) ON DELETE CASCADE,
  FOREIGN KEY(pass_id) REFERENCES profiler_pass (id) ON DELETE CASCADE
);
INSERT INTO "profile" VALUES(5,24,'cuda','profiled',5,'ncu 2025.3.1.0, counters: out.csv','def56fbff9e40fa8841021340e777984d3dc83e290e852cb08167f15981b77d2','scaled_mm',3,0,0,'2026-11-21T14:57:16.816+00:00');
INSERT INTO "profile" VALUES(6,24,'cuda','profiled',6,'ncu 2025.3.1.0, PC sampling: out.csv','e1b35acf026d54c8108d852d35f8393ea84b298d0e6de9a1cffc1d37c35d5300','scaled_mm',0,0,0,'2026-11-21T14:57:27.543+00:00');
INSERT INTO "profile" VALUES(7,24,'triton','profiled',7,'ncu 2025.3.1.0, counters: out.csv','9d61ff3143e20af456f42216f3cdd728661b95b152a73cd54d268696ff23e72b','scaled_mm',3,0,0,'2026-11-21T14:57:35.907+00:00');
INSERT INTO "profile" VALUES(8,24,'triton','profiled',8,'ncu 2025.3.1.0, PC sampling: out.csv','d0ebebbc3c272a92233021313acd2643e25f78a97810beb91ca33c14d342179e','scaled_mm',0,0,0,'2026-11-21T14:57:46.723+00:00');
CREATE TABLE profiler_pass (
  id INTEGER NOT NULL,
  uuid VARCHAR NOT NULL,
  run_id INTEGER NOT NULL,
  lane VARCHAR NOT NULL,
  device_name VARCHAR NOT NULL,
  profiler VARCHAR NOT NULL,
  purpose VARCHAR NOT NULL,
  counters JSON NOT NULL,
  command JSON NOT NULL,
  launches INTEGER NOT NULL,
  seconds FLOAT NOT NULL,
  failure TEXT,
  log_sha256 VARCHAR,
  created_at VARCHAR NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (uuid),
  FOREIGN KEY(run_id) REFERENCES run (id) ON DELETE CASCADE
);
INSERT INTO "profiler_pass" VALUES(5,'51b961f2-17fd-57ff-99d5-0a5a72d9278b',24,'cuda','NVIDIA H200','ncu 2025.3.1.0','counters','["sm__inst_executed.sum", "smsp__warps_launched.sum", "sm__inst_executed_pipe_tensor.sum", "l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum", "l1tex__data_pipe_lsu_wavefronts_mem_shared.sum", "lts__t_sectors_lookup_hit.sum", "lts__t_sectors_lookup_miss.sum", "sm__warps_active.avg.per_cycle_active", "dram__bytes.sum"]','["/usr/local/cuda/bin/ncu", "--clock-control", "none", "--graph-profiling", "node", "--csv", "--print-units", "base", "--metrics", "gpu__time_duration.sum,launch__registers_per_thread,launch__shared_mem_per_block,sm__inst_executed.sum,smsp__warps_launched.sum,sm__inst_executed_pipe_tensor.sum,l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum,l1tex__data_pipe_lsu_wavefronts_mem_shared.sum,lts__t_sectors_lookup_hit.sum,lts__t_sectors_lookup_miss.sum,sm__warps_active.avg.per_cycle_active,dram__bytes.sum", "--page", "raw", "--log-file", "{elsewhere}/out.csv", "{env}/bin/python3", "-m", "parity", "replay", "sm90/step03", "--run", "24", "--lane", "hip", "--launches", "3", "--device", "cuda:0"]',3,8.84641168199999583521e+00,NULL,NULL,'2026-11-21T14:57:16.805+00:00');
INSERT INTO "profiler_pass" VALUES(6,'899e13d0-f061-5a7e-a8a3-f8e618275104',24,'cuda','NVIDIA H200','ncu 2025.3.1.0','PC sampling','[]','["/usr/local/cuda/bin/ncu", "--clock-control", "none", "--graph-profiling", "node", "--csv", "--print-units", "base", "--section", "SourceCounters", "--page", "source", "--print-source", "sass", "--log-file", "{elsewhere}/out.csv", "{env}/bin/python3", "-m", "parity", "replay", "sm90/step03", "--run", "24", "--lane", "hip", "--launches", "3", "--device", "cuda:0"]',3,1.07035055460000023681e+01,NULL,NULL,'2026-11-21T14:57:27.531+00:00');
INSERT INTO "profiler_pass" VALUES(7,'e99e90ca-61a4-58ac-8014-58cdb4e305ab',24,'triton','NVIDIA H200','ncu 2025.3.1.0','counters','["sm__inst_executed.sum", "smsp__warps_launched.sum", "sm__inst_executed_pipe_tensor.sum", "l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum", "l1tex__data_pipe_lsu_wavefronts_mem_shared.sum", "lts__t_sectors_lookup_hit.sum", "lts__t_sectors_lookup_miss.sum", "sm__warps_active.avg.per_cycle_active", "dram__bytes.sum"]','["/usr/local/cuda/bin/ncu", "--clock-control", "none", "--graph-profiling", "node", "--csv", "--print-units", "base", "--metrics", "gpu__time_duration.sum,launch__registers_per_thread,launch__shared_mem_per_block,sm__inst_executed.sum,smsp__warps_launched.sum,sm__inst_executed_pipe_tensor.sum,l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum,l1tex__data_pipe_lsu_wavefronts_mem_shared.sum,lts__t_sectors_lookup_hit.sum,lts__t_sectors_lookup_miss.sum,sm__warps_active.avg.per_cycle_active,dram__bytes.sum", "--page", "raw", "--log-file", "{elsewhere}/out.csv", "{env}/bin/python3", "-m", "parity", "replay", "sm90/step03", "--run", "24", "--lane", "triton", "--launches", "3", "--device", "cuda:0"]',3,8.14637941699999146294e+00,NULL,NULL,'2026-11-21T14:57:35.899+00:00');
INSERT INTO "profiler_pass" VALUES(8,'0590adfd-9787-5cf0-8148-3b5489067527',24,'triton','NVIDIA H200','ncu 2025.3.1.0','PC sampling','[]','["/usr/local/cuda/bin/ncu", "--clock-control", "none", "--graph-profiling", "node", "--csv", "--print-units", "base", "--section", "SourceCounters", "--page", "source", "--print-source", "sass", "--log-file", "{elsewhere}/out.csv", "{env}/bin/python3", "-m", "parity", "replay", "sm90/step03", "--run", "24", "--lane", "triton", "--launches", "3", "--device", "cuda:0"]',3,1.08019595859999952837e+01,NULL,NULL,'2026-11-21T14:57:46.714+00:00');
CREATE TABLE reading (
  id INTEGER NOT NULL,
  sha256 VARCHAR NOT NULL,
  basis VARCHAR NOT NULL,
  subject VARCHAR NOT NULL,
  code_object_sha256 VARCHAR,
  kernel_name TEXT,
  dynamic_lds_bytes INTEGER,
  PRIMARY KEY (id),
  UNIQUE (sha256)
);
INSERT INTO "reading" VALUES(1,'c932bb845119e9e8d418dbd4a431b0f02af2c01b0f600a53ca716a453ab3155f','imported','log',NULL,NULL,NULL);
INSERT INTO "reading" VALUES(2,'8b90df5c82453b2416913fea9e5c88a5dd27ddad1e9bed5c98a5f16367104e5c','imported','log',NULL,NULL,NULL);
INSERT INTO "reading" VALUES(3,'76ed8fc90852ed82613e9ff62bc640c0a427e9c40fc3b4fb96cd665feff0c180','imported','log',NULL,NULL,NULL);
INSERT INTO "reading" VALUES(4,'ead9589d83cdc86cdd6889549665b40088147647beacbbd4e10cad6cccba6815','static','reader 1','688f8a9c4d94419d420ee73ad88143bc4f850763849fefbec14297a43d46bea7','scaled_mm',81920);
INSERT INTO "reading" VALUES(5,'f1ef36eb9715846bf6ce86d1cdfc6cb93bd2a4050a47a7a44d4a569a5b9e1947','static','reader 1','9f9e8e58d6daa1047aee61c0723bf21dbd2779d6861d09dfd10295499533fb19','scaled_mm',73728);
INSERT INTO "reading" VALUES(6,'e52e5dbbbe88395e5afc7ddc10f37178ab52464ff80dfa1378d6863c7fc472d4','static','reader 1','a037c4393dc7f11367b5d7d586b34f542a01320816067c012d868ffc8c135514','scaled_mm',0);
INSERT INTO "reading" VALUES(7,'de19232ca96cf4ee68f168cbcfc32e330e7fabe7f9532a4ebec02351bfc8f561','static','reader 1','4a26e5e7e1975fa304d5c8ef9b76730c7f8999986a23aac6e57760a096956123','scaled_mm',16384);
INSERT INTO "reading" VALUES(8,'07c7a75f7688e2bac731c4deb6b79940f60734494c46c6b089926dcd08240cc1','emulated','emulator 1: exact, 256 x 512 x 128','a037c4393dc7f11367b5d7d586b34f542a01320816067c012d868ffc8c135514','scaled_mm',0);
INSERT INTO "reading" VALUES(9,'98d3c4bfc62479c5647ae563914cded1441d16e4be0c85588cb187bb9a79d58b','emulated','emulator 1: exact, 256 x 512 x 128','4a26e5e7e1975fa304d5c8ef9b76730c7f8999986a23aac6e57760a096956123','scaled_mm',16384);
CREATE TABLE reading_counter (
  reading_id INTEGER NOT NULL,
  name_id INTEGER NOT NULL,
  value FLOAT NOT NULL,
  PRIMARY KEY (reading_id, name_id),
  FOREIGN KEY(reading_id) REFERENCES reading (id) ON DELETE CASCADE,
  FOREIGN KEY(name_id) REFERENCES counter_name (id)
)
 WITHOUT ROWID;
INSERT INTO "reading_counter" VALUES(1,1,108.0);
INSERT INTO "reading_counter" VALUES(1,2,224.0);
INSERT INTO "reading_counter" VALUES(2,2,192.0);
INSERT INTO "reading_counter" VALUES(3,1,117.0);
INSERT INTO "reading_counter" VALUES(3,2,216.0);
INSERT INTO "reading_counter" VALUES(3,3,188.0);
INSERT INTO "reading_counter" VALUES(3,4,210.0);
INSERT INTO "reading_counter" VALUES(3,5,0.0);
INSERT INTO "reading_counter" VALUES(3,6,0.0);
INSERT INTO "reading_counter" VALUES(4,7,16.0);
INSERT INTO "reading_counter" VALUES(4,8,30.0);
INSERT INTO "reading_counter" VALUES(4,9,7.0);
INSERT INTO "reading_counter" VALUES(4,10,4.0);
INSERT INTO "reading_counter" VALUES(4,11,2.0);
INSERT INTO "reading_counter" VALUES(4,12,1.0);
INSERT INTO "reading_counter" VALUES(4,13,33.0);
INSERT INTO "reading_counter" VALUES(4,14,14.0);
INSERT INTO "reading_counter" VALUES(4,15,4.0);
INSERT INTO "reading_counter" VALUES(4,16,2.0);
INSERT INTO "reading_counter" VALUES(4,17,1.0);
INSERT INTO "reading_counter" VALUES(5,8,7.0);
INSERT INTO "reading_counter" VALUES(5,17,1.0);
INSERT INTO "reading_counter" VALUES(5,18,177.0);
INSERT INTO "reading_counter" VALUES(5,19,833.0);
INSERT INTO "reading_counter" VALUES(5,20,17.0);
INSERT INTO "reading_counter" VALUES(5,21,3.0);
INSERT INTO "reading_counter" VALUES(5,22,2.0);
INSERT INTO "reading_counter" VALUES(5,23,1.0);
INSERT INTO "reading_counter" VALUES(5,24,1.0);
INSERT INTO "reading_counter" VALUES(5,25,2.0);
INSERT INTO "reading_counter" VALUES(5,26,5.0);
INSERT INTO "reading_counter" VALUES(5,27,2.0);
INSERT INTO "reading_counter" VALUES(5,28,1.0);
INSERT INTO "reading_counter" VALUES(6,19,1038.0);
INSERT INTO "reading_counter" VALUES(6,29,0.0);
INSERT INTO "reading_counter" VALUES(6,30,32.0);
INSERT INTO "reading_counter" VALUES(6,31,7.0);
INSERT INTO "reading_counter" VALUES(6,32,2.0);
INSERT INTO "reading_counter" VALUES(6,33,2.0);
INSERT INTO "reading_counter" VALUES(6,34,1.0);
INSERT INTO "reading_counter" VALUES(6,35,1.0);
INSERT INTO "reading_counter" VALUES(6,36,8.0);
INSERT INTO "reading_counter" VALUES(6,37,15.0);
INSERT INTO "reading_counter" VALUES(6,38,1.0);
INSERT INTO "reading_counter" VALUES(7,4,226.0);
INSERT INTO "reading_counter" VALUES(7,39,6.0);
INSERT INTO "reading_counter" VALUES(7,40,128.0);
INSERT INTO "reading_counter" VALUES(7,41,12.0);
INSERT INTO "reading_counter" VALUES(7,42,4.0);
INSERT INTO "reading_counter" VALUES(7,43,2.0);
INSERT INTO "reading_counter" VALUES(7,44,1.0);
INSERT INTO "reading_counter" VALUES(7,45,1389.0);
INSERT INTO "reading_counter" VALUES(7,46,5.0);
INSERT INTO "reading_counter" VALUES(7,47,64.0);
INSERT INTO "reading_counter" VALUES(7,48,2.0);
INSERT INTO "reading_counter" VALUES(7,49,4.0);
INSERT INTO "reading_counter" VALUES(8,50,2048.0);
INSERT INTO "reading_counter" VALUES(8,51,512.0);
INSERT INTO "reading_counter" VALUES(8,52,128.0);
INSERT INTO "reading_counter" VALUES(8,53,64.0);
INSERT INTO "reading_counter" VALUES(8,54,32.0);
INSERT INTO "reading_counter" VALUES(8,55,32.0);
INSERT INTO "reading_counter" VALUES(8,56,1952.0);
INSERT INTO "reading_counter" VALUES(8,57,32.0);
INSERT INTO "reading_counter" VALUES(8,58,0.0);
INSERT INTO "reading_counter" VALUES(8,59,11520.0);
INSERT INTO "reading_counter" VALUES(9,50,8192.0);
INSERT INTO "reading_counter" VALUES(9,57,16.0);
INSERT INTO "reading_counter" VALUES(9,60,384.0);
INSERT INTO "reading_counter" VALUES(9,61,128.0);
INSERT INTO "reading_counter" VALUES(9,62,64.0);
INSERT INTO "reading_counter" VALUES(9,63,32.0);
INSERT INTO "reading_counter" VALUES(9,64,14848.0);
INSERT INTO "reading_counter" VALUES(9,65,32.0);
INSERT INTO "reading_counter" VALUES(9,66,0.0);
CREATE TABLE reading_finding (
  reading_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  code VARCHAR NOT NULL,
  text TEXT NOT NULL,
  line INTEGER,
  places INTEGER,
  PRIMARY KEY (reading_id, position),
  FOREIGN KEY(reading_id) REFERENCES reading (id) ON DELETE CASCADE
)
 WITHOUT ROWID;
INSERT INTO "reading_finding" VALUES(7,0,'narrow-lds','ds_load_u8 moves 8 of 128 possible bits per lane in the hot loop',275,64);
INSERT INTO "reading_finding" VALUES(7,1,'narrow-lds','ds_load_u8_d16_hi moves 8 of 128 possible bits per lane in the hot loop',291,64);
CREATE TABLE reading_memory (
  reading_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  line INTEGER NOT NULL,
  text TEXT NOT NULL,
  space VARCHAR NOT NULL,
  accesses BIGINT NOT NULL,
  cycles BIGINT NOT NULL,
  conflict_cycles BIGINT NOT NULL,
  segments_32 BIGINT NOT NULL,
  segments_64 BIGINT NOT NULL,
  segments_128 BIGINT NOT NULL,
  bytes_asked BIGINT NOT NULL,
  misaligned_lanes BIGINT NOT NULL,
  PRIMARY KEY (reading_id, position),
  FOREIGN KEY(reading_id) REFERENCES reading (id) ON DELETE CASCADE
)
 WITHOUT ROWID;
INSERT INTO "reading_memory" VALUES(8,0,431,'ds_load_b128 v[151:154], v219 offset:2336','lds',96,384,0,0,0,0,0,0);
INSERT INTO "reading_memory" VALUES(8,1,602,'ds_load_b128 v[158:161], v129 offset:768','lds',32,128,0,0,0,0,0,0);
INSERT INTO "reading_memory" VALUES(8,2,997,'global_store_b128 v[133:134], v[37:40], off offset:32','global',32,0,0,512,512,512,16384,0);
INSERT INTO "reading_memory" VALUES(9,0,305,'ds_load_u8_d16_hi v136, v169 offset:11520','lds',96,96,0,0,0,0,0,0);
INSERT INTO "reading_memory" VALUES(9,1,606,'ds_load_u8_d16_hi v203, v169 offset:8640','lds',96,96,0,0,0,0,0,0);
INSERT INTO "reading_memory" VALUES(9,2,823,'ds_load_u8_d16_hi v183, v169 offset:12672','lds',96,96,0,0,0,0,0,0);
INSERT INTO "reading_memory" VALUES(9,3,1087,'ds_load_u8_d16_hi v185, v169 offset:14784','lds',96,96,0,0,0,0,0,0);
INSERT INTO "reading_memory" VALUES(9,4,1324,'ds_load_u8_d16_hi v182, v169 offset:14080','lds',32,32,0,0,0,0,0,0);
INSERT INTO "reading_memory" VALUES(9,5,1380,'ds_load_u8 v185, v169 offset:9216','lds',32,32,0,0,0,0,0,0);
INSERT INTO "reading_memory" VALUES(9,6,1557,'ds_load_u8_d16_hi v163, v169 offset:12096','lds',32,32,0,0,0,0,0,0);
INSERT INTO "reading_memory" VALUES(9,7,2072,'ds_load_b128 v[148:151], v173 offset:256','lds',32,128,0,0,0,0,0,0);
INSERT INTO "reading_memory" VALUES(9,8,2294,'buffer_store_b16 v119, v74, s[0:3], 0 offen','global',32,0,0,512,512,512,2048,0);
INSERT INTO "reading_memory" VALUES(9,9,2341,'buffer_store_b16 v87, v33, s[0:3], 0 offen','global',32,0,0,512,512,512,2048,0);
INSERT INTO "reading_memory" VALUES(9,10,2429,'buffer_store_b16 v15, v9, s[0:3], 0 offen','global',32,0,0,512,512,512,2048,0);
CREATE TABLE reason (
  id INTEGER NOT NULL,
  run_id INTEGER NOT NULL,
  number INTEGER NOT NULL,
  code VARCHAR NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY(run_id) REFERENCES run (id) ON DELETE CASCADE
);
INSERT INTO "reason" VALUES(1,1,1,'imported','reference point and definition of the gap');
INSERT INTO "reason" VALUES(11,11,1,'imported','first compiler variant that is faster and holds the no-spill guardrails');
INSERT INTO "reason" VALUES(31,24,1,'faster','-0.61 % [-0.73, -0.49], 12 of 12 pairs faster, p = 0.0002, delta 0.50 %');
INSERT INTO "reason" VALUES(32,24,2,'confirmed','confirmed in a fresh process: -0.63 % [-0.73, -0.51], 12 of 12 pairs faster, p = 0.0002, delta 0.50 %');
INSERT INTO "reason" VALUES(33,24,3,'gap','Triton / HIP 1.294 [1.293, 1.296] in 12 pairs');
INSERT INTO "reason" VALUES(34,24,4,'history','the baseline''s binary took 3.3254 ms, 3.3395 ms before (-0.42 %): drift of the machine, decides nothing');
INSERT INTO "reason" VALUES(56,39,1,'awaiting_measurement','awaiting measurement: no device has timed it (this machine has no hip device)');
CREATE TABLE run (
  id INTEGER NOT NULL,
  uuid VARCHAR NOT NULL,
  contract_id INTEGER NOT NULL,
  study VARCHAR NOT NULL,
  step VARCHAR NOT NULL,
  parent VARCHAR,
  title TEXT NOT NULL,
  hypothesis TEXT,
  change TEXT,
  expected TEXT,
  spec JSON,
  device VARCHAR NOT NULL,
  arch VARCHAR NOT NULL,
  status VARCHAR NOT NULL,
  verdict VARCHAR,
  basis VARCHAR NOT NULL,
  verification VARCHAR NOT NULL,
  verification_detail TEXT,
  started_at VARCHAR,
  finished_at VARCHAR,
  host VARCHAR,
  pid INTEGER,
  parity_version VARCHAR,
  source TEXT,
  note TEXT,
  device_name VARCHAR,
  epoch VARCHAR,
  candidate VARCHAR,
  reference VARCHAR,
  fingerprint VARCHAR,
  precondition TEXT,
  answered_by VARCHAR,
  PRIMARY KEY (id),
  UNIQUE (uuid),
  FOREIGN KEY(contract_id) REFERENCES contract (id)
);
INSERT INTO "run" VALUES(1,'d94e4111-5d2d-59e4-8828-2255bc22ffe8',1,'gfx1151','step01',NULL,'Fixed baseline',NULL,NULL,NULL,NULL,'gfx1151, as logged','gfx1151','finished','keep','imported','imported',NULL,NULL,NULL,NULL,NULL,NULL,'lab log "Triton vs HIP Plan (gfx1151)"; Triton 3.6.0+git917dbde5 with local patches; artifacts: triton_hip_compare_fixed_step01/',NULL,NULL,NULL,'triton','hip',NULL,NULL,NULL);
INSERT INTO "run" VALUES(11,'b7d76ea7-510f-5062-ae35-660c4054df83',1,'gfx1151','step11','step07','Compiler: vec 2 shared layout for B, order kept',NULL,'LowerLoops.cpp: for the non-K-contiguous B path, vec=2 perPhase=1 maxPhase=1 with order [1,0] preserved',NULL,NULL,'gfx1151, as logged','gfx1151','finished','keep','imported','imported',NULL,NULL,NULL,NULL,NULL,NULL,'lab log "Triton vs HIP Plan (gfx1151)"; Triton 3.6.0+git917dbde5 with local patches; artifacts: triton_hip_compare_fixed_step12/',NULL,NULL,NULL,'triton','hip',NULL,NULL,NULL);
INSERT INTO "run" VALUES(24,'e6107c62-3a0c-5a07-b457-c862e0f2fcda',2,'sm90','step03','step02','Triton: num_stages = 4','What three stages leave of the wait for memory, a fourth takes away: shared memory has room for it.','num_stages = 4 instead of 3.','A little less time; the hot loop''s instructions stay the same. Falsified by: a verdict that is not keep.','{"study": "sm90", "name": "step03", "text": {"title": "Triton: num_stages = 4", "hypothesis": "What three stages leave of the wait for memory, a fourth takes away: shared memory has room for it.\n", "change": "num_stages = 4 instead of 3.", "expect": {"text": "A little less time; the hot loop''s instructions stay the same.", "falsified_by": "a verdict that is not keep", "goal": "faster"}, "parent": "step02", "lane": null}, "lanes": {"cuda": {"kernel": "hip_kernels/scaled_mm_sm90.cu", "symbol": "scaled_mm", "arguments": ["a", "b", "scale", "bias", "c", "m", "n", "k"], "grid": ["tiles"], "constants": {"PARITY_BLOCK_M": "tile.m", "PARITY_BLOCK_N": "tile.n", "PARITY_BLOCK_K": "tile.k", "PARITY_THREADS": "threads", "PARITY_LDS_BYTES": 81920}, "types": {}, "layouts": {}, "options": {}, "flags": [], "env": {}, "dynamic_lds_bytes": 81920, "toolchain": {"triton": null, "python": null}}, "triton": {"kernel": "triton_kernels/scaled_mm.py", "symbol": "scaled_mm", "arguments": ["a", "b", "scale", "bias", "c", "m", "n", "k"], "grid": ["tiles"], "constants": {"BLOCK_M": "tile.m", "BLOCK_N": "tile.n", "BLOCK_K": "tile.k"}, "types": {}, "layouts": {}, "options": {"num_warps": 8, "num_stages": 4}, "flags": [], "env": {}, "dynamic_lds_bytes": 0, "toolchain": {"triton": null, "python": null}}}}','cuda','sm_90','finished','keep','measured','verified','both lanes on the GPU, 1,376,256 elements, none wrong','2026-11-21T11:58:17.620+00:00','2026-11-21T11:58:39.363+00:00','vm',441,'0.1.0',NULL,NULL,'NVIDIA H200','136f5d9b7d1a60ce','triton','cuda',NULL,NULL,NULL);
INSERT INTO "run" VALUES(39,'40415942-f5ff-5851-ac83-f34f4e88f4d2',1,'gfx1151','step14','step11','Own kernel pair on stock Triton 3.6.0','Steps 01-13 were measured with kernels and a patched compiler that this lab book does not have. A pair of its
own, built by stock Triton 3.6.0 and by hiprtc or clang, makes every later step reproducible from this folder
alone. The gap should show in the hot loop: Triton reads operand B from LDS byte by byte and reorders it.','Both kernels are new: HIP stages the converted B in LDS and reads 128 bits at a time; Triton converts each byte
after reading it. Compiler: stock Triton 3.6.0 instead of the patched build of step 11.','Both lanes hold the guardrails. Triton''s hot loop needs several times as many non-matrix instructions per WMMA
as HIP''s, most of them in the conversion of B and in the one-byte LDS loads that feed it. Falsified by: no narrow LDS loads in Triton''s hot loop, or fewer than twice HIP''s non-matrix instructions per WMMA.','{"study": "gfx1151", "name": "step14", "text": {"title": "Own kernel pair on stock Triton 3.6.0", "hypothesis": "Steps 01-13 were measured with kernels and a patched compiler that this lab book does not have. A pair of its\nown, built by stock Triton 3.6.0 and by hiprtc or clang, makes every later step reproducible from this folder\nalone. The gap should show in the hot loop: Triton reads operand B from LDS byte by byte and reorders it.", "change": "Both kernels are new: HIP stages the converted B in LDS and reads 128 bits at a time; Triton converts each byte\nafter reading it. Compiler: stock Triton 3.6.0 instead of the patched build of step 11.", "expect": {"text": "Both lanes hold the guardrails. Triton''s hot loop needs several times as many non-matrix instructions per WMMA\nas HIP''s, most of them in the conversion of B and in the one-byte LDS loads that feed it.", "falsified_by": "no narrow LDS loads in Triton''s hot loop, or fewer than twice HIP''s non-matrix instructions per WMMA", "goal": "faster"}, "parent": "step11", "lane": null}, "lanes": {"hip": {"kernel": "hip_kernels/scaled_mm.hip", "symbol": "scaled_mm", "arguments": ["a", "b", "scale", "bias", "c", "m", "n", "k"], "grid": ["tiles"], "constants": {"PARITY_BLOCK_M": "tile.m", "PARITY_BLOCK_N": "tile.n", "PARITY_BLOCK_K": "tile.k", "PARITY_THREADS": "threads"}, "types": {}, "layouts": {"b": "k16_n_16"}, "options": {}, "flags": [], "env": {}, "dynamic_lds_bytes": 0, "toolchain": {"triton": null, "python": null}}, "triton": {"kernel": "triton_kernels/scaled_mm.py", "symbol": "scaled_mm", "arguments": ["a", "b", "scale", "bias", "c", "m", "n", "k"], "grid": ["tiles"], "constants": {"BLOCK_M": "tile.m", "BLOCK_N": "tile.n", "BLOCK_K": "tile.k"}, "types": {"b": "uint8"}, "layouts": {}, "options": {"num_warps": 8, "num_stages": 2}, "flags": [], "env": {}, "dynamic_lds_bytes": 0, "toolchain": {"triton": "3.6.0", "python": null}}}}','emulator','gfx1151','finished','inconclusive','static','verified','both lanes on the emulator, 1,507,328 elements, none wrong','2026-11-21T18:49:26.584+00:00','2026-11-21T18:49:29.171+00:00','vm',21712,'0.1.0',NULL,NULL,NULL,NULL,'triton','hip',NULL,NULL,NULL);
CREATE TABLE run_reading (
  run_id INTEGER NOT NULL,
  lane VARCHAR NOT NULL,
  reading_id INTEGER NOT NULL,
  PRIMARY KEY (run_id, lane, reading_id),
  FOREIGN KEY(run_id) REFERENCES run (id) ON DELETE CASCADE,
  FOREIGN KEY(reading_id) REFERENCES reading (id)
)
 WITHOUT ROWID;
INSERT INTO "run_reading" VALUES(1,'triton',1);
INSERT INTO "run_reading" VALUES(1,'hip',2);
INSERT INTO "run_reading" VALUES(11,'triton',3);
INSERT INTO "run_reading" VALUES(24,'cuda',4);
INSERT INTO "run_reading" VALUES(24,'triton',5);
INSERT INTO "run_reading" VALUES(39,'hip',6);
INSERT INTO "run_reading" VALUES(39,'triton',7);
INSERT INTO "run_reading" VALUES(39,'hip',8);
INSERT INTO "run_reading" VALUES(39,'triton',9);
CREATE TABLE sample (
  id INTEGER NOT NULL,
  session_id INTEGER NOT NULL,
  basis VARCHAR NOT NULL,
  position INTEGER NOT NULL,
  pair INTEGER NOT NULL,
  variant VARCHAR NOT NULL,
  launches INTEGER NOT NULL,
  seconds FLOAT NOT NULL,
  started_s FLOAT NOT NULL,
  clock_mhz FLOAT,
  temperature_c FLOAT,
  power_w FLOAT,
  PRIMARY KEY (id),
  UNIQUE (session_id, position),
  FOREIGN KEY(session_id) REFERENCES session (id) ON DELETE CASCADE
);
INSERT INTO "sample" VALUES(1,1,'measured',0,0,'candidate',4,5.32571220397949195851e-03,4.3729961600000422095e-01,1980.0,45.0,260.414);
INSERT INTO "sample" VALUES(2,1,'measured',1,0,'baseline',4,5.32467222213745157433e-03,4.5887015699999977869e-01,1980.0,40.0,260.414);
INSERT INTO "sample" VALUES(3,1,'measured',2,0,'control',8,2.61488795280456548172e-03,4.80328657000001157939e-01,1980.0,40.0,260.414);
INSERT INTO "sample" VALUES(4,1,'measured',3,1,'baseline',4,5.32201576232910113922e-03,5.01589946000002839809e-01,1980.0,40.0,260.414);
INSERT INTO "sample" VALUES(5,1,'measured',4,1,'candidate',4,5.31387996673583946904e-03,5.23031767000006198031e-01,1980.0,40.0,260.414);
INSERT INTO "sample" VALUES(6,1,'measured',5,1,'control',8,2.61614394187927251991e-03,5.44462264000003415276e-01,1980.0,40.0,260.414);
INSERT INTO "sample" VALUES(37,2,'measured',0,0,'candidate',4,0.00531714391708374,4.353238179999934232e-01,1980.0,45.0,261.427);
INSERT INTO "sample" VALUES(38,2,'measured',1,0,'baseline',4,5.3069920539855954672e-03,4.56971951999996406357e-01,1980.0,45.0,261.427);
INSERT INTO "sample" VALUES(39,2,'measured',2,0,'control',8,2.61485600471496586888e-03,4.78405892999994364345e-01,1980.0,45.0,261.427);
INSERT INTO "sample" VALUES(40,2,'measured',3,1,'baseline',4,5.31404781341552733681e-03,4.99631592999996598791e-01,1980.0,45.0,261.427);
INSERT INTO "sample" VALUES(41,2,'measured',4,1,'candidate',4,5.31324005126953147898e-03,0.521018325,1980.0,45.0,261.427);
INSERT INTO "sample" VALUES(42,2,'measured',5,1,'control',8,2.61838006973266583521e-03,5.42407528999994781315e-01,1980.0,45.0,261.427);
INSERT INTO "sample" VALUES(73,3,'measured',0,0,'candidate',4,5.31548786163330098247e-03,4.99111059999997053182e-01,1980.0,40.0,276.936);
INSERT INTO "sample" VALUES(74,3,'measured',1,0,'baseline',4,5.32101583480834930406e-03,5.20704604000002291286e-01,1980.0,40.0,276.936);
INSERT INTO "sample" VALUES(75,3,'measured',2,0,'control',8,2.61830806732177723966e-03,5.42079139999998460552e-01,1980.0,40.0,276.936);
INSERT INTO "sample" VALUES(76,3,'measured',3,1,'baseline',4,5.31100797653198241493e-03,5.63129965999998205461e-01,1980.0,40.0,276.936);
INSERT INTO "sample" VALUES(77,3,'measured',4,1,'candidate',4,5.32175207138061486661e-03,5.84616373999999439092e-01,1980.0,40.0,276.936);
INSERT INTO "sample" VALUES(78,3,'measured',5,1,'control',8,2.61866807937622065108e-03,0.606174658999997,1980.0,40.0,276.936);
INSERT INTO "sample" VALUES(109,4,'measured',0,0,'candidate',4,5.318352222442626967e-03,0.690941966000004,1980.0,46.0,343.613);
INSERT INTO "sample" VALUES(110,4,'measured',1,0,'baseline',4,5.31203985214233429662e-03,7.12459019000000637333e-01,1980.0,46.0,343.613);
INSERT INTO "sample" VALUES(111,4,'measured',2,0,'control',8,2.61955595016479490799e-03,0.733918604000003,1980.0,46.0,343.613);
INSERT INTO "sample" VALUES(112,4,'measured',3,1,'baseline',4,5.34231185913085909744e-03,7.55223882000002788572e-01,1980.0,46.0,343.613);
INSERT INTO "sample" VALUES(113,4,'measured',4,1,'candidate',4,5.31683206558227535593e-03,0.776740285999999,1980.0,46.0,343.613);
INSERT INTO "sample" VALUES(114,4,'measured',5,1,'control',8,2.6184000968933105434e-03,0.798261930999999,1980.0,46.0,343.613);
INSERT INTO "sample" VALUES(145,5,'measured',0,0,'candidate',4,5.31459188461303692202e-03,5.71110683000000562969e-01,1980.0,43.0,296.258);
INSERT INTO "sample" VALUES(146,5,'measured',1,0,'baseline',4,5.33067989349365195517e-03,5.92578448000004698315e-01,1980.0,43.0,296.258);
INSERT INTO "sample" VALUES(147,5,'measured',2,0,'control',8,2.62081193923950194618e-03,0.614319174000002,1980.0,43.0,296.258);
INSERT INTO "sample" VALUES(148,5,'measured',3,1,'baseline',4,5.321040153503418281e-03,6.35719934000000819196e-01,1980.0,43.0,296.258);
INSERT INTO "sample" VALUES(149,5,'measured',4,1,'candidate',4,5.32064819335937525673e-03,6.57202570000002594952e-01,1980.0,43.0,296.258);
INSERT INTO "sample" VALUES(150,5,'measured',5,1,'control',8,2.61818790435791029155e-03,6.7866856400000585836e-01,1980.0,43.0,296.258);
INSERT INTO "sample" VALUES(181,6,'measured',0,0,'candidate',4,5.32228803634643594933e-03,5.6533559900000085463e-01,1980.0,42.0,299.296);
INSERT INTO "sample" VALUES(182,6,'measured',1,0,'baseline',4,5.32707977294921870836e-03,5.8678973199999973076e-01,1980.0,44.0,299.296);
INSERT INTO "sample" VALUES(183,6,'measured',2,0,'control',8,2.61901998519897469264e-03,6.08280647000000840307e-01,1980.0,44.0,299.296);
INSERT INTO "sample" VALUES(184,6,'measured',3,1,'baseline',4,5.3102879524230955921e-03,0.629472045,1980.0,44.0,299.296);
INSERT INTO "sample" VALUES(185,6,'measured',4,1,'candidate',4,5.31472015380859367367e-03,6.51070935999996436294e-01,1980.0,44.0,299.296);
INSERT INTO "sample" VALUES(186,6,'measured',5,1,'control',8,2.61718797683715802271e-03,6.72560081999996839385e-01,1980.0,44.0,299.296);
INSERT INTO "sample" VALUES(217,7,'measured',0,0,'candidate',4,5.32597589492797823113e-03,6.28108169999997301147e-01,1980.0,44.0,3.19614000000000032732e+02);
INSERT INTO "sample" VALUES(218,7,'measured',1,0,'baseline',4,5.32129621505737261666e-03,0.649616500999997,1980.0,44.0,3.19614000000000032732e+02);
INSERT INTO "sample" VALUES(219,7,'measured',2,0,'control',8,2.61933207511901846795e-03,6.71087051000000656131e-01,1980.0,44.0,3.19614000000000032732e+02);
INSERT INTO "sample" VALUES(220,7,'measured',3,1,'baseline',4,5.30822420120239269608e-03,6.92233827999999107305e-01,1980.0,44.0,3.19614000000000032732e+02);
INSERT INTO "sample" VALUES(221,7,'measured',4,1,'candidate',4,5.32619190216064488513e-03,7.13615666000002590863e-01,1980.0,44.0,3.19614000000000032732e+02);
INSERT INTO "sample" VALUES(222,7,'measured',5,1,'control',8,2.61876392364501948961e-03,0.735197282999998,1980.0,44.0,3.19614000000000032732e+02);
INSERT INTO "sample" VALUES(253,8,'measured',0,0,'candidate',4,5.31569576263427739926e-03,5.14497568999999543848e-01,1980.0,42.0,275.968);
INSERT INTO "sample" VALUES(254,8,'measured',1,0,'baseline',4,5.31059980392456065095e-03,5.36129733999999302795e-01,1980.0,42.0,275.968);
INSERT INTO "sample" VALUES(255,8,'measured',2,0,'control',8,2.61696004867553689773e-03,5.57766045999997572835e-01,1980.0,42.0,275.968);
INSERT INTO "sample" VALUES(256,8,'measured',3,1,'baseline',4,5.31451177597045895661e-03,5.790067869999973027e-01,1980.0,42.0,275.968);
INSERT INTO "sample" VALUES(257,8,'measured',4,1,'candidate',4,5.32764816284179727051e-03,6.00584167999997475817e-01,1980.0,42.0,275.968);
INSERT INTO "sample" VALUES(258,8,'measured',5,1,'control',8,2.61891198158264179932e-03,6.22204241999995133483e-01,1980.0,42.0,275.968);
INSERT INTO "sample" VALUES(493,13,'measured',0,0,'candidate',6,3.2954985300699870393e-03,0.488466288000005,1980.0,46.0,335.07);
INSERT INTO "sample" VALUES(494,13,'measured',1,0,'baseline',6,3.32446924845377625098e-03,5.08473698000003082597e-01,1980.0,46.0,335.07);
INSERT INTO "sample" VALUES(495,13,'measured',2,0,'control',8,2.55406403541564956671e-03,0.528655257000004,1980.0,46.0,335.07);
INSERT INTO "sample" VALUES(496,13,'measured',3,1,'baseline',6,3.32661342620849597925e-03,5.49453447000004757683e-01,1980.0,46.0,335.07);
INSERT INTO "sample" VALUES(497,13,'measured',4,1,'candidate',6,3.3125225702921551156e-03,5.69738640000004181729e-01,1980.0,46.0,335.07);
INSERT INTO "sample" VALUES(498,13,'measured',5,1,'control',8,2.5536000728607179469e-03,5.89729496000003905464e-01,1980.0,46.0,335.07);
INSERT INTO "sample" VALUES(541,14,'measured',0,0,'candidate',6,3.30256525675455721302e-03,6.10433719000006647092e-01,1980.0,52.0,402.548);
INSERT INTO "sample" VALUES(542,14,'measured',1,0,'baseline',6,3.32400004069010419557e-03,0.630443188000001,1980.0,52.0,402.548);
INSERT INTO "sample" VALUES(543,14,'measured',2,0,'control',8,2.55293989181518566483e-03,6.50644300000003283912e-01,1980.0,52.0,402.548);
INSERT INTO "sample" VALUES(544,14,'measured',3,1,'baseline',6,3.3272800445556644476e-03,6.71441898000004755431e-01,1980.0,52.0,402.548);
INSERT INTO "sample" VALUES(545,14,'measured',4,1,'candidate',6,3.30254395802815790481e-03,6.91749041000001341217e-01,1980.0,52.0,402.548);
INSERT INTO "sample" VALUES(546,14,'measured',5,1,'control',8,2.55522799491882330116e-03,7.11762253000003397573e-01,1980.0,52.0,402.548);
CREATE TABLE schema_version (
  version INTEGER NOT NULL,
  name VARCHAR NOT NULL,
  applied_at VARCHAR NOT NULL,
  PRIMARY KEY (version)
);
INSERT INTO "schema_version" VALUES(1,'migration 1','2026-01-01T00:00:00+00:00');
INSERT INTO "schema_version" VALUES(2,'migration 2','2026-01-01T00:00:00+00:00');
INSERT INTO "schema_version" VALUES(3,'migration 3','2026-01-01T00:00:00+00:00');
INSERT INTO "schema_version" VALUES(4,'migration 4','2026-01-01T00:00:00+00:00');
INSERT INTO "schema_version" VALUES(5,'migration 5','2026-01-01T00:00:00+00:00');
INSERT INTO "schema_version" VALUES(6,'migration 6','2026-01-01T00:00:00+00:00');
INSERT INTO "schema_version" VALUES(7,'migration 7','2026-01-01T00:00:00+00:00');
INSERT INTO "schema_version" VALUES(8,'migration 8','2026-01-01T00:00:00+00:00');
INSERT INTO "schema_version" VALUES(9,'migration 9','2026-01-01T00:00:00+00:00');
INSERT INTO "schema_version" VALUES(10,'expectations, notes, repeated experiments, hidden runs, queue','2026-11-23T07:35:37+00:00');
CREATE TABLE session (
  id INTEGER NOT NULL,
  run_id INTEGER,
  calibration_id INTEGER,
  number INTEGER NOT NULL,
  purpose VARCHAR NOT NULL,
  device VARCHAR NOT NULL,
  epoch VARCHAR NOT NULL,
  protocol JSON NOT NULL,
  "plan" JSON NOT NULL,
  delta FLOAT NOT NULL,
  started_at VARCHAR NOT NULL,
  device_facts JSON,
  warm_up_s FLOAT,
  is_flat BOOLEAN,
  launches JSON,
  timed_s FLOAT,
  measuring_s FLOAT,
  pairs INTEGER,
  effect FLOAT,
  effect_low FLOAT,
  effect_high FLOAT,
  p_faster FLOAT,
  failure TEXT,
  PRIMARY KEY (id),
  FOREIGN KEY(run_id) REFERENCES run (id) ON DELETE CASCADE,
  FOREIGN KEY(calibration_id) REFERENCES calibration (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES(1,NULL,1,1,'calibration','cuda','136f5d9b7d1a60ce','{"pairs": 12, "top_up_pairs": 12, "fewest_pairs": 8, "alpha": 0.01, "delta_floor": 0.005, "scatter_factor": 3.0, "version": 1}','{"batch_s": 0.02, "flat_within": 0.002, "flat_batches": 6, "warm_up_limit_s": 10.0, "budget_s": 60.0, "batch_limit_s": 30.0}',0.005,'2026-11-21T11:54:39.245+00:00','{"kind": "cuda", "name": "NVIDIA H200", "arch": "sm_90", "identity": "0000:00:06.0", "driver": "580.159.04", "runtime": "13.0", "memory_bytes": 150109880320, "last_level_cache_bytes": 62914560}',4.3388855699999595572e-01,1,'{"candidate": 4, "baseline": 4, "control": 8}',7.62171901702880738582e-01,0.773261521000002,12,6.31009541056033718652e-04,-1.02823545473584854192e-03,2.26581190247189317651e-03,0.830322265625,NULL);
INSERT INTO "session" VALUES(2,NULL,1,2,'calibration','cuda','136f5d9b7d1a60ce','{"pairs": 12, "top_up_pairs": 12, "fewest_pairs": 8, "alpha": 0.01, "delta_floor": 0.005, "scatter_factor": 3.0, "version": 1}','{"batch_s": 0.02, "flat_within": 0.002, "flat_batches": 6, "warm_up_limit_s": 10.0, "budget_s": 60.0, "batch_limit_s": 30.0}',0.005,'2026-11-21T11:54:43.982+00:00','{"kind": "cuda", "name": "NVIDIA H200", "arch": "sm_90", "identity": "0000:00:06.0", "driver": "580.159.04", "runtime": "13.0", "memory_bytes": 150109880320, "last_level_cache_bytes": 62914560}',4.31974659999994514691e-01,1,'{"candidate": 4, "baseline": 4, "control": 8}',7.61605024337768554687e-01,7.71587007000000824064e-01,12,3.65821816570045148849e-04,-9.27249531897846729355e-05,1.35139380656733310015e-03,0.92431640625,NULL);
INSERT INTO "session" VALUES(3,NULL,1,3,'calibration','cuda','136f5d9b7d1a60ce','{"pairs": 12, "top_up_pairs": 12, "fewest_pairs": 8, "alpha": 0.01, "delta_floor": 0.005, "scatter_factor": 3.0, "version": 1}','{"batch_s": 0.02, "flat_within": 0.002, "flat_batches": 6, "warm_up_limit_s": 10.0, "budget_s": 60.0, "batch_limit_s": 30.0}',0.005,'2026-11-21T11:54:47.982+00:00','{"kind": "cuda", "name": "NVIDIA H200", "arch": "sm_90", "identity": "0000:00:06.0", "driver": "580.159.04", "runtime": "13.0", "memory_bytes": 150109880320, "last_level_cache_bytes": 62914560}',4.96179696000005776568e-01,1,'{"candidate": 4, "baseline": 4, "control": 8}',7.61972742080688436594e-01,7.72000073999997482587e-01,12,-7.22296809391200530896e-04,-2.01449672914313406002e-03,7.59379042540396574471e-04,0.133056640625,NULL);
INSERT INTO "session" VALUES(4,NULL,1,4,'calibration','cuda','136f5d9b7d1a60ce','{"pairs": 12, "top_up_pairs": 12, "fewest_pairs": 8, "alpha": 0.01, "delta_floor": 0.005, "scatter_factor": 3.0, "version": 1}','{"batch_s": 0.02, "flat_within": 0.002, "flat_batches": 6, "warm_up_limit_s": 10.0, "budget_s": 60.0, "batch_limit_s": 30.0}',0.005,'2026-11-21T11:54:52.013+00:00','{"kind": "cuda", "name": "NVIDIA H200", "arch": "sm_90", "identity": "0000:00:06.0", "driver": "580.159.04", "runtime": "13.0", "memory_bytes": 150109880320, "last_level_cache_bytes": 62914560}',6.87492786999996496888e-01,1,'{"candidate": 4, "baseline": 4, "control": 8}',7.61947330474853523618e-01,7.72290777999991462365e-01,12,-1.43025935135090124942e-04,-1.57209657614307686361e-03,9.50956623713776678409e-04,0.3955078125,NULL);
INSERT INTO "session" VALUES(5,NULL,1,5,'calibration','cuda','136f5d9b7d1a60ce','{"pairs": 12, "top_up_pairs": 12, "fewest_pairs": 8, "alpha": 0.01, "delta_floor": 0.005, "scatter_factor": 3.0, "version": 1}','{"batch_s": 0.02, "flat_within": 0.002, "flat_batches": 6, "warm_up_limit_s": 10.0, "budget_s": 60.0, "batch_limit_s": 30.0}',0.005,'2026-11-21T11:54:56.309+00:00','{"kind": "cuda", "name": "NVIDIA H200", "arch": "sm_90", "identity": "0000:00:06.0", "driver": "580.159.04", "runtime": "13.0", "memory_bytes": 150109880320, "last_level_cache_bytes": 62914560}',5.67437173000001848777e-01,1,'{"candidate": 4, "baseline": 4, "control": 8}',7.62168413162231384028e-01,7.7366457400000143707e-01,12,-1.01152106889830766672e-03,-1.85155778555507822061e-03,-7.36623165275007707464e-05,0.021240234375,NULL);
INSERT INTO "session" VALUES(6,NULL,1,6,'calibration','cuda','136f5d9b7d1a60ce','{"pairs": 12, "top_up_pairs": 12, "fewest_pairs": 8, "alpha": 0.01, "delta_floor": 0.005, "scatter_factor": 3.0, "version": 1}','{"batch_s": 0.02, "flat_within": 0.002, "flat_batches": 6, "warm_up_limit_s": 10.0, "budget_s": 60.0, "batch_limit_s": 30.0}',0.005,'2026-11-21T11:55:00.566+00:00','{"kind": "cuda", "name": "NVIDIA H200", "arch": "sm_90", "identity": "0000:00:06.0", "driver": "580.159.04", "runtime": "13.0", "memory_bytes": 150109880320, "last_level_cache_bytes": 62914560}',0.561896081999997,1,'{"candidate": 4, "baseline": 4, "control": 8}',7.61652578353881781758e-01,7.720599500000062676e-01,12,5.72240036439334740989e-04,-5.94590698102000236348e-04,1.51207048896134766367e-03,0.849365234375,NULL);
INSERT INTO "session" VALUES(7,NULL,1,7,'calibration','cuda','136f5d9b7d1a60ce','{"pairs": 12, "top_up_pairs": 12, "fewest_pairs": 8, "alpha": 0.01, "delta_floor": 0.005, "scatter_factor": 3.0, "version": 1}','{"batch_s": 0.02, "flat_within": 0.002, "flat_batches": 6, "warm_up_limit_s": 10.0, "budget_s": 60.0, "batch_limit_s": 30.0}',0.005,'2026-11-21T11:55:04.731+00:00','{"kind": "cuda", "name": "NVIDIA H200", "arch": "sm_90", "identity": "0000:00:06.0", "driver": "580.159.04", "runtime": "13.0", "memory_bytes": 150109880320, "last_level_cache_bytes": 62914560}',6.24643993999995927879e-01,1,'{"candidate": 4, "baseline": 4, "control": 8}',7.62053665161132820493e-01,7.73261376000007771835e-01,12,8.41297972092991354006e-04,-8.08808466943459537269e-04,2.33799722079853708467e-03,0.866943359375,NULL);
INSERT INTO "session" VALUES(8,NULL,1,8,'calibration','cuda','136f5d9b7d1a60ce','{"pairs": 12, "top_up_pairs": 12, "fewest_pairs": 8, "alpha": 0.01, "delta_floor": 0.005, "scatter_factor": 3.0, "version": 1}','{"batch_s": 0.02, "flat_within": 0.002, "flat_batches": 6, "warm_up_limit_s": 10.0, "budget_s": 60.0, "batch_limit_s": 30.0}',0.005,'2026-11-21T11:55:09.002+00:00','{"kind": "cuda", "name": "NVIDIA H200", "arch": "sm_90", "identity": "0000:00:06.0", "driver": "580.159.04", "runtime": "13.0", "memory_bytes": 150109880320, "last_level_cache_bytes": 62914560}',5.10833134999998605962e-01,1,'{"candidate": 4, "baseline": 4, "control": 8}',7.62201725006103392168e-01,7.74116907000021114981e-01,12,2.4773375105756784446e-04,-7.29855683178134463651e-04,1.22272141303903978358e-03,0.68896484375,NULL);
INSERT INTO "session" VALUES(13,24,NULL,1,'decision','cuda','136f5d9b7d1a60ce','{"pairs": 12, "top_up_pairs": 12, "fewest_pairs": 8, "alpha": 0.01, "delta_floor": 0.005, "scatter_factor": 3.0, "version": 1}','{"batch_s": 0.02, "flat_within": 0.002, "flat_batches": 6, "warm_up_limit_s": 10.0, "budget_s": 60.0, "batch_limit_s": 30.0}',0.005,'2026-11-21T11:58:20.725+00:00','{"kind": "cuda", "name": "NVIDIA H200", "arch": "sm_90", "identity": "0000:00:06.0", "driver": "580.159.04", "runtime": "13.0", "memory_bytes": 150109880320, "last_level_cache_bytes": 62914560}',4.85280789000000822852e-01,1,'{"candidate": 6, "baseline": 6, "control": 8}',7.22312097549438481003e-01,7.32935368999996228467e-01,12,-0.00611604066012097,-0.0072545060842631,-0.00485742858260541,0.000244140625,NULL);
INSERT INTO "session" VALUES(14,24,NULL,2,'confirmation','cuda','136f5d9b7d1a60ce','{"pairs": 12, "top_up_pairs": 12, "fewest_pairs": 8, "alpha": 0.01, "delta_floor": 0.005, "scatter_factor": 3.0, "version": 1}','{"batch_s": 0.02, "flat_within": 0.002, "flat_batches": 6, "warm_up_limit_s": 10.0, "budget_s": 60.0, "batch_limit_s": 30.0}',0.005,'2026-11-21T11:58:30.726+00:00','{"kind": "cuda", "name": "NVIDIA H200", "arch": "sm_90", "identity": "0000:00:06.0", "driver": "580.159.04", "runtime": "13.0", "memory_bytes": 150109880320, "last_level_cache_bytes": 62914560}',6.07055219999999451374e-01,1,'{"candidate": 6, "baseline": 6, "control": 8}',7.22560894012451160328e-01,7.33064806000001567554e-01,12,-6.32701309751468148057e-03,-7.30072121948515707912e-03,-5.14028019924921142358e-03,0.000244140625,NULL);
CREATE TABLE stage (
  id INTEGER NOT NULL,
  run_id INTEGER NOT NULL,
  name VARCHAR NOT NULL,
  seconds FLOAT,
  finished_at VARCHAR NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY(run_id) REFERENCES run (id) ON DELETE CASCADE
);
INSERT INTO "stage" VALUES(50,24,'build hip',1.090377127,'2026-11-21T11:58:18.722+00:00');
INSERT INTO "stage" VALUES(51,24,'build triton',1.78177735199999887072e+00,'2026-11-21T11:58:20.514+00:00');
INSERT INTO "stage" VALUES(52,24,'analyse hip',3.24415200000061076934e-03,'2026-11-21T11:58:20.525+00:00');
INSERT INTO "stage" VALUES(53,24,'analyse triton',2.48067400000095972245e-03,'2026-11-21T11:58:20.536+00:00');
INSERT INTO "stage" VALUES(54,24,'check',2.718540000010705171e-04,'2026-11-21T11:58:20.543+00:00');
INSERT INTO "stage" VALUES(55,24,'verify',0.155634770999999,'2026-11-21T11:58:20.704+00:00');
INSERT INTO "stage" VALUES(56,24,'verify',9.99207776,'2026-11-21T11:58:30.719+00:00');
INSERT INTO "stage" VALUES(57,24,'measure 1',9.99797780299999772068e+00,'2026-11-21T11:58:30.724+00:00');
INSERT INTO "stage" VALUES(58,24,'measure 2',8.62813131699999757984e+00,'2026-11-21T11:58:39.355+00:00');
INSERT INTO "stage" VALUES(59,24,'judge',NULL,'2026-11-21T11:58:39.364+00:00');
INSERT INTO "stage" VALUES(160,39,'build hip',1.91555299970787018537e-02,'2026-11-21T18:49:26.614+00:00');
INSERT INTO "stage" VALUES(161,39,'build triton',8.38879869988886639475e-02,'2026-11-21T18:49:26.705+00:00');
INSERT INTO "stage" VALUES(162,39,'analyse hip',7.48283600114518776535e-03,'2026-11-21T18:49:26.717+00:00');
INSERT INTO "stage" VALUES(163,39,'analyse triton',1.25327390051097609102e-02,'2026-11-21T18:49:26.735+00:00');
INSERT INTO "stage" VALUES(164,39,'check',4.57554997410625219345e-04,'2026-11-21T18:49:26.740+00:00');
INSERT INTO "stage" VALUES(165,39,'verify',2.35209538700291886925e+00,'2026-11-21T18:49:29.112+00:00');
INSERT INTO "stage" VALUES(166,39,'judge',NULL,'2026-11-21T18:49:29.172+00:00');
CREATE TABLE sweep_point (
  id INTEGER NOT NULL,
  uuid VARCHAR NOT NULL,
  "key" VARCHAR NOT NULL,
  study VARCHAR NOT NULL,
  lane VARCHAR NOT NULL,
  arch VARCHAR NOT NULL,
  parameters JSON NOT NULL,
  toolchain VARCHAR NOT NULL,
  figures JSON NOT NULL,
  failure TEXT,
  code_object_sha256 VARCHAR,
  verification VARCHAR,
  detail TEXT NOT NULL,
  basis VARCHAR NOT NULL,
  created_at VARCHAR NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (uuid)
);
CREATE TABLE timing (
  id INTEGER NOT NULL,
  run_id INTEGER NOT NULL,
  lane VARCHAR NOT NULL,
  basis VARCHAR NOT NULL,
  metric VARCHAR NOT NULL,
  repeat INTEGER NOT NULL,
  value FLOAT NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (run_id, lane, basis, metric, repeat),
  FOREIGN KEY(run_id) REFERENCES run (id) ON DELETE CASCADE
);
INSERT INTO "timing" VALUES(1,1,'triton','imported','duration_ms',1,47.82);
INSERT INTO "timing" VALUES(2,1,'hip','imported','duration_ms',1,31.527);
INSERT INTO "timing" VALUES(26,11,'triton','imported','duration_ms',1,45.113);
INSERT INTO "timing" VALUES(27,11,'triton','imported','duration_ms',2,45.028);
INSERT INTO "timing" VALUES(28,11,'triton','imported','gflops',2,24418.396);
INSERT INTO "timing" VALUES(29,11,'triton','imported','profile_median_ms',1,46.532);
INSERT INTO "timing" VALUES(30,11,'hip','imported','duration_ms',1,30.651);
INSERT INTO "timing" VALUES(31,11,'hip','imported','duration_ms',2,30.932);
INSERT INTO "timing" VALUES(32,11,'hip','imported','gflops',2,35545.538);
INSERT INTO "timing" VALUES(64,24,'triton','measured','duration_ms',1,3.3063014348347987692e+00);
INSERT INTO "timing" VALUES(65,24,'cuda','measured','duration_ms',1,2.55226600170135498046e+00);
INSERT INTO "timing" VALUES(66,24,'baseline','measured','duration_ms',1,3.32542657852172851562e+00);
INSERT INTO "timing" VALUES(67,24,'vendor','measured','duration_ms',1,1.71944742936354399986e+00);
INSERT INTO "timing" VALUES(68,24,'pair','measured','ratio',1,1.29435299605965714597e+00);
INSERT INTO "timing" VALUES(69,24,'triton','measured','duration_ms',2,3.30487203598022416528e+00);
INSERT INTO "timing" VALUES(70,24,'cuda','measured','duration_ms',2,2.55515193939208939966e+00);
INSERT INTO "timing" VALUES(71,24,'baseline','measured','duration_ms',2,3.32433875401814749039e+00);
INSERT INTO "timing" VALUES(72,24,'vendor','measured','duration_ms',2,1.73534158559945916877e+00);
INSERT INTO "timing" VALUES(73,24,'pair','measured','ratio',2,1.29324832772326647756e+00);
CREATE TABLE tombstone (
  id INTEGER NOT NULL,
  run_uuid VARCHAR NOT NULL,
  reason TEXT NOT NULL,
  created_at VARCHAR NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (run_uuid)
);
INSERT INTO "tombstone" VALUES(1,'40415942-f5ff-5851-ac83-f34f4e88f4d2','the clock was locked','2026-11-23T07:35:37.762+00:00');
CREATE TABLE verification_case (
  id INTEGER NOT NULL,
  run_id INTEGER NOT NULL,
  lane VARCHAR NOT NULL,
  name VARCHAR NOT NULL,
  passed BOOLEAN NOT NULL,
  workgroups INTEGER NOT NULL,
  elements INTEGER NOT NULL,
  wrong INTEGER NOT NULL,
  unwritten INTEGER NOT NULL,
  detail TEXT NOT NULL,
  device VARCHAR DEFAULT 'emulator' NOT NULL,
  tolerance TEXT,
  wrong_elements JSON,
  shared JSON,
  PRIMARY KEY (id),
  FOREIGN KEY(run_id) REFERENCES run (id) ON DELETE CASCADE
);
INSERT INTO "verification_case" VALUES(49,24,'triton','exact, 256 x 512 x 128',1,4,131072,0,0,'','cuda',NULL,NULL,NULL);
INSERT INTO "verification_case" VALUES(50,24,'triton','exact, 256 x 512 x 32',1,4,131072,0,0,'','cuda',NULL,NULL,NULL);
INSERT INTO "verification_case" VALUES(51,24,'triton','awkward bytes, 256 x 512 x 128',1,4,131072,0,0,'','cuda',NULL,NULL,NULL);
INSERT INTO "verification_case" VALUES(52,24,'triton','normal, 256 x 512 x 128',1,4,131072,0,0,'','cuda',NULL,NULL,NULL);
INSERT INTO "verification_case" VALUES(53,24,'triton','exact, 5 workgroups of 8192 x 8192 x 8192',1,2048,163840,0,0,'','cuda',NULL,NULL,NULL);
INSERT INTO "verification_case" VALUES(54,24,'cuda','exact, 256 x 512 x 128',1,4,131072,0,0,'','cuda',NULL,NULL,NULL);
INSERT INTO "verification_case" VALUES(55,24,'cuda','exact, 256 x 512 x 32',1,4,131072,0,0,'','cuda',NULL,NULL,NULL);
INSERT INTO "verification_case" VALUES(56,24,'cuda','awkward bytes, 256 x 512 x 128',1,4,131072,0,0,'','cuda',NULL,NULL,NULL);
INSERT INTO "verification_case" VALUES(57,24,'cuda','normal, 256 x 512 x 128',1,4,131072,0,0,'','cuda',NULL,NULL,NULL);
INSERT INTO "verification_case" VALUES(58,24,'cuda','exact, 5 workgroups of 8192 x 8192 x 8192',1,2048,163840,0,0,'','cuda',NULL,NULL,NULL);
INSERT INTO "verification_case" VALUES(200,39,'hip','exact, 256 x 512 x 128',1,4,131072,0,0,'','emulator',NULL,NULL,NULL);
INSERT INTO "verification_case" VALUES(201,39,'hip','exact, 256 x 512 x 32',1,4,131072,0,0,'','emulator',NULL,NULL,NULL);
INSERT INTO "verification_case" VALUES(202,39,'hip','awkward bytes, 256 x 512 x 128',1,4,131072,0,0,'','emulator',NULL,NULL,NULL);
INSERT INTO "verification_case" VALUES(203,39,'hip','normal, 256 x 512 x 128',1,4,131072,0,0,'','emulator',NULL,NULL,NULL);
INSERT INTO "verification_case" VALUES(204,39,'hip','large outputs, 128 x 256 x 64',1,1,32768,0,0,'','emulator',NULL,NULL,NULL);
INSERT INTO "verification_case" VALUES(205,39,'hip','small outputs, 128 x 256 x 64',1,1,32768,0,0,'','emulator',NULL,NULL,NULL);
INSERT INTO "verification_case" VALUES(206,39,'hip','exact, 5 workgroups of 8192 x 8192 x 8192',1,5,163840,0,0,'','emulator',NULL,NULL,NULL);
INSERT INTO "verification_case" VALUES(207,39,'triton','exact, 256 x 512 x 128',1,4,131072,0,0,'','emulator',NULL,NULL,NULL);
INSERT INTO "verification_case" VALUES(208,39,'triton','exact, 256 x 512 x 32',1,4,131072,0,0,'','emulator',NULL,NULL,NULL);
INSERT INTO "verification_case" VALUES(209,39,'triton','awkward bytes, 256 x 512 x 128',1,4,131072,0,0,'','emulator',NULL,NULL,NULL);
INSERT INTO "verification_case" VALUES(210,39,'triton','normal, 256 x 512 x 128',1,4,131072,0,0,'','emulator',NULL,NULL,NULL);
INSERT INTO "verification_case" VALUES(211,39,'triton','large outputs, 128 x 256 x 64',1,1,32768,0,0,'','emulator',NULL,NULL,NULL);
INSERT INTO "verification_case" VALUES(212,39,'triton','small outputs, 128 x 256 x 64',1,1,32768,0,0,'','emulator',NULL,NULL,NULL);
INSERT INTO "verification_case" VALUES(213,39,'triton','exact, 5 workgroups of 8192 x 8192 x 8192',1,5,163840,0,0,'','emulator',NULL,NULL,NULL);
CREATE INDEX ix_job_status ON job (status);
CREATE INDEX ix_note_study ON note (study);
CREATE INDEX ix_reading_code_object_sha256 ON reading (code_object_sha256);
CREATE INDEX ix_sweep_point_key ON sweep_point ("key");
CREATE INDEX ix_run_fingerprint ON run (fingerprint);
CREATE INDEX ix_run_study ON run (study);
CREATE INDEX ix_artifact_run_id ON artifact (run_id);
CREATE INDEX ix_build_run_id ON build (run_id);
CREATE INDEX ix_contract_check_run_id ON contract_check (run_id);
CREATE INDEX ix_expectation_run_id ON expectation (run_id);
CREATE INDEX ix_fact_run_id ON fact (run_id);
CREATE INDEX ix_profiler_pass_run_id ON profiler_pass (run_id);
CREATE INDEX ix_reason_run_id ON reason (run_id);
CREATE INDEX ix_run_reading_reading_id ON run_reading (reading_id);
CREATE INDEX ix_session_calibration_id ON session (calibration_id);
CREATE INDEX ix_session_run_id ON session (run_id);
CREATE INDEX ix_stage_run_id ON stage (run_id);
CREATE INDEX ix_timing_run_id ON timing (run_id);
CREATE INDEX ix_verification_case_run_id ON verification_case (run_id);
CREATE INDEX ix_profile_run_id ON profile (run_id);
CREATE INDEX ix_sample_session_id ON sample (session_id);
CREATE INDEX ix_dispatch_counter_profile_id ON dispatch_counter (profile_id);
CREATE INDEX ix_dispatch_kind_profile_id ON dispatch_kind (profile_id);
CREATE INDEX ix_pc_sample_profile_id ON pc_sample (profile_id);
CREATE INDEX ix_dispatch_profile_id ON dispatch (profile_id);
CREATE VIEW reasons AS 
        SELECT run.id AS run_id, run.study, run.step, run.verdict, reason.number, reason.code, reason.text, run.basis
        FROM reason JOIN run ON run.id = reason.run_id;
CREATE VIEW expectations AS 
        SELECT run.id AS run_id, run.study, run.step, e.number, e.clause, e.is_required, e.status, e.value, e.bound,
               e.basis, e.detail
        FROM expectation e JOIN run ON run.id = e.run_id;
CREATE VIEW notes AS 
        SELECT note.uuid, note.study, note.step, note.kind, note.text, note.created_at, note.closed_at FROM note;
CREATE VIEW builds AS 
        SELECT run.id AS run_id, run.study, run.step, build.lane, build.ok, build.cached, build.seconds,
               build.failed_stage, build.failed_pass, build.message, build.compiler, build.compiler_version,
               build.compiler_path, build.library_path, build.library_sha256, build.packages, build.environment,
               build.options, build.kernel_name, build.code_object_sha256, build.grid, build.threads,
               build.dynamic_lds_bytes
        FROM build JOIN run ON run.id = build.run_id;
CREATE VIEW checks AS 
        SELECT run.id AS run_id, run.study, run.step, c.lane, c.name, c.status, c.expected, c.found
        FROM contract_check c JOIN run ON run.id = c.run_id;
CREATE VIEW verification_cases AS 
        SELECT run.id AS run_id, run.study, run.step, v.lane, v.device, v.name, v.passed, v.workgroups, v.elements,
               v.wrong, v.unwritten, v.tolerance, v.detail, v.wrong_elements, v.shared
        FROM verification_case v JOIN run ON run.id = v.run_id;
CREATE VIEW stages AS 
        SELECT run.id AS run_id, run.study, run.step, stage.name, stage.seconds, stage.finished_at
        FROM stage JOIN run ON run.id = stage.run_id;
CREATE VIEW timings AS 
        SELECT run.id AS run_id, run.study, run.step, run.device, timing.lane, timing.metric, timing.repeat,
               timing.value, timing.basis
        FROM timing JOIN run ON run.id = timing.run_id;
CREATE VIEW counters AS 
        SELECT run.id AS run_id, run.study, run.step,
               CASE reading.basis WHEN 'emulated' THEN 'emulator' WHEN 'static' THEN 'none' ELSE run.device
               END AS device,
               run_reading.lane, counter_name.scope, counter_name.name, c.value, reading.basis
        FROM run_reading
        JOIN run ON run.id = run_reading.run_id
        JOIN reading ON reading.id = run_reading.reading_id
        JOIN reading_counter c ON c.reading_id = reading.id
        JOIN counter_name ON counter_name.id = c.name_id;
CREATE VIEW findings AS 
        SELECT run.id AS run_id, run.study, run.step, run_reading.lane, f.code, f.text, f.line, f.places, reading.basis
        FROM run_reading
        JOIN run ON run.id = run_reading.run_id
        JOIN reading ON reading.id = run_reading.reading_id
        JOIN reading_finding f ON f.reading_id = reading.id;
CREATE VIEW memory_instructions AS 
        SELECT run.id AS run_id, run.study, run.step, run_reading.lane, m.line, m.text, m.space, m.accesses, m.cycles,
               m.conflict_cycles, m.segments_32, m.segments_64, m.segments_128, m.bytes_asked,
               m.misaligned_lanes, reading.basis
        FROM run_reading
        JOIN run ON run.id = run_reading.run_id
        JOIN reading ON reading.id = run_reading.reading_id
        JOIN reading_memory m ON m.reading_id = reading.id;
CREATE VIEW artifacts AS 
        SELECT run.id AS run_id, run.study, run.step, artifact.lane, artifact.name, artifact.sha256,
               artifact.size_bytes, blob.stored_bytes
        FROM artifact JOIN run ON run.id = artifact.run_id LEFT JOIN blob ON blob.sha256 = artifact.sha256;
CREATE VIEW gaps AS 
        SELECT t.run_id, run.study, run.step, run.device, run.device_name, t.basis, t.repeat, t.lane, t.value AS ms,
               o.lane AS other_lane, o.value AS other_ms,
               COALESCE(CASE WHEN o.lane = run.reference THEN paired.value END, t.value / o.value) AS ratio
        FROM timing t
        JOIN run ON run.id = t.run_id
        LEFT JOIN timing o ON o.run_id = t.run_id AND o.lane <> t.lane AND o.lane <> 'pair' AND o.metric = t.metric
                          AND o.repeat = t.repeat AND o.basis = t.basis
        LEFT JOIN timing paired ON paired.run_id = t.run_id AND paired.lane = 'pair' AND paired.metric = 'ratio'
                               AND paired.repeat = t.repeat AND paired.basis = t.basis
        WHERE t.lane = run.candidate AND t.metric = 'duration_ms';
CREATE VIEW runs AS 
        SELECT run.id AS run_id, run.study, run.step, run.parent, run.title, run.device, run.arch, run.status,
               run.verdict, run.basis, run.verification, run.started_at, run.finished_at, run.source,
               run.candidate, gaps.ms AS candidate_ms, run.reference, gaps.other_ms AS reference_ms, gaps.ratio,
               gaps.basis AS time_basis, run.device_name, run.epoch, run.uuid, run.fingerprint, run.precondition,
               run.answered_by, tombstone.reason AS hidden_because
        FROM run
        LEFT JOIN tombstone ON tombstone.run_uuid = run.uuid
        LEFT JOIN gaps ON gaps.run_id = run.id AND (gaps.other_lane = run.reference OR gaps.other_lane IS NULL)
            AND gaps.repeat = (SELECT MAX(latest.repeat) FROM gaps latest WHERE latest.run_id = run.id);
CREATE VIEW sessions AS 
        SELECT session.id AS session_id, session.run_id, session.calibration_id, run.study, run.step, session.number,
               session.purpose, session.device, session.epoch, session.delta, session.started_at, session.warm_up_s,
               session.is_flat, session.pairs, session.effect, session.effect_low, session.effect_high,
               session.p_faster, session.timed_s, session.measuring_s, session.failure
        FROM session LEFT JOIN run ON run.id = session.run_id;
CREATE VIEW samples AS 
        SELECT sample.session_id, session.run_id, session.calibration_id, run.study, run.step, session.number,
               session.purpose, sample.position, sample.pair, sample.variant, sample.launches,
               1000 * sample.seconds AS duration_ms, sample.started_s, sample.clock_mhz, sample.temperature_c,
               sample.power_w, sample.basis
        FROM sample
        JOIN session ON session.id = sample.session_id
        LEFT JOIN run ON run.id = session.run_id;
CREATE VIEW calibrations AS 
        SELECT calibration.id AS calibration_id, calibration.study, calibration.step, calibration.device,
               calibration.device_name, calibration.host, calibration.epoch, calibration.sessions,
               calibration.aa_scatter, calibration.created_at
        FROM calibration;
CREATE VIEW sweep_points AS 
        SELECT s.id AS point_id, s.key, s.study, s.lane, s.arch, s.parameters, s.toolchain, s.figures, s.failure,
               s.code_object_sha256, s.verification, s.detail, s.basis, s.created_at
        FROM sweep_point s;
CREATE VIEW profiler_passes AS 
        SELECT p.id AS pass_id, p.run_id, run.study, run.step, p.lane, p.device_name, p.profiler, p.purpose, p.counters,
               p.command, p.launches, p.seconds, p.failure, p.log_sha256, p.created_at
        FROM profiler_pass p JOIN run ON run.id = p.run_id;
CREATE VIEW profiles AS 
        SELECT profile.id AS profile_id, profile.run_id, profile.pass_id, run.study, run.step, profile.lane,
               profile.kernel, profile.dispatches, profile.other_kernels, profile.is_partial, profile.source,
               profile.sha256, profile.created_at, profile.basis
        FROM profile JOIN run ON run.id = profile.run_id;
CREATE VIEW dispatches AS 
        SELECT profile.run_id, run.study, run.step, profile.lane, d.profile_id, d.number, k.agent, d.start_ns, d.end_ns,
               d.duration_ns, k.grid_x, k.grid_y, k.grid_z, k.grid_total, k.workgroup_x, k.workgroup_y, k.workgroup_z,
               k.workgroup_total, k.vgpr, k.accum_vgpr, k.sgpr, k.lds_bytes, k.lds_is_static, k.scratch_bytes,
               profile.basis
        FROM dispatch d
        JOIN dispatch_kind k ON k.id = d.kind_id
        JOIN profile ON profile.id = d.profile_id
        JOIN run ON run.id = profile.run_id;
CREATE VIEW hardware_counters AS 
        SELECT profile.run_id, run.study, run.step, profile.lane, c.profile_id, c.number, c.name, c.value, profile.basis
        FROM dispatch_counter c JOIN profile ON profile.id = c.profile_id JOIN run ON run.id = profile.run_id;
CREATE VIEW pc_samples AS 
        SELECT profile.run_id, run.study, run.step, profile.lane, s.profile_id, s.instruction, s.class, s.lines,
               s.in_hot_loop, s.samples, s.issued, s.stalls, profile.basis
        FROM pc_sample s JOIN profile ON profile.id = s.profile_id JOIN run ON run.id = profile.run_id;
CREATE VIEW isa_deltas AS 
        SELECT mine.run_id, mine.study, mine.step, mine.lane, mine.scope, mine.name, mine.value,
               mine.basis, other.step AS parent, theirs.value AS parent_value,
               theirs.basis AS parent_basis, mine.value - theirs.value AS delta
        FROM counters mine
        JOIN run ON run.id = mine.run_id
        JOIN run other ON other.study = run.study AND other.step = run.parent AND other.id =
            (SELECT latest.id FROM run latest
             WHERE latest.study = run.study AND latest.step = run.parent AND latest.status = 'finished'
             ORDER BY COALESCE(latest.started_at, '') DESC, latest.id DESC LIMIT 1)
        JOIN counters theirs ON theirs.run_id = other.id AND theirs.lane = mine.lane
                            AND theirs.scope = mine.scope AND theirs.name = mine.name;
COMMIT;
