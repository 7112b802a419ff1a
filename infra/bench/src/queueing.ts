/** Work at one station, in milliseconds of one core. */
interface Visit {
  readonly station: string;
  readonly ms: number;
}

/** A call as the stations see it: its visits one after the other, then work that nobody waits for. */
export interface Operation {
  readonly visits: readonly Visit[];
  /** Runs at each station when no call waits there. */
  readonly background?: readonly Visit[];
}

/** A student's calls, each sent when the one before is answered. */
export interface Arrival {
  readonly atMs: number;
  readonly calls: readonly Operation[];
}

interface Poisson {
  readonly count: number;
  /** The mean time between two arrivals. */
  readonly meanMs: number;
  readonly seed: number;
}

/** Arrivals at random, independent times; the same ones for the same seed (the generator mulberry32). */
export function poissonArrivals({ count, meanMs, seed }: Poisson, calls: Arrival['calls']): Arrival[] {
  let state = seed;
  let atMs = 0;
  return Array.from({ length: count }, () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    const random = ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    atMs -= Math.log(1 - random) * meanMs;
    return { atMs, calls };
  });
}

export interface Simulated {
  /** Milliseconds of each arrival from its time to its last answer, in the order of the arrivals. */
  readonly latencies: readonly number[];
  /** When the last call was answered. */
  readonly answeredMs: number;
  /** When the last background work had ended. */
  readonly atRestMs: number;
  /** The share of the time until rest for which each station worked, over its servers. */
  readonly utilisation: Readonly<Record<string, number>>;
}

interface Job {
  readonly ms: number;
  readonly done: (nowMs: number) => void;
}

class Station {
  readonly #servers: number;
  readonly #later: (atMs: number, run: (nowMs: number) => void) => void;
  readonly #calls = new Fifo<Job>();
  readonly #background = new Fifo<Job>();
  #busy = 0;
  busyMs = 0;

  constructor(servers: number, later: (atMs: number, run: (nowMs: number) => void) => void) {
    this.#servers = servers;
    this.#later = later;
  }

  add(job: Job, nowMs: number, isBackground: boolean): void {
    (isBackground ? this.#background : this.#calls).push(job);
    this.#serve(nowMs);
  }

  #serve(nowMs: number): void {
    while (this.#busy < this.#servers) {
      const job = this.#calls.shift() ?? this.#background.shift();
      if (job === undefined) return;
      this.#busy += 1;
      this.busyMs += job.ms;
      this.#later(nowMs + job.ms, (endMs) => {
        this.#busy -= 1;
        job.done(endMs);
        this.#serve(endMs);
      });
    }
  }
}

/** `Array.shift` would copy a queue of a million. */
class Fifo<Item> {
  #items: Item[] = [];
  #next = 0;

  push(item: Item): void {
    this.#items.push(item);
  }

  shift(): Item | undefined {
    const item = this.#items[this.#next];
    if (item === undefined) return undefined;
    this.#next += 1;
    if (this.#next === this.#items.length) {
      this.#items = [];
      this.#next = 0;
    }
    return item;
  }
}

interface Event {
  readonly atMs: number;
  readonly order: number;
  readonly run: (nowMs: number) => void;
}

const isEarlier = (one: Event, other: Event): boolean =>
  one.atMs < other.atMs || (one.atMs === other.atMs && one.order < other.order);

/** A binary heap of what happens next. */
class Agenda {
  readonly #heap: Event[] = [];
  #order = 0;

  add(atMs: number, run: (nowMs: number) => void): void {
    const event = { atMs, run, order: this.#order };
    this.#order += 1;
    let at = this.#heap.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = this.#heap[parent];
      if (above === undefined || !isEarlier(event, above)) break;
      this.#heap[at] = above;
      at = parent;
    }
    this.#heap[at] = event;
  }

  next(): Event | undefined {
    const first = this.#heap[0];
    const last = this.#heap.pop();
    if (first === undefined || last === undefined || this.#heap.length === 0) return first;
    this.#sink(last);
    return first;
  }

  #sink(event: Event): void {
    const heap = this.#heap;
    let at = 0;
    for (;;) {
      const left = at * 2 + 1;
      const [one, other] = [heap[left], heap[left + 1]];
      if (one === undefined) break;
      const isLeft = other === undefined || isEarlier(one, other);
      const child = isLeft ? one : other;
      if (!isEarlier(child, event)) break;
      heap[at] = child;
      at = isLeft ? left : left + 1;
    }
    heap[at] = event;
  }
}

/**
 * Simulates stations with so many servers each (processes, each on a core of its own) that take calls in the order of arrival,
 * and background work when no call waits. Work times are as given, so that only the arrivals vary.
 */
export function simulate(servers: Readonly<Record<string, number>>, arrivals: readonly Arrival[]): Simulated {
  const agenda = new Agenda();
  const later = (atMs: number, run: (nowMs: number) => void) => agenda.add(atMs, run);
  const stations = new Map(Object.entries(servers).map(([name, count]) => [name, new Station(count, later)]));
  const latencies = Array.from({ length: arrivals.length }, () => 0);
  let answeredMs = 0;

  function stationOf(name: string): Station {
    const station = stations.get(name);
    if (station === undefined) throw new Error(`there is no station ${name}`);
    return station;
  }

  function pass(visits: readonly Visit[], nowMs: number, done: (nowMs: number) => void): void {
    const [visit, ...rest] = visits;
    if (visit === undefined) return done(nowMs);
    const job = { ms: visit.ms, done: (endMs: number) => pass(rest, endMs, done) };
    return stationOf(visit.station).add(job, nowMs, false);
  }

  function call(operations: readonly Operation[], nowMs: number, done: (nowMs: number) => void): void {
    const [operation, ...rest] = operations;
    if (operation === undefined) return done(nowMs);
    return pass(operation.visits, nowMs, (endMs) => {
      for (const { station, ms } of operation.background ?? []) {
        stationOf(station).add({ ms, done: () => undefined }, endMs, true);
      }
      call(rest, endMs, done);
    });
  }

  for (const [index, { atMs, calls }] of arrivals.entries()) {
    agenda.add(atMs, (nowMs) =>
      call(calls, nowMs, (endMs) => {
        latencies[index] = endMs - atMs;
        answeredMs = Math.max(answeredMs, endMs);
      }),
    );
  }
  let atRestMs = 0;
  for (let event = agenda.next(); event !== undefined; event = agenda.next()) {
    atRestMs = event.atMs;
    event.run(event.atMs);
  }
  const shares = [...stations].map(([name, { busyMs }]) => [
    name,
    atRestMs === 0 ? 0 : busyMs / (atRestMs * (servers[name] ?? 1)),
  ]);
  return {
    latencies,
    answeredMs,
    atRestMs,
    utilisation: Object.fromEntries(shares) as Record<string, number>,
  };
}
