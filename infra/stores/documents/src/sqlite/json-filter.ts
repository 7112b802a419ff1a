import { isOperatorObject } from '../mongo-semantics/filter-matcher.ts';
import { isPlainObject } from '../mongo-semantics/json-value.ts';
import type { Filter } from '../port.ts';
import { jsonPath, type JsonPath } from './json-path.ts';
import { anyOf, isScalar, joined, type Sql } from './sql.ts';

/** Requires that neither the path nor a parent is an array: MongoDB would look into its elements, SQL does not. */
function noArrays({ at, parents }: JsonPath): Sql {
  return joined(
    [...parents, at].map((place) => ({ text: "json_type(doc, ?) IS NOT 'array'", values: [place] })),
    ' AND ',
  );
}

/** Documents are stored as JSON.stringify writes them, so scalars with equal text have equal type and value. */
function equals(place: JsonPath, operand: unknown): Sql {
  const same = { text: 'doc -> ? = ?', values: [place.at, JSON.stringify(operand)] };
  if (operand !== null) return same;
  const missing = { text: 'doc -> ? IS NULL', values: [place.at] };
  return joined(
    [
      { text: '(', values: [] },
      same,
      { text: ' OR (', values: [] },
      missing,
      { text: ' AND ', values: [] },
      noArrays(place),
      { text: '))', values: [] },
    ],
    '',
  );
}

function compares({ at }: JsonPath, sign: string, operand: unknown): Sql | null {
  if (typeof operand !== 'number' && typeof operand !== 'string') return null;
  const types = typeof operand === 'number' ? "('integer', 'real')" : "('text')";
  return { text: `(json_type(doc, ?) IN ${types} AND doc ->> ? ${sign} ?)`, values: [at, at, operand] };
}

function oneOf(place: JsonPath, operand: unknown): Sql | null {
  if (!Array.isArray(operand) || operand.length === 0 || !operand.every(isScalar)) return null;
  return anyOf(operand.map((value) => equals(place, value)));
}

function differs(place: JsonPath, operand: unknown): Sql | null {
  if (!isScalar(operand) || operand === null) return null;
  return joined(
    [{ text: 'doc -> ? IS NOT ?', values: [place.at, JSON.stringify(operand)] }, noArrays(place)],
    ' AND ',
  );
}

const operators: Readonly<Record<string, (place: JsonPath, operand: unknown) => Sql | null>> = {
  $eq: (place, operand) => (isScalar(operand) ? equals(place, operand) : null),
  $ne: differs,
  $in: oneOf,
  $gt: (place, operand) => compares(place, '>', operand),
  $gte: (place, operand) => compares(place, '>=', operand),
  $lt: (place, operand) => compares(place, '<', operand),
  $lte: (place, operand) => compares(place, '<=', operand),
};

function operator(path: string, name: string, operand: unknown): Sql | null {
  const place = jsonPath(path);
  return place === null ? null : (operators[name]?.(place, operand) ?? null);
}

function condition(path: string, value: unknown): Sql | null {
  if (isScalar(value)) return operator(path, '$eq', value);
  if (!isOperatorObject(value)) return null;
  return every(Object.entries(value).map(([name, operand]) => operator(path, name, operand)));
}

function every(parts: readonly (Sql | null)[]): Sql | null {
  const known = parts.filter((part) => part !== null);
  return known.length === parts.length && known.length > 0 ? joined(known, ' AND ') : null;
}

function either(parts: readonly (Sql | null)[]): Sql | null {
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? null : anyOf(known);
}

function branches(value: unknown): (Sql | null)[] {
  return Array.isArray(value) ? value.map((part) => (isPlainObject(part) ? jsonFilter(part) : null)) : [];
}

/**
 * A condition on the stored JSON, for an update in one statement: it holds only for matching documents, but may miss
 * some. The writer then repeats the update on the parsed document. Null when SQL cannot express the filter.
 * `indexFilter` gives the opposite guarantee on indexed columns, so the two translate each operator differently.
 */
export function jsonFilter(filter: Filter): Sql | null {
  return every(
    Object.entries(filter).map(([key, value]) => {
      if (key === '$and') return every(branches(value));
      if (key === '$or') return either(branches(value));
      if (key === '_id') return typeof value === 'string' ? { text: '_id = ?', values: [value] } : null;
      return key.startsWith('$') ? null : condition(key, value);
    }),
  );
}
