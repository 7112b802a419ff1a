import { isPlainObject } from '../mongo-semantics/json-value.ts';
import { orderedBytes } from './ordered-bytes.ts';

/** The value at an indexed path, encoded so that SQLite orders and compares it exactly as MongoDB does. */
export type Key = number | string | Uint8Array;

/** Missing and null are equal and come first; JSON has no infinities, so no number collides. */
const NOTHING = -Infinity;
const FALSE = Buffer.from('3');
const TRUE = Buffer.from('4');

/** Numbers < text < blobs in SQLite; the first byte of a blob orders objects < arrays < false < true. */
export function keyOf(value: unknown): Key {
  if (value === undefined || value === null) return NOTHING;
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? TRUE : FALSE;
  return Buffer.concat([Buffer.from(Array.isArray(value) ? '2' : '1'), orderedBytes(value)]);
}

/** The value of a key; undefined for an object, whose key does not hold it, and for an array. */
export function valueOfKey(key: unknown): unknown {
  if (key === NOTHING) return null;
  if (typeof key === 'number' || typeof key === 'string') return key;
  if (!(key instanceof Uint8Array) || key.length !== 1) return undefined;
  return [FALSE, TRUE].some((known) => known[0] === key[0]) ? key[0] === TRUE[0] : undefined;
}

export interface Reached {
  readonly value: unknown;
  /** True when the path leads to or through an array, which one key cannot represent. */
  readonly isMany: boolean;
}

export function reach(document: unknown, path: readonly string[]): Reached {
  let at: unknown = document;
  for (const step of path) {
    if (Array.isArray(at)) return { value: at, isMany: true };
    if (!isPlainObject(at) || !Object.hasOwn(at, step)) return { value: undefined, isMany: false };
    at = at[step];
  }
  return { value: at, isMany: Array.isArray(at) };
}

export function sameKey(a: Key | undefined, b: Key | undefined): boolean {
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b) === 0;
  return a === b;
}
