// One unit of a GPU (a compute unit, or a work-group processor) in time: its workgroups' waves issue what they have
// executed, each in its order, and wait for units, bandwidth, latencies, counters and barriers. Times are in cycles of the
// engine clock; a double holds each exactly.
typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef double f64;

// The words of a stream, as the emulator's engine writes them; FIRST marks a line that its workgroup touches first.
enum { INDEX, OF_LDS, OF_MEMORY, OF_LINE };
enum { PAYLOAD = (1u << 30) - 1, FIRST = 1u << 29, LINE_NUMBER = FIRST - 1 };
enum Unit { VECTOR, MATRIX, SCALAR, LDS, LOAD, STORE, SCALAR_LOAD, WAIT, BARRIER, PAUSE, END };
// Where a wave's time goes, in the order of PARTS in unit.py.
enum Part {
  BY_ISSUE, BY_VECTOR, BY_MATRIX, BY_SCALAR, BY_LDS, BY_L1, BY_L2, BY_MEMORY, BY_LATENCY, BY_LDS_LATENCY,
  BY_SCALAR_LATENCY, BY_RESULT, BY_BARRIER, BY_CODE, BY_START, BY_WAIT, PARTS
};
enum { COUNTERS = 4, IN_FLIGHT = 64, NO_LIMIT = 255, MOST_WAVES = 128, MOST_SIMDS = 8, REGISTERS = 2048, RANGES = 12 };
enum { CACHED = 1 << 16, MOST_MISSES = 4096, BUFFERS = 64 };

typedef struct {
  u8 unit, counter, waits[COUNTERS];
  u8 needs[COUNTERS], reads, writes;                 // how many accesses a wait could leave; how many ranges of registers
  u16 busy, latency;                                 // cycles that the unit is taken, and until the result is there
  u32 code_line;                                     // where it is in the text
  u16 registers[RANGES][2];                          // from the first to behind the last: those read, then those written
} Operation;

typedef struct {
  u32 simds, slots, workgroups, waves;  // slots: workgroups at once
  f64 issue, holds_vector;              // cycles between two instructions of a wave; whether matrix instructions hold the VALU
  f64 lds_ports;                        // accesses to LDS at once
  f64 l1_cycles, l1_latency, l2_cycles, l2_latency, last_latency, memory_latency, scalar_latency, lds_latency, store_latency;
  f64 memory_cycles;                    // of a line at this unit's share of the memory's bandwidth
  f64 last_cycles;                      // of a line at its share of the last-level cache's
  f64 start_interval, start_latency;    // between two workgroups that start, and until a wave's first instruction
  f64 credit;                           // cycles for which bandwidth that nobody has used is kept
  f64 fetch_latency;                    // of a line of code that this unit has not executed yet
  u32 l1_lines, most_misses, dies, buffers, code_lines, registers;
  u32 line_of[BUFFERS];                 // where each buffer's lines begin
  f64 fetched[BUFFERS];                 // by buffer: which part of the lines that a workgroup touches first nobody else has
  u32 is_shared[BUFFERS];
} Machine;

typedef struct {
  f64 arrived;  // at a barrier
  f64 at[COUNTERS][IN_FLIGHT];   // when accesses are complete, the newest last
  f64 queued[COUNTERS][IN_FLIGHT];
  u8 cause[COUNTERS][IN_FLIGHT]; // what they were kept waiting by most
  u32 of[COUNTERS][IN_FLIGHT];   // which instruction's they are
  u32 issued[COUNTERS];
  const u32 *next, *end;
  u32 simd, is_waiting;
  f64 results[REGISTERS];
} Wave;

typedef struct { u64 key; u32 number; f64 filled; } Cached;

static Wave waves[MOST_WAVES];
static f64 ready[MOST_WAVES];  // when each wave goes on; NEVER for one that is not there, or waits at a barrier
#define NEVER 1e300
static Cached cached[CACHED];
static f64 misses[MOST_MISSES];
enum { CODE = 1 << 16 };
static u32 fetched_as[CODE];   // by line of code: the number of its fetch
static f64 fetched_at[CODE];

static inline f64 larger(f64 a, f64 b) { return a > b ? a : b; }
static inline u64 mixed(u64 x) {
  x ^= x >> 31, x *= 0x9E3779B97F4A7C15ull, x ^= x >> 29, x *= 0xBF58476D1CE4E5B9ull;
  return x ^ x >> 32;
}
static inline f64 share(u64 x) { return (f64)(mixed(x) >> 11) * 0x1p-53; }

static u32 buffer_of(const Machine *m, u32 line) {
  u32 low = 0, high = m->buffers;
  while (high - low > 1) {
    u32 middle = (low + high) / 2;
    if (m->line_of[middle] <= line) low = middle;
    else high = middle;
  }
  return low;
}

typedef struct { f64 l1, l2, memory, last; u64 miss_count; u32 cached_count; } Servers;

// When a line is there, and what it waited for: its bandwidth, in `queued` cycles, and the latency of where it was.
static f64 line_at(const Machine *m, Servers *s, u32 word, u32 instance, f64 now, int is_store, f64 *queued, u8 *cause) {
  u32 line = word & LINE_NUMBER, buffer = buffer_of(m, line), is_first = (word & FIRST) != 0;
  u64 key = (u64)(m->is_shared[buffer] ? 0 : instance + 1) << 32 | line;
  Cached *c = &cached[mixed(key) % CACHED];
  int is_cached = c->key == key + 1 && s->cached_count - c->number < m->l1_lines;
  if (is_cached && !is_store) {
    *queued = 0, *cause = BY_LATENCY;
    return larger(now + m->l1_latency, c->filled);
  }
  f64 *oldest = &misses[s->miss_count++ % m->most_misses];
  f64 start = is_store ? now : larger(now, *oldest);
  f64 at_l2 = larger(start, s->l2);
  s->l2 = at_l2 + m->l2_cycles;
  *queued = at_l2 - now, *cause = BY_L2;
  f64 at = at_l2 + (is_store ? m->store_latency : m->l2_latency);
  f64 fetched = m->fetched[buffer], drawn = share(key * 31 + 7), of_die = fetched * m->dies;
  if (of_die > 1) of_die = 1;
  if (is_first && drawn < of_die) {
    int is_from_memory = drawn < fetched;
    f64 *server = is_from_memory ? &s->memory : &s->last, cycles = is_from_memory ? m->memory_cycles : m->last_cycles;
    if (!*server) *server = at_l2;  // what nobody could use before is lost
    f64 begin = larger(at_l2 - m->credit, *server);
    *server = begin + cycles;
    begin = larger(begin, at_l2);
    if (begin - at_l2 > *queued) *cause = BY_MEMORY;
    *queued += begin - at_l2;
    at = larger(*server, at_l2) + (is_store ? m->store_latency : m->l2_latency + (is_from_memory ? m->memory_latency : m->last_latency));
  }
  *oldest = at;
  if (!is_store) c->key = key + 1, c->number = s->cached_count++, c->filled = at;
  return at;
}

static void complete(Wave *w, u32 counter, u32 of, f64 at, f64 queued, u8 cause) {
  u32 n = w->issued[counter]++;
  if (n && w->at[counter][(n - 1) % IN_FLIGHT] > at) {
    u32 k = (n - 1) % IN_FLIGHT;
    at = w->at[counter][k], queued = w->queued[counter][k], cause = w->cause[counter][k], of = w->of[counter][k];
  }
  w->of[counter][n % IN_FLIGHT] = of;
  w->at[counter][n % IN_FLIGHT] = at, w->queued[counter][n % IN_FLIGHT] = queued, w->cause[counter][n % IN_FLIGHT] = cause;
}

// When a counter has no more than `allowed` accesses in flight.
static f64 there(const Wave *w, u32 counter, u32 allowed) {
  if (allowed == NO_LIMIT || w->issued[counter] <= allowed) return 0;
  return w->at[counter][(w->issued[counter] - 1 - allowed) % IN_FLIGHT];
}

// Until when a wave waits at a counter that may have `allowed` accesses in flight: the time counts at the access that it
// waits for.
static f64 wait_for(Wave *w, u32 counter, u32 allowed, f64 now, f64 *parts) {
  f64 at = there(w, counter, allowed);
  if (at <= now) return now;
  u32 n = (w->issued[counter] - 1 - allowed) % IN_FLIGHT;
  f64 waited = at - now, queued = w->queued[counter][n] < waited ? w->queued[counter][n] : waited;
  u8 cause = w->cause[counter][n];
  f64 *spent = parts + w->of[counter][n] * PARTS;
  spent[cause] += queued;
  spent[cause == BY_LDS ? BY_LDS_LATENCY : cause == BY_SCALAR ? BY_SCALAR_LATENCY : BY_LATENCY] += waited - queued;
  return at;
}

typedef struct { u32 instance, left, arrived; } Slot;  // of a workgroup: its number, waves that have not ended, or are at a barrier
typedef struct { const u32 *words; const u64 *bounds; u32 groups, started; f64 next; } Starts;

// Starts the next workgroup in a slot that is free: its waves begin when the die has come to it.
static void start(const Machine *m, Starts *s, Slot *slot, u32 first, f64 now, f64 *parts) {
  s->next = larger(s->next, now);
  f64 at = s->next + m->start_latency;
  s->next += m->start_interval;
  for (u32 k = 0; k < m->waves; k++) {
    Wave *w = &waves[first + k];
    u64 n = (u64)(s->started % s->groups) * m->waves + k;
    for (u32 c = 0; c < COUNTERS; c++) w->issued[c] = 0;
    for (u32 r = 0; r < m->registers; r++) w->results[r] = 0;
    w->next = s->words + s->bounds[n], w->end = s->words + s->bounds[n + 1];
    ready[first + k] = at, w->simd = (first + k) % m->simds, w->is_waiting = 0;
    if (w->next < w->end) parts[(*w->next & PAYLOAD) * PARTS + BY_START] += at - now;
  }
  *slot = (Slot){s->started++, m->waves, 0};
}

// All waves of a workgroup that have not ended are at a barrier: they go on.
static void pass_barrier(const Machine *m, Slot *slot, u32 first, f64 now, f64 *spent) {
  for (u32 n = first; n < first + m->waves; n++) {
    if (!waves[n].is_waiting) continue;
    ready[n] = larger(waves[n].arrived, now);
    if (spent) spent[BY_BARRIER] += ready[n] - waves[n].arrived;
    waves[n].is_waiting = 0;
  }
  slot->arrived = 0;
}

// Runs `m->workgroups` workgroups, whose streams come in turn from `groups` recorded ones. `ended` gets when each ends,
// `parts`, for each instruction, where the time of waves goes that come to it.
int simulate(const Machine *m, const Operation *operations, const u32 *words, const u64 *bounds, u32 groups, f64 *ended, f64 *parts) {
  u32 count = m->slots < m->workgroups ? m->slots : m->workgroups, finished = 0;
  if (count * m->waves > MOST_WAVES || m->simds > MOST_SIMDS || m->most_misses > MOST_MISSES || !m->waves) return 1;
  u8 held_by[MOST_SIMDS] = {0};  // whose instruction holds the vector unit: BY_VECTOR or BY_MATRIX
  f64 vector[MOST_SIMDS] = {0}, matrix[MOST_SIMDS] = {0}, scalar[MOST_SIMDS] = {0}, lds = 0, fetch_free = 0;
  Servers s = {0};
  Starts starts = {words, bounds, groups, 0, 0};
  Slot slots[MOST_WAVES];
  u32 fetches = 0;
  __builtin_memset(cached, 0, sizeof cached);
  __builtin_memset(misses, 0, sizeof misses);
  __builtin_memset(fetched_as, 0, sizeof fetched_as);
  for (u32 n = 0; n < count; n++) start(m, &starts, &slots[n], n * m->waves, 0, parts);
  while (finished < m->workgroups) {
    u32 first = 0;
    for (u32 n = 1; n < count * m->waves; n++) first = ready[n] < ready[first] ? n : first;
    f64 now = ready[first];
    if (now == NEVER) return 2;
    Wave *w = &waves[first];
    Slot *slot = &slots[first / m->waves];
    u32 first_of_slot = first / m->waves * m->waves;
    const u32 *next = w->next;
    const Operation *o = next < w->end ? &operations[*next & PAYLOAD] : 0;
    if (!o || o->unit == END) {
      ready[first] = NEVER;
      // Stores that are not complete do not keep a wave's place, but the launch ends with them.
      f64 *last = &ended[slot->instance];
      *last = larger(*last, now);
      for (u32 c = 0; c < COUNTERS; c++)
        *last = larger(*last, there(w, c, 0));
      if (!--slot->left) {
        finished++;
        if (starts.started < m->workgroups) start(m, &starts, slot, first_of_slot, now, parts);
      } else if (slot->arrived == slot->left) {
        pass_barrier(m, slot, first_of_slot, now, 0);
      }
      continue;
    }
    u32 number = (u32)(o - operations);
    f64 *spent = parts + (u64)number * PARTS;
    // Its code, and results that it needs.
    f64 at = now;
    u32 line = o->code_line % CODE;
    if (!fetched_as[line] || fetches - fetched_as[line] >= m->code_lines)
      fetched_as[line] = ++fetches, fetch_free = fetched_at[line] = larger(fetch_free, now) + m->fetch_latency;
    if (fetched_at[line] > now) {
      spent[BY_CODE] += fetched_at[line] - now, ready[first] = fetched_at[line];
      continue;
    }
    for (u32 k = 0; k < (u32)o->reads + o->writes; k++)
      for (u32 reg = o->registers[k][0]; reg < o->registers[k][1]; reg++) at = larger(at, w->results[reg]);
    if (at > now) {
      spent[BY_RESULT] += at - now;
      ready[first] = at;
      continue;
    }
    // The unit that it takes.
    f64 *port = 0;
    u8 part = BY_ISSUE;
    switch (o->unit) {
      case VECTOR: port = &vector[w->simd], part = held_by[w->simd]; break;
      case MATRIX: port = &matrix[w->simd], part = BY_MATRIX; break;
      case SCALAR: case SCALAR_LOAD: port = &scalar[w->simd], part = BY_SCALAR; break;
      case LOAD: case STORE: port = &s.l1, part = BY_L1; break;
      default: break;
    }
    if (o->unit == MATRIX && m->holds_vector && vector[w->simd] > now) {
      spent[held_by[w->simd]] += vector[w->simd] - now, ready[first] = vector[w->simd];
      continue;
    }
    f64 slack = o->unit == LOAD || o->unit == STORE ? 64 : 0;  // a few instructions wait in a queue, and the wave goes on
    if (port && *port - slack > now) {
      spent[part] += *port - slack - now, ready[first] = *port - slack;
      continue;
    }
    u32 words_of = 1;
    while (next + words_of < w->end && next[words_of] >> 30) words_of++;
    w->next = next + words_of;
    f64 step = m->issue;
    switch (o->unit) {
      case VECTOR:
        *port = now + o->busy, held_by[w->simd] = BY_VECTOR;
        step = larger(step, o->busy);
        break;
      case MATRIX:
        *port = now + o->busy;
        if (m->holds_vector) vector[w->simd] = now + o->busy, held_by[w->simd] = BY_MATRIX;
        break;
      case SCALAR: *port = now + o->busy; break;
      case SCALAR_LOAD:
        *port = now + o->busy;
        complete(w, o->counter, number, now + m->scalar_latency, 0, BY_SCALAR);
        break;
      case PAUSE: step = o->busy; break;
      case LDS: {
        f64 cycles = 0;
        for (u32 k = 1; k < words_of; k++) if (next[k] >> 30 == OF_LDS) cycles += next[k] & PAYLOAD;
        cycles = larger(cycles, o->busy);
        f64 begin = larger(now, lds);
        lds = begin + cycles / m->lds_ports;
        complete(w, o->counter, number, begin + cycles + m->lds_latency, begin - now, BY_LDS);
        break;
      }
      case LOAD: case STORE: {
        f64 done = now, queued = 0, cycles = o->busy;
        u8 cause = BY_LATENCY;
        for (u32 k = 1; k < words_of; k++)
          if (next[k] >> 30 == OF_MEMORY) cycles = larger(cycles, ((next[k] & PAYLOAD) >> 8) * m->l1_cycles);
        f64 begin = larger(now, s.l1);
        s.l1 = begin + cycles;
        for (u32 k = 1; k < words_of; k++) {
          if (next[k] >> 30 != OF_LINE) continue;
          f64 of_line;
          u8 why;
          f64 at_line = line_at(m, &s, next[k] & PAYLOAD, slot->instance, begin, o->unit == STORE, &of_line, &why);
          if (at_line > done) done = at_line, queued = of_line, cause = why;
        }
        if (words_of == 1) done = s.l1 + m->l1_latency;
        if (begin - now > queued) cause = BY_L1;
        complete(w, o->counter, number, larger(done, s.l1), queued + begin - now, cause);
        break;
      }
      case WAIT: {
        f64 needed = now;
        for (u32 c = 0; c < COUNTERS; c++) needed = wait_for(w, c, o->needs[c], needed, parts);
        f64 until = needed;
        for (u32 c = 0; c < COUNTERS; c++) until = larger(until, there(w, c, o->waits[c]));
        spent[BY_WAIT] += until - needed;  // for what nothing that follows needs yet
        step += until - now;
        spent[BY_ISSUE] -= until - now;
        break;
      }
      case BARRIER:
        if (++slot->arrived == slot->left) pass_barrier(m, slot, first_of_slot, now + step, spent);
        else w->is_waiting = 1;
        break;
    }
    spent[BY_ISSUE] += step;
    for (u32 k = o->reads; k < (u32)o->reads + o->writes; k++)
      for (u32 reg = o->registers[k][0]; reg < o->registers[k][1]; reg++) w->results[reg] = now + o->latency;
    w->arrived = now + step;
    ready[first] = w->is_waiting ? NEVER : now + step;
  }
  return 0;
}

const u32 structure_sizes[] = {sizeof(Operation), sizeof(Machine), PARTS};
