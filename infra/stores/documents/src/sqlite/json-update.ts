import type { Step } from '../mongo-semantics/update-steps.ts';
import { jsonPath, type JsonPath } from './json-path.ts';
import { keyOf, reach } from './key-column.ts';
import { Clause, type Sql } from './sql.ts';
import type { KeyColumn, Table } from './table.ts';

/** The clauses of one statement, to which each step adds what it needs. */
interface Clauses {
  /** The arguments of the calls around the document. */
  readonly json_set: Clause;
  readonly json_insert: Clause;
  readonly json_remove: Clause;
  /** Values of the key columns. */
  readonly keys: Clause;
  /** The conditions under which the statement is correct. */
  readonly guards: Clause;
  /** Tests whether it changes anything; null: it always does. */
  differences: Clause | null;
  /** The paths whose guard is added already. */
  readonly parents: Set<string>;
}

const callOrder = ['json_set', 'json_insert', 'json_remove'] as const;

/** MongoDB follows the path into objects and creates missing ones. For any other parent the statement must match nothing. */
function guardParents({ parents, guards }: Clauses, place: JsonPath): void {
  for (const parent of place.parents) {
    if (parents.has(parent)) continue;
    parents.add(parent);
    guards.add(" AND ifnull(json_type(doc, ?), 'object') = 'object'", parent);
  }
}

function differs({ differences }: Clauses, text: string, ...values: readonly (string | bigint)[]): void {
  if (differences === null) return;
  differences.add(differences.text === '' ? text : ` OR ${text}`, ...values);
}

function setTo(clauses: Clauses, { at }: JsonPath, operand: unknown): void {
  const json = JSON.stringify(operand);
  clauses.json_set.add(', ?, json(?)', at, json);
  differs(clauses, 'doc -> ? IS NOT ?', at, json);
}

function guardInteger({ guards }: Clauses, { at }: JsonPath): void {
  guards.add(" AND ifnull(json_type(doc, ?), 'integer') = 'integer'", at);
}

function increase(clauses: Clauses, place: JsonPath, operand: unknown): boolean {
  if (!Number.isSafeInteger(operand)) return false;
  const { at } = place;
  clauses.json_set.add(', ?, ifnull(doc ->> ?, 0) + ?', at, at, BigInt(operand as number));
  if (operand === 0) differs(clauses, 'json_type(doc, ?) IS NULL', at);
  else clauses.differences = null;
  guardInteger(clauses, place);
  return true;
}

function raise(clauses: Clauses, place: JsonPath, operand: unknown): boolean {
  if (!Number.isSafeInteger(operand)) return false;
  const { at } = place;
  const value = BigInt(operand as number);
  clauses.json_set.add(', ?, max(ifnull(doc ->> ?, ?), ?)', at, at, value, value);
  differs(clauses, 'ifnull(doc ->> ? < ?, 1)', at, value);
  guardInteger(clauses, place);
  return true;
}

function push(clauses: Clauses, { at }: JsonPath, operand: unknown): boolean {
  const { $each: each } = operand as { $each: unknown[] };
  if (each.length === 0) return false;
  for (const value of each) clauses.json_insert.add(', ?, json(?)', `${at}[#]`, JSON.stringify(value));
  clauses.differences = null;
  clauses.guards.add(" AND json_type(doc, ?) = 'array'", at);
  return true;
}

function unset(clauses: Clauses, { at }: JsonPath): void {
  clauses.json_remove.add(', ?', at);
  differs(clauses, 'json_type(doc, ?) IS NOT NULL', at);
}

/** False: SQL cannot express the step. */
function addStep(clauses: Clauses, place: JsonPath, { operator, operand }: Step): boolean {
  guardParents(clauses, place);
  if (operator === '$inc') return increase(clauses, place, operand);
  if (operator === '$max') return raise(clauses, place, operand);
  if (operator === '$push') return push(clauses, place, operand);
  if (operator === '$unset') unset(clauses, place);
  else if (operator === '$set') setTo(clauses, place, operand);
  else return false;
  return true;
}

/** False: SQL cannot compute the new key. */
function addKey(
  keys: Clause,
  { path, steps, column }: KeyColumn,
  { step, place }: { readonly step: Step; readonly place: JsonPath },
): boolean {
  const { operator, operand } = step;
  if (path === step.path && operator === '$inc') {
    keys.add(`, ${column} = ifnull(doc ->> ?, 0) + ?`, place.at, BigInt(operand as number));
    return true;
  }
  if (path === step.path && operator === '$max') {
    const value = BigInt(operand as number);
    keys.add(`, ${column} = max(ifnull(doc ->> ?, ?), ?)`, place.at, value, value);
    return true;
  }
  // The parent of what changes is an object or an array, whose key depends on all of it.
  if (!`${path}.`.startsWith(`${step.path}.`)) return false;
  if (operator !== '$set' && operator !== '$unset') return false;
  const { value, isMany } = reach(
    operator === '$set' ? operand : undefined,
    steps.slice(place.parents.length + 1),
  );
  if (isMany) return false;
  keys.add(`, ${column} = ?`, keyOf(value));
  return true;
}

/** The calls around the document. The inner ones return SQLite's binary form, which the next one need not parse. */
function nested(clauses: Clauses): Sql {
  const used = callOrder.filter((call) => clauses[call].text !== '');
  const doc = new Clause('doc');
  for (const call of used) {
    const name = call === used.at(-1) ? call : call.replace('json', 'jsonb');
    doc.wrap(`${name}(`, clauses[call], ')');
  }
  return doc;
}

/**
 * `SET` of an update that changes a document exactly as MongoDB would, and ` AND …`: the conditions without which it
 * must match nothing. Null when SQL cannot express it.
 */
export function jsonUpdate(table: Table, steps: readonly Step[]): { set: Sql; guards: Sql } | null {
  const clauses: Clauses = {
    json_set: new Clause(),
    json_insert: new Clause(),
    json_remove: new Clause(),
    keys: new Clause(),
    guards: new Clause(),
    differences: new Clause(),
    parents: new Set(),
  };
  for (const step of steps) {
    const place = step.path === '_id' ? null : jsonPath(step.path);
    if (place === null || !addStep(clauses, place, step)) return null;
    for (const column of table.columnsMeeting(step.path)) {
      if (!column.hasMany && !addKey(clauses.keys, column, { step, place })) return null;
    }
  }
  if (steps.length === 0) return null;
  const { keys, guards, differences } = clauses;
  const set = new Clause('doc = ').append(nested(clauses)).append(keys);
  if (differences !== null) guards.add(' AND (').append(differences).add(')');
  return { set, guards };
}
