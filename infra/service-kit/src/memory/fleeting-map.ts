export interface FleetingMap<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
}

export interface Fleeting {
  /** What is not asked for within this time is forgotten, at the latest after twice as long. */
  readonly lifeMs: number;
  /** No more entries than these are held, whoever sends what from outside. */
  readonly limit: number;
  readonly now: () => number;
}

/**
 * Remembers what is in use and forgets the rest: a crowd that has left leaves no memory behind. Two generations: what
 * is asked for moves to the young one, and what the old one still holds when the young one has had its time is dropped whole.
 */
export function createFleetingMap<Value>({ lifeMs, limit, now }: Fleeting): FleetingMap<Value> {
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();
  let turnsAt = now() + lifeMs;

  function turnWhenDue(): void {
    const time = now();
    const isDue = time >= turnsAt;
    if (!isDue && young.size < limit / 2) return;
    // Nobody asked for a whole life: the young ones are as stale as the old.
    old = time >= turnsAt + lifeMs ? new Map() : young;
    young = new Map();
    turnsAt = time + lifeMs;
  }

  return {
    get(key) {
      turnWhenDue();
      const known = young.get(key);
      if (known !== undefined) return known;
      const kept = old.get(key);
      if (kept === undefined) return undefined;
      old.delete(key);
      young.set(key, kept);
      return kept;
    },
    set(key, value) {
      turnWhenDue();
      old.delete(key);
      young.set(key, value);
    },
    delete(key) {
      young.delete(key);
      old.delete(key);
    },
  };
}

/** A copy with characters of its own: a piece cut out of a header keeps the whole header in memory. */
export function ownText(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}
