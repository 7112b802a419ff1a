import { isPlainObject, type JsonObject } from './json-value.ts';
import type { Sort } from '../port.ts';

/** MongoDB's order of types: missing and null, numbers, strings, objects, arrays, booleans. */
function rank(value: unknown): number {
  if (value === undefined || value === null) return 0;
  if (typeof value === 'number') return 1;
  if (typeof value === 'string') return 2;
  if (Array.isArray(value)) return 4;
  return typeof value === 'boolean' ? 5 : 3;
}

/** Maps surrogates, which encode characters beyond U+FFFF, above all other UTF-16 units. */
function rankOfUnit(unit: number): number {
  if (unit >= 0xe000) return unit - 0x800;
  return unit >= 0xd800 ? unit + 0x2000 : unit;
}

/** Code point order, which is that of UTF-8 bytes; `<` alone compares UTF-16 units and puts emoji before U+E000. */
function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const order = rankOfUnit(a.charCodeAt(at)) - rankOfUnit(b.charCodeAt(at));
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareObjects(a: JsonObject, b: JsonObject): number {
  const left = Object.entries(a);
  const right = Object.entries(b);
  for (let at = 0; at < Math.min(left.length, right.length); at += 1) {
    const [key, value] = left[at] ?? ['', null];
    const [otherKey, otherValue] = right[at] ?? ['', null];
    const order =
      rank(value) - rank(otherValue) || compareText(key, otherKey) || compareValues(value, otherValue);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function compareArrays(a: readonly unknown[], b: readonly unknown[]): number {
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const order = compareValues(a[at], b[at]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** MongoDB's order of two whole values (arrays as values, not by their elements). */
export function compareValues(a: unknown, b: unknown): number {
  const order = rank(a) - rank(b);
  if (order !== 0 || a === undefined || a === null) return order;
  if (typeof a === 'number') return a - (b as number);
  if (typeof a === 'string') return compareText(a, b as string);
  if (typeof a === 'boolean') return Number(a) - Number(b);
  if (Array.isArray(a)) return compareArrays(a, b as unknown[]);
  return compareObjects(a as JsonObject, b as JsonObject);
}

/** Every value that a dotted path reaches, going through arrays; undefined where a branch lacks it. */
export function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  const [step, ...rest] = path;
  if (step === undefined) return [value];
  if (Array.isArray(value)) {
    const direct =
      /^\d+$/.test(step) && Number(step) < value.length ? valuesAt(value[Number(step)], rest) : [];
    return [...direct, ...value.filter(isPlainObject).flatMap((element) => valuesAt(element, path))];
  }
  return isPlainObject(value) && Object.hasOwn(value, step) ? valuesAt(value[step], rest) : [undefined];
}

/** An array sorts by its smallest element in ascending order and by its greatest in descending order; an empty one before null. */
function sortKey(
  document: unknown,
  path: readonly string[],
  direction: 1 | -1,
): { isEmpty: boolean; key: unknown } {
  const reached = valuesAt(document, path).flatMap((value) => (Array.isArray(value) ? value : [value]));
  const [first, ...others] = reached;
  const key = others.reduce<unknown>(
    (best, value) => (compareValues(value, best) * direction < 0 ? value : best),
    first,
  );
  return { isEmpty: reached.length === 0, key };
}

/** Compares documents as a MongoDB sort does. */
export function bySort<T>(sort: Sort): (a: T, b: T) => number {
  const keys = Object.entries(sort).map(([path, direction]) => ({ path: path.split('.'), direction }));
  return (a, b) => {
    for (const { path, direction } of keys) {
      const left = sortKey(a, path, direction);
      const right = sortKey(b, path, direction);
      const order = Number(right.isEmpty) - Number(left.isEmpty) || compareValues(left.key, right.key);
      if (order !== 0) return order * direction;
    }
    return 0;
  };
}
