"""The lab book's views, for notebooks and anybody's SQL. docs/lab_book.md describes their columns."""

# In the order in which they must be made: a later view may use an earlier one.
VIEWS: dict[str, str] = {
    "reasons": """
        SELECT run.id AS run_id, run.study, run.step, run.verdict, reason.number, reason.code, reason.lane, reason.text,
               run.basis
        FROM reason JOIN run ON run.id = reason.run_id
    """,
    "expectations": """
        SELECT run.id AS run_id, run.study, run.step, e.number, e.clause, e.is_required, e.status, e.value, e.bound,
               e.basis, e.detail
        FROM expectation e JOIN run ON run.id = e.run_id
    """,
    "notes": """
        SELECT note.uuid, note.study, note.step, note.kind, note.text, note.created_at, note.closed_at FROM note
    """,
    "builds": """
        SELECT run.id AS run_id, run.study, run.step, build.lane, build.ok, build.cached, build.seconds,
               build.failed_stage, build.failed_pass, build.message, build.compiler, build.compiler_version,
               build.compiler_path, build.library_path, build.library_sha256, build.packages, build.environment,
               build.options, build.kernel_name, build.code_object_sha256, build.grid, build.threads,
               build.dynamic_lds_bytes
        FROM build JOIN run ON run.id = build.run_id
    """,
    "checks": """
        SELECT run.id AS run_id, run.study, run.step, c.lane, c.name, c.status, c.expected, c.found
        FROM contract_check c JOIN run ON run.id = c.run_id
    """,
    "verification_cases": """
        SELECT run.id AS run_id, run.study, run.step, v.lane, v.device, v.name, v.passed, v.workgroups, v.elements,
               v.wrong, v.unwritten, v.tolerance, v.detail, v.wrong_elements, v.shared, v.fault
        FROM verification_case v JOIN run ON run.id = v.run_id
    """,
    "stages": """
        SELECT run.id AS run_id, run.study, run.step, stage.name, stage.seconds, stage.finished_at
        FROM stage JOIN run ON run.id = stage.run_id
    """,
    "timings": """
        SELECT run.id AS run_id, run.study, run.step, run.device, timing.lane, timing.metric, timing.repeat,
               timing.value, timing.basis
        FROM timing JOIN run ON run.id = timing.run_id
    """,
    "sizes": """
        SELECT size.run_id, run.study, run.step, run.verdict, run.device_name, size.repeat, size.position,
               size.name AS size, size.axes, size.weight, size.margin, size.candidate, size.candidate_ms,
               size.reference, size.reference_ms, size.ratio, size.ratio_low, size.ratio_high, size.baseline_ms,
               size.effect, size.effect_low, size.effect_high, size.standing, size.vendor_ms, size.floor_ms,
               size.is_mostly_launch, size.pairs, size.is_own, size.measured_in, size.basis
        FROM size JOIN run ON run.id = size.run_id
    """,
    "counters": """
        SELECT run.id AS run_id, run.study, run.step,
               CASE reading.basis WHEN 'emulated' THEN 'emulator' WHEN 'static' THEN 'none' ELSE run.device
               END AS device,
               run_reading.lane, counter_name.scope, counter_name.name, c.value, reading.basis
        FROM run_reading
        JOIN run ON run.id = run_reading.run_id
        JOIN reading ON reading.id = run_reading.reading_id
        JOIN reading_counter c ON c.reading_id = reading.id
        JOIN counter_name ON counter_name.id = c.name_id
        UNION ALL
        -- Counted and not found: a class that other code of the study has, where all instructions were classed.
        SELECT run.id, run.study, run.step, CASE reading.basis WHEN 'emulated' THEN 'emulator' ELSE 'none' END,
               run_reading.lane, counter_name.scope, counter_name.name, 0.0, reading.basis
        FROM run_reading
        JOIN run ON run.id = run_reading.run_id
        JOIN reading ON reading.id = run_reading.reading_id AND reading.basis IN ('static', 'emulated')
        JOIN (SELECT DISTINCT any_run.study, any_reading.basis, found.name_id
              FROM run_reading link
              JOIN run any_run ON any_run.id = link.run_id
              JOIN reading any_reading ON any_reading.id = link.reading_id
              JOIN reading_counter found ON found.reading_id = link.reading_id
              JOIN counter_name class ON class.id = found.name_id
              WHERE class.scope IN ('function_class', 'hot_loop_class', 'executed_class', 'hot_loop_executed_class')
             ) known
          ON known.study = run.study AND known.basis = reading.basis
        JOIN counter_name ON counter_name.id = known.name_id
        WHERE NOT EXISTS (SELECT 1 FROM reading_counter own
                          WHERE own.reading_id = reading.id AND own.name_id = known.name_id)
          AND EXISTS (SELECT 1 FROM reading_counter whole
                      JOIN counter_name total ON total.id = whole.name_id
                      WHERE whole.reading_id = reading.id AND total.scope = REPLACE(counter_name.scope, '_class', '')
                        AND total.name = CASE counter_name.scope WHEN 'executed_class' THEN 'total'
                                                                 ELSE 'instructions' END)
    """,
    "findings": """
        SELECT run.id AS run_id, run.study, run.step, run_reading.lane, f.code, f.text, f.line, f.places, reading.basis
        FROM run_reading
        JOIN run ON run.id = run_reading.run_id
        JOIN reading ON reading.id = run_reading.reading_id
        JOIN reading_finding f ON f.reading_id = reading.id
    """,
    "memory_instructions": """
        SELECT run.id AS run_id, run.study, run.step, run_reading.lane, m.line, m.text, m.space, m.accesses, m.cycles,
               m.conflict_cycles, m.segments_32, m.segments_64, m.segments_128, m.bytes_asked,
               m.misaligned_lanes, reading.basis
        FROM run_reading
        JOIN run ON run.id = run_reading.run_id
        JOIN reading ON reading.id = run_reading.reading_id
        JOIN reading_memory m ON m.reading_id = reading.id
    """,
    "artifacts": """
        SELECT run.id AS run_id, run.study, run.step, artifact.lane, artifact.name, artifact.sha256,
               artifact.size_bytes, blob.stored_bytes
        FROM artifact JOIN run ON run.id = artifact.run_id LEFT JOIN blob ON blob.sha256 = artifact.sha256
    """,
    "gaps": """
        SELECT t.run_id, run.study, run.step, run.device, run.device_name, t.basis, t.repeat, t.lane, t.value AS ms,
               o.lane AS other_lane, o.value AS other_ms,
               COALESCE(CASE WHEN o.lane = run.reference THEN paired.value END, t.value / o.value) AS ratio
        FROM timing t
        JOIN run ON run.id = t.run_id
        LEFT JOIN timing o ON o.run_id = t.run_id AND o.lane <> t.lane AND o.lane <> 'pair' AND o.metric = t.metric
                          AND o.repeat = t.repeat AND o.basis = t.basis
        LEFT JOIN timing paired ON paired.run_id = t.run_id AND paired.lane = 'pair' AND paired.metric = 'ratio'
                               AND paired.repeat = t.repeat AND paired.basis = t.basis
        WHERE t.lane = run.candidate AND t.metric = 'duration_ms'
    """,
    "runs": """
        SELECT run.id AS run_id, run.study, run.step, run.parent, run.title, run.device, run.arch, run.status,
               run.verdict, run.basis, run.verification, run.started_at, run.finished_at, run.source,
               run.candidate, gaps.ms AS candidate_ms, run.reference, gaps.other_ms AS reference_ms, gaps.ratio,
               gaps.basis AS time_basis, run.device_name, run.epoch, run.uuid, run.fingerprint, run.precondition,
               run.answered_by, tombstone.reason AS hidden_because
        FROM run
        LEFT JOIN tombstone ON tombstone.run_uuid = run.uuid
        LEFT JOIN gaps ON gaps.run_id = run.id AND (gaps.other_lane = run.reference OR gaps.other_lane IS NULL)
            AND gaps.repeat = (SELECT MAX(latest.repeat) FROM gaps latest WHERE latest.run_id = run.id)
    """,
    "latest_runs": """
        SELECT latest.run_id, latest.study, latest.step, latest.parent, latest.title, latest.device_name, latest.arch,
               latest.verdict, latest.basis, latest.verification, latest.started_at, latest.candidate,
               latest.candidate_ms, latest.reference, latest.reference_ms, latest.ratio, latest.time_basis
        FROM (SELECT runs.*, ROW_NUMBER() OVER (PARTITION BY study, step, COALESCE(device_name, '')
                                                ORDER BY COALESCE(started_at, '') DESC, run_id DESC) AS place
              FROM runs WHERE status = 'finished' AND hidden_because IS NULL) latest
        WHERE latest.place = 1
    """,
    "parents": """
        SELECT mine.run_id, mine.study, mine.step, mine.device_name, mine.verdict, mine.candidate, mine.candidate_ms,
               mine.time_basis, theirs.run_id AS parent_run_id, theirs.step AS parent,
               theirs.verdict AS parent_verdict, theirs.candidate_ms AS parent_ms,
               theirs.time_basis AS parent_time_basis, mine.candidate_ms / theirs.candidate_ms - 1 AS change
        FROM latest_runs mine
        JOIN latest_runs theirs ON theirs.study = mine.study AND theirs.step = mine.parent
                               AND COALESCE(theirs.device_name, '') = COALESCE(mine.device_name, '')
    """,
    "lanes": """
        SELECT run.id AS run_id, run.study, run.step, run.device_name, rr.lane, run.candidate,
               (SELECT t.value FROM timing t WHERE t.run_id = run.id AND t.lane = rr.lane AND t.metric = 'duration_ms'
                ORDER BY t.repeat DESC LIMIT 1) AS ms,
               (SELECT t.basis FROM timing t WHERE t.run_id = run.id AND t.lane = rr.lane AND t.metric = 'duration_ms'
                ORDER BY t.repeat DESC LIMIT 1) AS time_basis,
               CAST(MAX(CASE WHEN n.scope = 'resources' AND n.name = 'next_free_vgpr' THEN c.value END)
                   AS BIGINT) AS vgprs,
               CAST(MAX(CASE WHEN n.scope = 'resources' AND n.name = 'vgpr_spills' THEN c.value END)
                   AS BIGINT) AS vgpr_spills,
               CAST(MAX(CASE WHEN n.scope = 'resources' AND n.name = 'private_segment_bytes' THEN c.value END)
                   AS BIGINT) AS private_segment_bytes,
               CAST(MAX(CASE WHEN n.scope = 'resources' AND n.name = 'lds_bytes' THEN c.value END)
                   AS BIGINT) AS lds_bytes,
               MAX(CASE WHEN n.scope = 'occupancy' AND n.name = 'waves_per_simd' THEN c.value END) AS waves_per_simd,
               CAST(MAX(CASE WHEN n.scope = 'hot_loop' AND n.name = 'instructions' THEN c.value END)
                   AS BIGINT) AS hot_loop_instructions,
               CAST(MAX(CASE WHEN n.scope = 'hot_loop' AND n.name = 'matrix' THEN c.value END)
                   AS BIGINT) AS hot_loop_matrix,
               reading.basis
        FROM run
        JOIN run_reading rr ON rr.run_id = run.id
        JOIN reading ON reading.id = rr.reading_id AND reading.basis IN ('static', 'imported')
        JOIN reading_counter c ON c.reading_id = reading.id
        JOIN counter_name n ON n.id = c.name_id
        GROUP BY run.id, run.study, run.step, run.device_name, rr.lane, run.candidate, reading.basis
    """,
    "rates": """
        SELECT t.run_id, run.study, run.step, run.device_name, t.lane, t.value AS ms,
               CAST(operations.value AS DOUBLE PRECISION) AS operations,
               CAST(bytes.value AS DOUBLE PRECISION) AS bytes,
               CAST(operations.value AS DOUBLE PRECISION) / t.value * 1e-6 AS gflops,
               CAST(bytes.value AS DOUBLE PRECISION) / t.value * 1e-6 AS gbps, t.basis
        FROM timing t
        JOIN run ON run.id = t.run_id
        LEFT JOIN fact operations ON operations.run_id = t.run_id AND operations.lane = 'problem'
                                 AND operations.name = 'operations'
        LEFT JOIN fact bytes ON bytes.run_id = t.run_id AND bytes.lane = 'problem' AND bytes.name = 'bytes'
        WHERE t.metric = 'duration_ms' AND t.basis = 'measured' AND (operations.id IS NOT NULL OR bytes.id IS NOT NULL)
          AND t.repeat = (SELECT MAX(last.repeat) FROM timing last
                          WHERE last.run_id = t.run_id AND last.lane = t.lane AND last.metric = t.metric)
    """,
    "sessions": """
        SELECT session.id AS session_id, session.run_id, session.calibration_id, run.study, run.step, session.number,
               session.purpose, session.device, session.epoch, session.delta, session.started_at, session.warm_up_s,
               session.is_flat, session.pairs, session.effect, session.effect_low, session.effect_high,
               session.p_faster, session.timed_s, session.measuring_s, session.failure
        FROM session LEFT JOIN run ON run.id = session.run_id
    """,
    "samples": """
        SELECT sample.session_id, session.run_id, session.calibration_id, run.study, run.step, session.number,
               session.purpose, sample.position, sample.pair, sample.variant, sample.launches,
               1000 * sample.seconds AS duration_ms, sample.started_s, sample.clock_mhz, sample.temperature_c,
               sample.power_w, sample.size, sample.basis
        FROM sample
        JOIN session ON session.id = sample.session_id
        LEFT JOIN run ON run.id = session.run_id
    """,
    "calibrations": """
        SELECT calibration.id AS calibration_id, calibration.study, calibration.step, calibration.device,
               calibration.device_name, calibration.host, calibration.epoch, calibration.sessions,
               calibration.aa_scatter, calibration.created_at
        FROM calibration
    """,
    "sweep_points": """
        SELECT s.id AS point_id, s.key, s.study, s.lane, s.arch, s.parameters, s.toolchain, s.figures, s.failure,
               s.code_object_sha256, s.verification, s.detail, s.basis, s.created_at
        FROM sweep_point s
    """,
    "sweep_measurements": """
        SELECT m.id AS measurement_id, m.uuid, m.study, m.step, m.lane, m.arch, m.device, m.device_name, m.host,
               m.epoch, m.rules, m.plan, m.started_at, m.finished_at, m.preparing_s, m.timed_s, m.measuring_s,
               m.ended_by, m.winner
        FROM sweep_measurement m
    """,
    "sweep_candidates": """
        SELECT c.measurement_id, m.study, m.lane, m.device_name, m.epoch, c.position, c.key, c.parameters,
               c.code_object_sha256, c.same_as, c.verification, c.status, c.detail, c.rung, c.pairs, c.against, c.ratio,
               c.ratio_low, c.ratio_high, c.duration_ms, c.basis
        FROM sweep_candidate c JOIN sweep_measurement m ON m.id = c.measurement_id
    """,
    "sweep_samples": """
        SELECT s.measurement_id, m.study, m.lane, m.device_name, m.epoch, s.process, s.position, s.rung, s.pair, s.key,
               s.launches, 1000 * s.seconds AS duration_ms, s.started_s, s.clock_mhz, s.temperature_c, s.power_w,
               s.basis
        FROM sweep_sample s JOIN sweep_measurement m ON m.id = s.measurement_id
    """,
    "profiler_passes": """
        SELECT p.id AS pass_id, p.run_id, run.study, run.step, p.lane, p.device_name, p.profiler, p.purpose, p.counters,
               p.command, p.launches, p.seconds, p.failure, p.log_sha256, p.created_at
        FROM profiler_pass p JOIN run ON run.id = p.run_id
    """,
    "profiles": """
        SELECT profile.id AS profile_id, profile.run_id, profile.pass_id, run.study, run.step, profile.lane,
               profile.kernel, profile.dispatches, profile.other_kernels, profile.is_partial, profile.source,
               profile.sha256, profile.created_at, profile.basis
        FROM profile JOIN run ON run.id = profile.run_id
    """,
    "dispatches": """
        SELECT profile.run_id, run.study, run.step, profile.lane, d.profile_id, d.number, k.agent, d.start_ns, d.end_ns,
               d.duration_ns, k.grid_x, k.grid_y, k.grid_z, k.grid_total, k.workgroup_x, k.workgroup_y, k.workgroup_z,
               k.workgroup_total, k.vgpr, k.accum_vgpr, k.sgpr, k.lds_bytes, k.lds_is_static, k.scratch_bytes,
               profile.basis
        FROM dispatch d
        JOIN dispatch_kind k ON k.id = d.kind_id
        JOIN profile ON profile.id = d.profile_id
        JOIN run ON run.id = profile.run_id
    """,
    "hardware_counters": """
        SELECT profile.run_id, run.study, run.step, profile.lane, c.profile_id, c.number, c.name, c.value, profile.basis
        FROM dispatch_counter c JOIN profile ON profile.id = c.profile_id JOIN run ON run.id = profile.run_id
    """,
    "pc_samples": """
        SELECT profile.run_id, run.study, run.step, profile.lane, s.profile_id, s.instruction, s.class, s.lines,
               s.in_hot_loop, s.samples, s.issued, s.stalls, profile.basis
        FROM pc_sample s JOIN profile ON profile.id = s.profile_id JOIN run ON run.id = profile.run_id
    """,
    "isa_deltas": """
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
                            AND theirs.scope = mine.scope AND theirs.name = mine.name
    """,
}
