/** Thrown for a value that JSON cannot represent unchanged, or a field name that MongoDB reads as a path or an operator. */
export class NotJsonError extends TypeError {
  constructor(path: string, reason: string) {
    super(`${path === '' ? 'document' : path}: ${reason}`);
    this.name = 'NotPlainError';
  }
}

export type JsonObject = Record<string, unknown>;

export function isPlainObject(value: unknown): value is JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function isFieldName(key: string): boolean {
  return (
    key !== '' && key !== '__proto__' && !key.startsWith('$') && !key.includes('.') && !key.includes('\0')
  );
}

/** The position of a value as a linked list up to its document: the path becomes text only for an error, not for each field. */
interface Place {
  readonly parent: Place | null;
  readonly key: string | number;
}

function pathOf({ parent, key }: Place): string {
  const above = parent === null ? '' : pathOf(parent);
  return above === '' ? String(key) : `${above}.${key}`;
}

function copyObject(value: JsonObject, place: Place): JsonObject {
  const copy: JsonObject = {};
  for (const key of Object.keys(value)) {
    if (!isFieldName(key)) {
      const reason = 'a field name may not be empty, begin with $, or contain a dot';
      throw new NotJsonError(pathOf({ parent: place, key }), reason);
    }
    const field = value[key];
    if (field !== undefined) copy[key] = isCarried(field) ? field : copyOf(field, { parent: place, key });
  }
  return copy;
}

/** The values that JSON represents unchanged. */
function isCarried(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean' || value === null;
}

function copyNumber(value: number, place: Place): number {
  if (!Number.isFinite(value)) throw new NotJsonError(pathOf(place), `${value} is not JSON`);
  return value === 0 ? 0 : value;
}

function copyArray(value: readonly unknown[], place: Place): unknown[] {
  return value.map((element, key) =>
    element === undefined ? null : copyOf(element, { parent: place, key }),
  );
}

function copyOf(value: unknown, place: Place): unknown {
  if (isCarried(value)) return value;
  if (typeof value === 'number') return copyNumber(value, place);
  if (Array.isArray(value)) return copyArray(value, place);
  if (isPlainObject(value)) return copyObject(value, place);
  throw new NotJsonError(
    pathOf(place),
    'only text, numbers, booleans, null, arrays and plain objects can be stored',
  );
}

/**
 * A deep copy that is equal after it was stored by any adapter: undefined fields are
 * dropped, undefined elements become null, -0 becomes 0. Throws NotPlainError on dates, NaN, functions, operator names.
 */
export function toJsonValue(value: unknown, path = ''): unknown {
  return copyOf(value, { parent: null, key: path });
}

/** A whole document to be stored: plain JSON with a string `_id`. */
export function toJsonDocument(document: object): JsonObject {
  const copy = toJsonValue(document) as JsonObject;
  if (typeof copy['_id'] !== 'string' || copy['_id'] === '')
    throw new NotJsonError('_id', 'must be a non-empty string');
  return copy;
}
