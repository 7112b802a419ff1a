/** A document or a value that JSON cannot carry unchanged, or a field name that MongoDB reads as a path or an operator. */
export class NotPlainError extends TypeError {
  constructor(path: string, reason: string) {
    super(`${path === '' ? 'document' : path}: ${reason}`);
    this.name = 'NotPlainError';
  }
}

export type PlainObject = Record<string, unknown>;

export function isPlainObject(value: unknown): value is PlainObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function isFieldName(key: string): boolean {
  return (
    key !== '' && key !== '__proto__' && !key.startsWith('$') && !key.includes('.') && !key.includes('\0')
  );
}

function copyObject(value: PlainObject, path: string): PlainObject {
  const copy: PlainObject = {};
  for (const key of Object.keys(value)) {
    const at = path === '' ? key : `${path}.${key}`;
    if (!isFieldName(key)) {
      throw new NotPlainError(at, 'a field name may not be empty, begin with $, or contain a dot');
    }
    if (value[key] !== undefined) copy[key] = plainCopy(value[key], at);
  }
  return copy;
}

function copyNumber(value: number, path: string): number {
  if (!Number.isFinite(value)) throw new NotPlainError(path, `${value} is not JSON`);
  return value === 0 ? 0 : value;
}

function copyArray(value: readonly unknown[], path: string): unknown[] {
  return value.map((element, at) => (element === undefined ? null : plainCopy(element, `${path}.${at}`)));
}

/**
 * A copy that shares nothing with the caller and reads the same after a trip through any store: undefined fields are
 * dropped, undefined elements become null, -0 becomes 0. Throws NotPlainError on dates, NaN, functions, operator names.
 */
export function plainCopy(value: unknown, path = ''): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return copyNumber(value, path);
  if (Array.isArray(value)) return copyArray(value, path);
  if (isPlainObject(value)) return copyObject(value, path);
  throw new NotPlainError(path, 'only text, numbers, booleans, null, arrays and plain objects can be stored');
}

/** A whole document for storing: plain, with a string `_id`. */
export function plainDocument(document: object): PlainObject {
  const copy = plainCopy(document) as PlainObject;
  if (typeof copy['_id'] !== 'string' || copy['_id'] === '')
    throw new NotPlainError('_id', 'must be a non-empty string');
  return copy;
}
