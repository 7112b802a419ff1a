import { Opaque } from '../opaque.ts';

/** One value in the three versions of a record: as the author opened it, as the author left it, as somebody else stored it. */
interface Versions {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

type Entry = Readonly<Record<string, unknown>>;

/**
 * The stored version with the author's own changes in it. A value that the author did not change stays as it is stored;
 * where both changed the same value, the author's counts. Entries of a list are matched by `_id`; a list whose entries have
 * none is one value.
 */
export function mergeVersions<Values>(versions: {
  readonly base: unknown;
  readonly mine: Values;
  readonly theirs: Values;
}): Values {
  return merged(versions) as Values;
}

function merged({ base: openedWith, mine, theirs: stored }: Versions): unknown {
  if (mine instanceof Opaque) {
    return new Opaque(merged({ base: unwrapped(openedWith), mine: mine.get(), theirs: unwrapped(stored) }));
  }
  const [base, theirs] = [unwrapped(openedWith), unwrapped(stored)];
  if (isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (isEntry(base) && isEntry(mine) && isEntry(theirs)) return mergedEntry(base, mine, theirs);
  if (isIdentified(base) && isIdentified(mine) && isIdentified(theirs)) {
    return mergedList(base, mine, theirs);
  }
  return mine;
}

function mergedEntry(base: Entry, mine: Entry, theirs: Entry): Entry {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const values = names.map(
    (name) => [name, merged({ base: base[name], mine: mine[name], theirs: theirs[name] })] as const,
  );
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** The author's order and new entries; the other author's new entries at the end. An entry that one of both removed is gone, unless the other changed it. */
function mergedList(
  base: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
): readonly unknown[] {
  const [opened, stored] = [byId(base), byId(theirs)];
  const own = new Set(mine.map(idOf));
  const ownEntries = mine.flatMap((entry): readonly unknown[] => {
    const before = opened.get(idOf(entry));
    const now = stored.get(idOf(entry));
    if (before === undefined) return [entry];
    if (now === undefined) return isSame(entry, before) ? [] : [entry];
    return [merged({ base: before, mine: entry, theirs: now })];
  });
  const others = theirs.filter((entry) => {
    const before = opened.get(idOf(entry));
    return !own.has(idOf(entry)) && (before === undefined || !isSame(entry, before));
  });
  return [...ownEntries, ...others];
}

const unwrapped = (value: unknown): unknown => (value instanceof Opaque ? value.get() : value);

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list whose stored entries have ids; an entry that was added in the form may have none. */
const isIdentified = (value: unknown): value is readonly Entry[] =>
  Array.isArray(value) &&
  value.every(isEntry) &&
  (value.length === 0 || value.some((entry) => '_id' in entry));

/** The id of a stored entry, else the key that the page gave to a new one. */
const idOf = (entry: Entry): unknown => entry['_id'] ?? entry['key'] ?? entry;

const byId = (entries: readonly Entry[]): ReadonlyMap<unknown, Entry> =>
  new Map(entries.map((entry) => [idOf(entry), entry]));

/** Returns whether two values are stored as the same. A page generates the keys of entries again at each load. */
function isSame(one: unknown, other: unknown): boolean {
  return stable(one) === stable(other);
}

const stable = (value: unknown): string | undefined =>
  JSON.stringify(value, (name, part: unknown) => {
    if (name === 'key') return undefined;
    if (!isEntry(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
