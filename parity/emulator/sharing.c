// What the waves of a launch share in global memory: a part of engine.c.
//
// Two accesses to a cell race if one of them is a store, they are of two waves (or of two lanes in one instruction, or a scalar
// load behind a store that its own wave has not waited for), and nothing orders them. What orders the store of a wave before
// an access of another one:
// - a barrier of their workgroup, if the store was waited for when its wave arrived there. Where all waves of a workgroup
//   share a first-level cache (gfx9 without tgsplit, gfx11 and gfx12 in CU mode) it need only be issued (LLVM, "User Guide
//   for AMDGPU Backend", "Memory Model"; llvm/llvm-project, pull request 160501).
// - its wave has waited for it, and later left word at a place where the other one has looked since, or a wave that is
//   ordered before it. Word is left by an atomic operation, by a store that goes past a cache which others do not share (glc,
//   sc0, sc1, scope), and by any store that is found so; one looks by an atomic operation that gives back what was there,
//   by a load past such a cache, and by a load that a short loop does nothing but repeat. In LDS each of these is word for
//   and from all waves of the workgroup.
// So each wave has a vector clock: of each wave of the launch, the number of its events that come before (Fidge and Mattern;
// Lamport, "Time, Clocks, and the Ordering of Events"). What is left at a place is what all have known who left word there.
// Large launches share entries, rows and places, which can only hide a race. Whether the wait came before the word is not
// asked: some races are not found, but nobody is accused whom an order that is there rules out.
// Whether a race matters is for a second run to show, in which racing accesses come the other way round: a load gets what
// was there before, and of two stores the first one stays.

enum { SEVERAL = ~0u, OBSERVED = 1u << 31 };

static Buffer *watched_buffer(const Machine *m, u64 address) {
  for (u32 n = 0; n < m->buffer_count; n++) {
    Buffer *buffer = &m->buffers[n];
    if (address - buffer->address < buffer->size) return buffer->cells ? buffer : 0;
  }
  return 0;
}

static inline u32 wave_of_launch(const Machine *m, const Wave *w) { return m->wave_number + w->index + 1; }
static inline int orders_waves(const Instruction *i, int access) { return access == ATOMIC || i->flags & (IS_COHERENT | POLLS); }

// The part of an access of `width` bytes at `offset` that lies in a cell: where it begins in the access and in the cell, how
// long it is, and its mask.
typedef struct { u32 from, at, size, mask; } Piece;
static inline Piece part_in(const Buffer *b, u64 cell, u64 offset, u32 width) {
  u64 start = cell << b->shift, end = (cell + 1) << b->shift;
  if (end > b->size) end = b->size;
  u64 first = start > offset ? start : offset, last = end < offset + width ? end : offset + width;
  u32 at = (u32)(first - start), size = (u32)(last - first);
  return (Piece){(u32)(first - offset), at, size, ((1u << size) - 1) << at};
}
#define CELLS_OF(b, offset, width) u64 c = (offset) >> (b)->shift; c <= ((offset) + (width) - 1) >> (b)->shift; c++

static u32 content(const Buffer *b, u64 cell) {
  u64 start = cell << b->shift, size = 1ull << b->shift;
  u32 x = 0;
  __builtin_memcpy(&x, b->data + start, start + size > b->size ? b->size - start : size);
  return x;
}

// Whether a scalar load may come before a store of its own wave, which it has not waited for: they go through caches of
// their own.
static int is_ahead(const Machine *m, const Wave *w, const Instruction *i, u32 writer, u32 store) {
  return i->operation == OP_SCALAR_LOAD && writer == wave_of_launch(m, w) && store > w->completed[m->store_counter];
}

// Whether waves share what is written. A store of what is there already changes nothing for anybody.
static void notice(Machine *m, Wave *w, const Instruction *i, Buffer *b, u64 offset, u32 width, int access, const u8 *data) {
  u32 me = wave_of_launch(m, w), is_atomic = access == ATOMIC;
  int changes = access != LOAD && (!data || __builtin_memcmp(b->data + offset, data, width));
  for (CELLS_OF(b, offset, width)) {
    Cell *cell = b->cells + c;
    u32 is_of_other = cell->writer && cell->writer != me && !(is_atomic && cell->number);
    if (access == LOAD) {
      m->is_shared |= is_of_other || is_ahead(m, w, i, cell->writer, cell->event);
      cell->reader = !cell->reader || cell->reader == me ? me : SEVERAL;
    } else {
      m->is_shared |= changes && (is_of_other || (cell->reader && cell->reader != me));
      u32 mask = part_in(b, c, offset, width).mask, is_mine = cell->writer == me;
      m->is_shared |= changes && is_mine && !is_atomic && cell->event == w->issued[m->store_counter] && cell->bytes & mask;
      m->same_stores += !changes && is_of_other && cell->bytes & mask;
      cell->bytes = (is_mine ? cell->bytes : 0) | mask;
      cell->number = is_atomic && (!cell->writer || cell->number);  // whether nothing but atomic operations stored
      cell->writer = me, cell->event = w->issued[m->store_counter];
    }
  }
}

// The clock of a wave, and in a clock the entry of one, both by its number in the launch.
static u32 *clock_of(const Machine *m, u32 wave) { return m->clocks + wave % m->clock_count * m->clock_size; }
static u32 *entry_of(const Machine *m, u32 *clock, u32 wave) { return clock + wave % m->clock_size; }
static inline void raise(u32 *entry, u32 events) {
  if (*entry < events) *entry = events;
}
static void join(const Machine *m, u32 *clock, const u32 *other) {
  for (u64 k = 0; k < m->clock_size; k++) clock[k] = clock[k] > other[k] ? clock[k] : other[k];
}
// Joins what a wave knows, and its own events so far.
static void join_wave(const Machine *m, u32 *clock, u32 wave, u32 events) {
  join(m, clock, clock_of(m, wave));
  raise(entry_of(m, clock, wave), events);
}

// An atomic operation on LDS, or a load that polls it.
static void meet_workgroup(Machine *m, const Wave *w) {
  m->have_heard = 1;
  u32 *mine = clock_of(m, m->wave_number + w->index);
  for (u32 k = 0; k < m->wave_count; k++) join_wave(m, mine, m->wave_number + k, m->waves[k].events);
}

// A barrier: all waves know what each of them did before. Where none has heard anything since the last one, that is all.
static void join_workgroup(Machine *m) {
  if (!m->have_heard) {
    for (u32 k = 0; k < m->wave_count; k++)
      for (u32 n = 0; n < m->wave_count; n++)
        raise(entry_of(m, clock_of(m, m->wave_number + k), m->wave_number + n), m->waves[n].events_at_arrival);
    return;
  }
  m->have_heard = 0;
  u32 *all = clock_of(m, m->wave_number);
  for (u32 k = 0; k < m->wave_count; k++) join_wave(m, all, m->wave_number + k, m->waves[k].events_at_arrival);
  for (u32 k = 1; k < m->wave_count; k++) join(m, clock_of(m, m->wave_number + k), all);
}

static int is_ordered(const Machine *m, const Wave *w, const Cell *cell) {
  if (!cell->writer || cell->writer == wave_of_launch(m, w)) return 1;
  u32 other = cell->writer - 1, in_workgroup = other - m->wave_number;
  int is_known = *entry_of(m, clock_of(m, m->wave_number + w->index), other) >= cell->event;
  if (!cell->number) return is_known;
  if (in_workgroup < m->wave_count && cell->number <= m->waves[in_workgroup].stores_visible) return 1;
  int has_heard = in_workgroup < m->wave_count && (w->ordered >> in_workgroup & 1);  // through LDS, behind that store
  if (has_heard && is_known && cell->number <= m->waves[in_workgroup].stores_told) return 1;
  return is_known && (cell->number <= m->waited[other] || cell->bytes & OBSERVED);
}

// A wave uses memory as waves do to order themselves. Stores that it finds there have come.
static void observe(Machine *m, Wave *w, const Instruction *i, u64 address, u32 width, int access) {
  Buffer *b = watched_buffer(m, address);
  if (access != LOAD) w->events++;
  if (!b) return;
  u64 offset = address - b->address;
  u32 me = m->wave_number + w->index, *mine = clock_of(m, me);
  if (width > b->size - offset) width = (u32)(b->size - offset);
  for (CELLS_OF(b, offset, width)) {
    Cell *cell = b->cells + c;
    u32 *there = m->published + ((u64)(b - m->buffers) * 0x9e3779b1u + c) % m->published_count * m->clock_size;
    if (i->d.kind) {
      m->have_heard = 1;
      join(m, mine, there);
      if (cell->writer && cell->number) join_wave(m, mine, cell->writer - 1, cell->event);
    }
    if (access != LOAD) join_wave(m, there, me, w->events);
    if (i->d.kind) cell->bytes |= OBSERVED;
  }
}

// Keeps a race if its instructions are not among the known ones. Returns whether it is one that is to be turned.
static int keep_race(Machine *m, const Wave *w, const Instruction *i, u32 lane, const Buffer *b, u64 cell, u32 is_of_word) {
  const Cell *of = b->cells + cell;
  u32 k = 0, first = i->source_index, second = of->source_index;
  while (k < m->race_count && (m->races[k].source_index != first || m->races[k].other_index != second)) k++;
  if (k == m->race_count && k < RACES)
    m->races[m->race_count++] = (Fault){GLOBAL_RACE, first, w->index, lane, 0, of->writer - 1, second, is_of_word, b->address + (cell << b->shift)};
  return m->sharing == OTHERWISE && (m->only_index == ~0u || (m->only_index == first && m->only_other == second));
}

// A load of one lane. Returns where its data are: where they lie, or in `otherwise`, if they are to come from before a race.
static const u8 *watch_load(Machine *m, Wave *w, const Instruction *i, u32 lane, u64 address, const u8 *at, u32 width, u8 *otherwise, u32 is_ordering) {
  Buffer *b = watched_buffer(m, address);
  if (!b) return at;
  u64 offset = address - b->address;
  if (width > b->size - offset) width = (u32)(b->size - offset);
  if (m->sharing == NOTICED) return notice(m, w, i, b, offset, width, LOAD, 0), at;
  for (CELLS_OF(b, offset, width)) {
    const Cell *cell = b->cells + c;
    Piece part = part_in(b, c, offset, width);
    const u8 *before = (const u8 *)&cell->before + part.at;
    int is_after = is_ordered(m, w, cell) && !is_ahead(m, w, i, cell->writer, cell->number);
    if (!(cell->bytes & part.mask) || is_after || !__builtin_memcmp(b->data + offset + part.from, before, part.size)) continue;
    if (!keep_race(m, w, i, lane, b, c, is_ordering)) continue;
    if (at != otherwise) __builtin_memcpy(otherwise, at, width), at = otherwise;
    __builtin_memcpy(otherwise + part.from, before, part.size);
  }
  return at;
}

// A store of one lane, which is done here. One that changes nothing belongs to whoever came last, as if nobody had come before.
static void watch_store(Machine *m, Wave *w, const Instruction *i, u32 lane, Buffer *b, u64 offset, const u8 *data, u32 number) {
  u32 me = wave_of_launch(m, w);
  for (CELLS_OF(b, offset, i->width)) {
    Cell *cell = b->cells + c;
    Piece part = part_in(b, c, offset, i->width);
    u8 *at = b->data + offset + part.from;
    u32 is_same = !__builtin_memcmp(at, data + part.from, part.size), is_of_mine = cell->writer == me && cell->number == number;
    if (is_same && cell->writer == me) continue;
    int is_race = !is_same && cell->bytes & part.mask && (is_of_mine || !is_ordered(m, w, cell));
    if (is_race && keep_race(m, w, i, lane, b, c, 0)) {  // it came before the other one, and after what was there before that
      __builtin_memcpy((u8 *)&cell->before + part.at, data + part.from, part.size);
      continue;
    }
    u32 before = is_of_mine ? cell->before : content(b, c), bytes = is_of_mine ? cell->bytes : 0;
    __builtin_memcpy(at, data + part.from, part.size);
    *cell = (Cell){me, number, i->source_index, w->events, bytes | part.mask, before, 0};
  }
}

// Watches the lanes of an access, and returns the lanes whose stores are done already. What a load gets from before a race
// lies in the thread's own memory until the next one.
static u64 watch(Machine *m, Wave *w, const Instruction *i, const u64 *addresses, u8 **at, u64 lanes, int access, const Operand *data, u32 number) {
  static _Thread_local u8 otherwise[LANES][16];
  u64 done = 0, exec = lanes;
  u32 is_ordering = m->sharing >= FOLLOWED && orders_waves(i, access);
  w->events += m->sharing >= FOLLOWED && access == STORE && !is_ordering;
  LANE_LOOP {
    if (!at[l]) continue;
    if (access == LOAD && !(is_ordering && i->flags & POLLS)) at[l] = (u8 *)watch_load(m, w, i, l, addresses[l], at[l], i->width, otherwise[l], is_ordering);
    if (is_ordering) observe(m, w, i, addresses[l], i->width, access);
    if (is_ordering && access == ATOMIC) *m->atomic_order = (*m->atomic_order ^ addresses[l] ^ (u64)wave_of_launch(m, w) << 40) * 0x9e3779b97f4a7c15ull;
    if (access == LOAD) continue;
    Buffer *b = watched_buffer(m, addresses[l]);
    if (!b) continue;
    u8 stored[16];
    u64 offset = addresses[l] - b->address;
    u32 width = i->width > b->size - offset ? (u32)(b->size - offset) : i->width;
    if (access == STORE) store_lane(data->modifiers, &w->v[data->index], l, stored, i->width);
    if (m->sharing == NOTICED) {
      notice(m, w, i, b, offset, width, access, access == STORE ? stored : 0);
    } else if (is_ordering) {
      for (CELLS_OF(b, offset, width))
        b->cells[c] = (Cell){wave_of_launch(m, w), 0, i->source_index, w->events, part_in(b, c, offset, width).mask, content(b, c), 0};
    } else {
      watch_store(m, w, i, l, b, offset, stored, number);
      done |= 1ull << l;
    }
  }
  return done;
}

// What an atomic operation has not changed it leaves to whoever stored there: compilers add bytes and halves by an exchange of
// the dword that they are in.
static void watch_changes(Machine *m, const Instruction *i, const u64 *addresses, u64 exec) {
  LANE_LOOP {
    Buffer *b = watched_buffer(m, addresses[l]);
    if (!b) continue;
    u64 offset = addresses[l] - b->address;
    u32 width = i->width > b->size - offset ? (u32)(b->size - offset) : i->width;
    for (CELLS_OF(b, offset, width)) {
      u32 changed = b->cells[c].before ^ content(b, c);
      for (u32 k = 0; k < 4; k++)
        if (!(changed >> 8 * k & 255)) b->cells[c].bytes &= ~(1u << k);
    }
  }
}
