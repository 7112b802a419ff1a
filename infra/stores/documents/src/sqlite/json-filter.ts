import { isOperatorObject } from '../mongo-semantics/filter-matcher.ts';
import { isPlainObject } from '../mongo-semantics/json-value.ts';
import type { Filter } from '../port.ts';
import { jsonPath, type JsonPath } from './json-path.ts';
import { Clause, isScalar, type Sql } from './sql.ts';

/** Adds a condition; false: SQL cannot express it, and what was added is to be discarded. */
type Writer = (clause: Clause, place: JsonPath, operand: unknown) => boolean;

/** Requires that neither the path nor a parent is an array: MongoDB would look into its elements, SQL does not. */
function addNoArrays(clause: Clause, { at, parents }: JsonPath): void {
  for (const parent of parents) clause.add("json_type(doc, ?) IS NOT 'array' AND ", parent);
  clause.add("json_type(doc, ?) IS NOT 'array'", at);
}

/** Documents are stored as JSON.stringify writes them, so scalars with equal text have equal type and value. */
function addEqual(clause: Clause, place: JsonPath, operand: unknown): boolean {
  if (!isScalar(operand)) return false;
  if (operand !== null) {
    clause.add('doc -> ? = ?', place.at, JSON.stringify(operand));
    return true;
  }
  clause.add("(doc -> ? = 'null' OR (doc -> ? IS NULL AND ", place.at, place.at);
  addNoArrays(clause, place);
  clause.add('))');
  return true;
}

const comparing =
  (sign: string): Writer =>
  (clause, { at }, operand) => {
    if (typeof operand !== 'number' && typeof operand !== 'string') return false;
    const types = typeof operand === 'number' ? "('integer', 'real')" : "('text')";
    clause.add(`(json_type(doc, ?) IN ${types} AND doc ->> ? ${sign} ?)`, at, at, operand);
    return true;
  };

function addOneOf(clause: Clause, place: JsonPath, operand: unknown): boolean {
  if (!Array.isArray(operand) || operand.length === 0) return false;
  for (const [at, value] of operand.entries()) {
    clause.add(at === 0 ? '(' : ' OR ');
    if (!addEqual(clause, place, value)) return false;
  }
  clause.add(')');
  return true;
}

function addDifferent(clause: Clause, place: JsonPath, operand: unknown): boolean {
  if (!isScalar(operand) || operand === null) return false;
  clause.add('doc -> ? IS NOT ? AND ', place.at, JSON.stringify(operand));
  addNoArrays(clause, place);
  return true;
}

const operators: Readonly<Record<string, Writer>> = {
  $eq: addEqual,
  $ne: addDifferent,
  $in: addOneOf,
  $gt: comparing('>'),
  $gte: comparing('>='),
  $lt: comparing('<'),
  $lte: comparing('<='),
};

function addCondition(clause: Clause, path: string, value: unknown): boolean {
  const place = jsonPath(path);
  if (place === null) return false;
  if (isScalar(value)) return addEqual(clause, place, value);
  if (!isOperatorObject(value)) return false;
  return addAll(clause, Object.entries(value), ([name, operand]) => {
    const add = operators[name];
    return add !== undefined && add(clause, place, operand);
  });
}

function addAll<Part>(clause: Clause, parts: readonly Part[], add: (part: Part) => boolean): boolean {
  let separator = '';
  for (const part of parts) {
    clause.add(separator);
    if (!add(part)) return false;
    separator = ' AND ';
  }
  return parts.length > 0;
}

/** Adds the branches that SQL can express. */
function addAny(clause: Clause, branches: unknown): boolean {
  if (!Array.isArray(branches)) return false;
  let known = 0;
  clause.add('(');
  for (const branch of branches) {
    const { text, values } = clause;
    const before = { text, count: values.length };
    clause.add(known === 0 ? '(' : ' OR (');
    if (isPlainObject(branch) && addFilter(clause, branch)) {
      clause.add(')');
      known += 1;
    } else clause.cut(before);
  }
  clause.add(')');
  return known > 0;
}

function addFilter(clause: Clause, filter: Filter): boolean {
  return addAll(clause, Object.entries(filter), ([key, value]) => {
    if (key === '$and') return addAll(clause, branchesOf(value), (branch) => addFilter(clause, branch));
    if (key === '$or') return addAny(clause, value);
    if (key === '_id') {
      if (typeof value !== 'string') return false;
      clause.add('_id = ?', value);
      return true;
    }
    return !key.startsWith('$') && addCondition(clause, key, value);
  });
}

/** Returns none if one of them is no filter: then SQL cannot express them. */
function branchesOf(value: unknown): readonly Filter[] {
  return Array.isArray(value) && value.every(isPlainObject) ? value : [];
}

/**
 * A condition on the stored JSON, for an update in one statement: it holds only for matching documents, but may miss
 * some. The writer then repeats the update on the parsed document. Null when SQL cannot express the filter.
 * `indexFilter` gives the opposite guarantee on indexed columns, so the two translate each operator differently.
 */
export function jsonFilter(filter: Filter): Sql | null {
  const clause = new Clause();
  return addFilter(clause, filter) ? clause : null;
}
