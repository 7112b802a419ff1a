import type { Step } from '../mongo-semantics/update-steps.ts';
import { jsonPath, type JsonPath } from './json-path.ts';
import { keyOf } from './key-column.ts';
import { joined, type Sql } from './sql.ts';
import type { Table } from './table.ts';

/** One update step as SQL: the call around the document, the conditions under which it is correct, and the test whether it changes anything. */
interface Part {
  readonly call: 'json_set' | 'json_insert' | 'json_remove';
  readonly change: Sql;
  readonly guards: readonly Sql[];
  /** null: it always changes the document. */
  readonly differs: Sql | null;
  readonly keys: readonly Sql[];
}

const callOrder = ['json_set', 'json_insert', 'json_remove'] as const;

function setTo(place: JsonPath, operand: unknown): Part {
  const { at } = place;
  const json = JSON.stringify(operand);
  return {
    call: 'json_set',
    change: { text: '?, json(?)', values: [at, json] },
    guards: parentGuards(place),
    differs: { text: 'doc -> ? IS NOT ?', values: [at, json] },
    keys: [],
  };
}

/** MongoDB follows the path into objects and creates missing ones. For any other parent the statement must match nothing. */
function parentGuards({ parents }: JsonPath): Sql[] {
  return parents.map((parent) => ({
    text: "ifnull(json_type(doc, ?), 'object') = 'object'",
    values: [parent],
  }));
}

function increase(place: JsonPath, operand: unknown): Part | null {
  const { at } = place;
  if (!Number.isSafeInteger(operand) || operand === 0) return null;
  const sum = { text: 'ifnull(doc ->> ?, 0) + ?', values: [at, BigInt(operand as number)] };
  return {
    call: 'json_set',
    change: joined([{ text: '?', values: [at] }, sum], ', '),
    guards: [
      ...parentGuards(place),
      { text: "ifnull(json_type(doc, ?), 'integer') = 'integer'", values: [at] },
    ],
    differs: null,
    keys: [sum],
  };
}

function raise(place: JsonPath, operand: unknown): Part | null {
  const { at } = place;
  if (!Number.isSafeInteger(operand)) return null;
  const value = BigInt(operand as number);
  const higher = { text: 'max(ifnull(doc ->> ?, ?), ?)', values: [at, value, value] };
  return {
    call: 'json_set',
    change: joined([{ text: '?', values: [at] }, higher], ', '),
    guards: [
      ...parentGuards(place),
      { text: "ifnull(json_type(doc, ?), 'integer') = 'integer'", values: [at] },
    ],
    differs: { text: 'ifnull(doc ->> ? < ?, 1)', values: [at, value] },
    keys: [higher],
  };
}

function push(place: JsonPath, operand: unknown): Part | null {
  const { at } = place;
  const { $each: each } = operand as { $each: unknown[] };
  if (each.length === 0) return null;
  return {
    call: 'json_insert',
    change: joined(
      each.map((value) => ({ text: '?, json(?)', values: [`${at}[#]`, JSON.stringify(value)] })),
      ', ',
    ),
    guards: [...parentGuards(place), { text: "json_type(doc, ?) = 'array'", values: [at] }],
    differs: null,
    keys: [],
  };
}

function unset(place: JsonPath): Part {
  const { at } = place;
  return {
    call: 'json_remove',
    change: { text: '?', values: [at] },
    guards: parentGuards(place),
    differs: { text: 'json_type(doc, ?) IS NOT NULL', values: [at] },
    keys: [{ text: '?', values: [keyOf(undefined)] }],
  };
}

function partOf(step: Step): Part | null {
  const place = jsonPath(step.path);
  if (place === null) return null;
  if (step.operator === '$inc') return increase(place, step.operand);
  if (step.operator === '$max') return raise(place, step.operand);
  if (step.operator === '$push') return push(place, step.operand);
  if (step.operator === '$unset') return unset(place);
  if (step.operator !== '$set') return null;
  const part = setTo(place, step.operand);
  const isScalar = typeof step.operand !== 'object' || step.operand === null;
  return isScalar ? { ...part, keys: [{ text: '?', values: [keyOf(step.operand)] }] } : part;
}

/** The key columns that a step changes; null when SQL cannot compute a new key. */
function keyChanges(table: Table, step: Step, part: Part): Sql[] | null {
  const changes: Sql[] = [];
  for (const { path, column, hasMany } of table.columnsMeeting(step.path)) {
    if (hasMany) continue;
    const [key] = part.keys;
    if (path !== step.path || key === undefined) return null;
    changes.push({ text: `${column} = ${key.text}`, values: key.values });
  }
  return changes;
}

function nested(parts: readonly Part[]): Sql {
  return callOrder.reduce<Sql>(
    (inner, call) => {
      const changes = parts.filter((part) => part.call === call).map((part) => part.change);
      if (changes.length === 0) return inner;
      const { text, values } = joined([inner, ...changes], ', ');
      return { text: `${call}(${text})`, values };
    },
    { text: 'doc', values: [] },
  );
}

/** `SET` and conditions of an update that changes a document exactly as MongoDB would, or matches nothing; null when SQL cannot express it. */
export function jsonUpdate(
  table: Table,
  steps: readonly Step[],
): { set: Sql; guards: readonly Sql[] } | null {
  const sets: Sql[] = [];
  const parts: Part[] = [];
  for (const step of steps) {
    const part = step.path === '_id' ? null : partOf(step);
    const keys = part === null ? null : keyChanges(table, step, part);
    if (part === null || keys === null) return null;
    parts.push(part);
    sets.push(...keys);
  }
  if (parts.length === 0) return null;
  const doc = nested(parts);
  const differences = parts.map((part) => part.differs).filter((differs) => differs !== null);
  const change = differences.length < parts.length ? [] : [joined(differences, ' OR ')];
  const guards = [...parts.flatMap((part) => part.guards), ...change];
  return {
    set: joined([{ text: `doc = ${doc.text}`, values: doc.values }, ...sets], ', '),
    guards: guards.map(({ text, values }) => ({ text: `(${text})`, values })),
  };
}
