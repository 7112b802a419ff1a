import type { Path } from '../../values/path.ts';

export interface Difference {
  /** Unique in its list. */
  readonly id: string;
  readonly label: string;
  /** Empty if this version does not have the value. */
  readonly mine: string;
  readonly theirs: string;
}

type Side = 'mine' | 'theirs';

export interface DifferenceWords {
  /** The label of a path; undefined omits the path. `side` is the version that the path belongs to. */
  readonly labelOf: (path: Path, side: Side) => string | undefined;
  /** A single value as text; by default the value itself, or a tick or a cross. */
  readonly textOf?: (value: unknown, path: Path) => string;
}

/** Two values to compare. Their paths differ if entries of a list have moved. */
interface Pair {
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly path: Path;
  readonly theirPath: Path;
}

/** Fields that identify an entry: `key` on the page, `_id` on the server. They are not compared. */
const unseen = new Set(['key', '_id']);

const plainText = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const join = (path: Path, part: string | number): Path => (path === '' ? String(part) : `${path}.${part}`);

const idOf = (item: unknown): string | undefined =>
  isObject(item) && typeof item['_id'] === 'string' ? item['_id'] : undefined;

/** The values of an entry in one text; shown if only one version has the entry. */
function summaryOf(value: unknown, textOf: (value: unknown, path: Path) => string, path: Path): string {
  if (Array.isArray(value)) {
    return joined(value.map((item, index) => summaryOf(item, textOf, join(path, index))));
  }
  if (!isObject(value)) return typeof value === 'boolean' ? '' : textOf(value, path);
  const parts = Object.entries(value).filter(([name]) => !unseen.has(name));
  return joined(parts.map(([name, part]) => summaryOf(part, textOf, join(path, name))));
}

const joined = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(' · ');

/**
 * The differences between two versions of a record, by path. List entries are matched by `_id`, and by index if they have
 * none. An entry that only one version has is one difference, and so is a changed order.
 */
export function differencesOf(mine: unknown, theirs: unknown, words: DifferenceWords): Difference[] {
  const { labelOf, textOf = plainText } = words;

  function difference({ mine, theirs, path, theirPath }: Pair): Difference[] {
    const isMine = mine !== undefined;
    const label = labelOf(isMine ? path : theirPath, isMine ? 'mine' : 'theirs');
    const [left, right] = [summary(mine, path), summary(theirs, theirPath)];
    if (label === undefined || left === right) return [];
    return [{ id: isMine ? path : `+${theirPath}`, label, mine: left, theirs: right }];
  }

  const summary = (value: unknown, path: Path): string =>
    isObject(value) || Array.isArray(value) ? summaryOf(value, textOf, path) : textOf(value ?? '', path);

  function compare(pair: Pair): Difference[] {
    const { mine, theirs, path, theirPath } = pair;
    if (Array.isArray(mine) && Array.isArray(theirs)) return compareLists(pair, mine, theirs);
    if (!isObject(mine) || !isObject(theirs)) return difference(pair);
    const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
    return names
      .filter((name) => !unseen.has(name))
      .flatMap((name) =>
        compare({
          mine: mine[name],
          theirs: theirs[name],
          path: join(path, name),
          theirPath: join(theirPath, name),
        }),
      );
  }

  function compareLists(pair: Pair, mine: readonly unknown[], theirs: readonly unknown[]): Difference[] {
    const pairs = pairsOf(mine, theirs);
    const shared = pairs.flatMap(([here, there]) => (here === -1 || there === -1 ? [] : [there]));
    const isMoved = shared.some((there, index) => there < (shared[index - 1] ?? 0));
    return [
      ...(isMoved ? difference(pair) : []),
      ...pairs.flatMap(([here, there]) =>
        compare({
          mine: mine[here],
          theirs: theirs[there],
          path: join(pair.path, here),
          theirPath: join(pair.theirPath, there),
        }),
      ),
    ];
  }

  return compare({ mine, theirs, path: '', theirPath: '' });
}

/** The indexes of each entry in both lists; -1 if a list does not have it. */
function pairsOf(mine: readonly unknown[], theirs: readonly unknown[]): [number, number][] {
  const placeOf = new Map(theirs.flatMap((item, index) => pairWithId(item, index)));
  const used = new Set<number>();
  const pairs = mine.map((item, here): [number, number] => {
    const id = idOf(item);
    const there = id === undefined ? placeWithoutId(theirs, here) : (placeOf.get(id) ?? -1);
    used.add(there);
    return [here, there];
  });
  const rest = theirs.flatMap((_, there): [number, number][] => (used.has(there) ? [] : [[-1, there]]));
  return [...pairs, ...rest];
}

const pairWithId = (item: unknown, index: number): [string, number][] => {
  const id = idOf(item);
  return id === undefined ? [] : [[id, index]];
};

const placeWithoutId = (items: readonly unknown[], index: number): number =>
  index < items.length && idOf(items[index]) === undefined ? index : -1;
