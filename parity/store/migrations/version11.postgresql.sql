CREATE TABLE blob (
  sha256 VARCHAR NOT NULL,
  size_bytes BIGINT NOT NULL,
  stored_bytes BIGINT NOT NULL,
  data BYTEA NOT NULL,
  PRIMARY KEY (sha256)
);

CREATE TABLE calibration (
  id SERIAL NOT NULL,
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

CREATE TABLE contract (
  id SERIAL NOT NULL,
  study VARCHAR NOT NULL,
  sha256 VARCHAR NOT NULL,
  body JSON NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (study, sha256)
);

CREATE TABLE counter_name (
  id SERIAL NOT NULL,
  scope VARCHAR NOT NULL,
  name VARCHAR NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (scope, name)
);

CREATE TABLE job (
  id SERIAL NOT NULL,
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

CREATE INDEX ix_job_status ON job (status);

CREATE TABLE note (
  id SERIAL NOT NULL,
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

CREATE INDEX ix_note_study ON note (study);

CREATE TABLE reading (
  id SERIAL NOT NULL,
  sha256 VARCHAR NOT NULL,
  basis VARCHAR NOT NULL,
  subject VARCHAR NOT NULL,
  code_object_sha256 VARCHAR,
  kernel_name TEXT,
  dynamic_lds_bytes INTEGER,
  PRIMARY KEY (id),
  UNIQUE (sha256)
);

CREATE INDEX ix_reading_code_object_sha256 ON reading (code_object_sha256);

CREATE TABLE schema_version (
  version SERIAL NOT NULL,
  name VARCHAR NOT NULL,
  applied_at VARCHAR NOT NULL,
  PRIMARY KEY (version)
);

CREATE TABLE sweep_measurement (
  id SERIAL NOT NULL,
  uuid VARCHAR NOT NULL,
  study VARCHAR NOT NULL,
  step VARCHAR,
  lane VARCHAR NOT NULL,
  arch VARCHAR NOT NULL,
  device VARCHAR NOT NULL,
  device_name VARCHAR NOT NULL,
  device_facts JSON NOT NULL,
  host VARCHAR NOT NULL,
  epoch VARCHAR NOT NULL,
  rules JSON NOT NULL,
  plan JSON NOT NULL,
  started_at VARCHAR NOT NULL,
  finished_at VARCHAR,
  preparing_s FLOAT,
  timed_s FLOAT,
  measuring_s FLOAT,
  ended_by TEXT,
  winner VARCHAR,
  PRIMARY KEY (id),
  UNIQUE (uuid)
);

CREATE INDEX ix_sweep_measurement_study ON sweep_measurement (study);

CREATE TABLE sweep_point (
  id SERIAL NOT NULL,
  uuid VARCHAR NOT NULL,
  key VARCHAR NOT NULL,
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

CREATE INDEX ix_sweep_point_key ON sweep_point (key);

CREATE TABLE tombstone (
  id SERIAL NOT NULL,
  run_uuid VARCHAR NOT NULL,
  reason TEXT NOT NULL,
  created_at VARCHAR NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (run_uuid)
);

CREATE TABLE reading_counter (
  reading_id INTEGER NOT NULL,
  name_id INTEGER NOT NULL,
  value FLOAT NOT NULL,
  PRIMARY KEY (reading_id, name_id),
  FOREIGN KEY(reading_id) REFERENCES reading (id) ON DELETE CASCADE,
  FOREIGN KEY(name_id) REFERENCES counter_name (id)
);

CREATE TABLE reading_finding (
  reading_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  code VARCHAR NOT NULL,
  text TEXT NOT NULL,
  line INTEGER,
  places INTEGER,
  PRIMARY KEY (reading_id, position),
  FOREIGN KEY(reading_id) REFERENCES reading (id) ON DELETE CASCADE
);

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
);

CREATE TABLE run (
  id SERIAL NOT NULL,
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

CREATE INDEX ix_run_fingerprint ON run (fingerprint);

CREATE INDEX ix_run_study ON run (study);

CREATE TABLE sweep_candidate (
  id SERIAL NOT NULL,
  measurement_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  key VARCHAR NOT NULL,
  parameters JSON NOT NULL,
  code_object_sha256 VARCHAR,
  identity VARCHAR,
  same_as VARCHAR,
  verification VARCHAR,
  status VARCHAR NOT NULL,
  detail TEXT NOT NULL,
  rung INTEGER,
  pairs INTEGER,
  against VARCHAR,
  ratio FLOAT,
  ratio_low FLOAT,
  ratio_high FLOAT,
  duration_ms FLOAT,
  basis VARCHAR NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (measurement_id, position),
  FOREIGN KEY(measurement_id) REFERENCES sweep_measurement (id) ON DELETE CASCADE
);

CREATE INDEX ix_sweep_candidate_identity ON sweep_candidate (identity);

CREATE INDEX ix_sweep_candidate_measurement_id ON sweep_candidate (measurement_id);

CREATE TABLE sweep_sample (
  id SERIAL NOT NULL,
  measurement_id INTEGER NOT NULL,
  basis VARCHAR NOT NULL,
  process INTEGER NOT NULL,
  position INTEGER NOT NULL,
  rung INTEGER NOT NULL,
  pair INTEGER NOT NULL,
  key VARCHAR NOT NULL,
  launches INTEGER NOT NULL,
  seconds FLOAT NOT NULL,
  started_s FLOAT NOT NULL,
  clock_mhz FLOAT,
  temperature_c FLOAT,
  power_w FLOAT,
  PRIMARY KEY (id),
  UNIQUE (measurement_id, process, position),
  FOREIGN KEY(measurement_id) REFERENCES sweep_measurement (id) ON DELETE CASCADE
);

CREATE INDEX ix_sweep_sample_measurement_id ON sweep_sample (measurement_id);

CREATE TABLE artifact (
  id SERIAL NOT NULL,
  run_id INTEGER NOT NULL,
  lane VARCHAR NOT NULL,
  name VARCHAR NOT NULL,
  sha256 VARCHAR NOT NULL,
  size_bytes INTEGER NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY(run_id) REFERENCES run (id) ON DELETE CASCADE
);

CREATE INDEX ix_artifact_run_id ON artifact (run_id);

CREATE TABLE build (
  id SERIAL NOT NULL,
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

CREATE INDEX ix_build_run_id ON build (run_id);

CREATE TABLE contract_check (
  id SERIAL NOT NULL,
  run_id INTEGER NOT NULL,
  lane VARCHAR NOT NULL,
  name VARCHAR NOT NULL,
  status VARCHAR NOT NULL,
  expected TEXT NOT NULL,
  found TEXT NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY(run_id) REFERENCES run (id) ON DELETE CASCADE
);

CREATE INDEX ix_contract_check_run_id ON contract_check (run_id);

CREATE TABLE expectation (
  id SERIAL NOT NULL,
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

CREATE INDEX ix_expectation_run_id ON expectation (run_id);

CREATE TABLE fact (
  id SERIAL NOT NULL,
  run_id INTEGER NOT NULL,
  lane VARCHAR NOT NULL,
  basis VARCHAR NOT NULL,
  name VARCHAR NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY(run_id) REFERENCES run (id) ON DELETE CASCADE
);

CREATE INDEX ix_fact_run_id ON fact (run_id);

CREATE TABLE profiler_pass (
  id SERIAL NOT NULL,
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

CREATE INDEX ix_profiler_pass_run_id ON profiler_pass (run_id);

CREATE TABLE reason (
  id SERIAL NOT NULL,
  run_id INTEGER NOT NULL,
  number INTEGER NOT NULL,
  code VARCHAR NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY(run_id) REFERENCES run (id) ON DELETE CASCADE
);

CREATE INDEX ix_reason_run_id ON reason (run_id);

CREATE TABLE run_reading (
  run_id INTEGER NOT NULL,
  lane VARCHAR NOT NULL,
  reading_id INTEGER NOT NULL,
  PRIMARY KEY (run_id, lane, reading_id),
  FOREIGN KEY(run_id) REFERENCES run (id) ON DELETE CASCADE,
  FOREIGN KEY(reading_id) REFERENCES reading (id)
);

CREATE INDEX ix_run_reading_reading_id ON run_reading (reading_id);

CREATE TABLE session (
  id SERIAL NOT NULL,
  run_id INTEGER,
  calibration_id INTEGER,
  number INTEGER NOT NULL,
  purpose VARCHAR NOT NULL,
  device VARCHAR NOT NULL,
  epoch VARCHAR NOT NULL,
  protocol JSON NOT NULL,
  plan JSON NOT NULL,
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

CREATE INDEX ix_session_calibration_id ON session (calibration_id);

CREATE INDEX ix_session_run_id ON session (run_id);

CREATE TABLE stage (
  id SERIAL NOT NULL,
  run_id INTEGER NOT NULL,
  name VARCHAR NOT NULL,
  seconds FLOAT,
  finished_at VARCHAR NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY(run_id) REFERENCES run (id) ON DELETE CASCADE
);

CREATE INDEX ix_stage_run_id ON stage (run_id);

CREATE TABLE timing (
  id SERIAL NOT NULL,
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

CREATE INDEX ix_timing_run_id ON timing (run_id);

CREATE TABLE verification_case (
  id SERIAL NOT NULL,
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

CREATE INDEX ix_verification_case_run_id ON verification_case (run_id);

CREATE TABLE profile (
  id SERIAL NOT NULL,
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

CREATE INDEX ix_profile_run_id ON profile (run_id);

CREATE TABLE sample (
  id SERIAL NOT NULL,
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

CREATE INDEX ix_sample_session_id ON sample (session_id);

CREATE TABLE dispatch_counter (
  id SERIAL NOT NULL,
  profile_id INTEGER NOT NULL,
  number BIGINT NOT NULL,
  name VARCHAR NOT NULL,
  value FLOAT NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY(profile_id) REFERENCES profile (id) ON DELETE CASCADE
);

CREATE INDEX ix_dispatch_counter_profile_id ON dispatch_counter (profile_id);

CREATE TABLE dispatch_kind (
  id SERIAL NOT NULL,
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

CREATE INDEX ix_dispatch_kind_profile_id ON dispatch_kind (profile_id);

CREATE TABLE pc_sample (
  id SERIAL NOT NULL,
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

CREATE INDEX ix_pc_sample_profile_id ON pc_sample (profile_id);

CREATE TABLE dispatch (
  id SERIAL NOT NULL,
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

CREATE INDEX ix_dispatch_profile_id ON dispatch (profile_id);
