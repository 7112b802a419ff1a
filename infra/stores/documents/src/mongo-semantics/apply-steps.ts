import { compileFilter, isOperatorObject } from './filter-matcher.ts';
import { compareValues } from './order.ts';
import { isPlainObject, type JsonObject } from './json-value.ts';
import { UpdateError, type Step } from './update-steps.ts';

/** Computes the new value from the stored one; undefined means missing, in both. */
type Rule = (present: unknown, operand: unknown, path: string) => unknown;

function asArray(present: unknown, path: string): unknown[] {
  if (present === undefined) return [];
  if (!Array.isArray(present)) throw new UpdateError(`${path} is not an array`);
  return present;
}

function pushed(present: unknown, operand: unknown, path: string): unknown[] {
  const { $each: each } = operand as { $each: unknown[] };
  return [...asArray(present, path), ...each];
}

function pullTest(operand: unknown): (element: unknown) => boolean {
  if (isOperatorObject(operand)) {
    const test = compileFilter({ element: operand });
    return (element) => test({ element });
  }
  if (!isPlainObject(operand)) return (element) => compareValues(element, operand) === 0;
  const test = compileFilter(operand);
  return (element) => isPlainObject(element) && test(element);
}

function left(present: unknown, operand: unknown, path: string): unknown {
  if (present === undefined) return undefined;
  const isPulled = pullTest(operand);
  return asArray(present, path).filter((element) => !isPulled(element));
}

function increased(present: unknown, operand: unknown, path: string): unknown {
  if (present !== undefined && typeof present !== 'number') throw new UpdateError(`${path} is not a number`);
  return (present ?? 0) + (operand as number);
}

function raised(present: unknown, operand: unknown): unknown {
  return present === undefined || compareValues(present, operand) < 0 ? operand : present;
}

const rules: Readonly<Record<string, Rule>> = {
  $set: (_present, operand) => operand,
  $unset: () => undefined,
  $inc: increased,
  $max: raised,
  $push: pushed,
  $pull: left,
};

type Holder = JsonObject | unknown[];

function isHolder(value: unknown): value is Holder {
  return Array.isArray(value) || isPlainObject(value);
}

function fieldOf(parent: Holder, key: string): unknown {
  return Object.hasOwn(parent, key) && key !== 'length' ? Reflect.get(parent, key) : undefined;
}

function place(parent: Holder, key: string, value: unknown): void {
  if (!Array.isArray(parent)) {
    if (value === undefined) delete parent[key];
    else parent[key] = value;
    return;
  }
  if (!/^\d{1,6}$/.test(key)) throw new UpdateError(`${key} is no index of an array`);
  while (parent.length < Number(key)) parent.push(null);
  parent[Number(key)] = value ?? null;
}

function descend(parent: Holder, key: string, path: string): Holder {
  const child = fieldOf(parent, key);
  if (isHolder(child)) return child;
  if (child !== undefined) throw new UpdateError(`${path} leads through a value that holds no fields`);
  const created: JsonObject = {};
  place(parent, key, created);
  return created;
}

/** Whether the parents of the path exist: operators that only remove must not create them. */
function isReachable(document: JsonObject, parents: readonly string[]): boolean {
  let at: unknown = document;
  for (const key of parents) {
    if (!isHolder(at)) return false;
    at = fieldOf(at, key);
  }
  return isHolder(at);
}

function applyStep(document: JsonObject, step: Step): void {
  const keys = step.path.split('.');
  const last = keys.pop() ?? '';
  const isTaking = step.operator === '$unset' || step.operator === '$pull';
  if (isTaking && !isReachable(document, keys)) return;
  const parent = keys.reduce<Holder>((at, key) => descend(at, key, step.path), document);
  const present = fieldOf(parent, last);
  const value = rules[step.operator]?.(present, step.operand, step.path);
  if (value !== present) place(parent, last, value);
}

/** Changes the document in place. Throws UpdateError where MongoDB would refuse; the document must then be discarded. */
export function applySteps(document: JsonObject, steps: readonly Step[]): void {
  const id = document['_id'];
  for (const step of steps) applyStep(document, step);
  if (id !== undefined && document['_id'] !== id) throw new UpdateError('_id cannot change');
}

function equalities(filter: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(filter).flatMap(([path, condition]): [string, unknown][] => {
    if (path === '$and' && Array.isArray(condition)) {
      return condition.flatMap((part) => equalities(part as Record<string, unknown>));
    }
    if (path.startsWith('$')) return [];
    return [[path, isOperatorObject(condition) ? condition['$eq'] : condition]];
  });
}

/** The initial document of an upsert: the fields that the filter compares for equality. */
export function upsertBase(filter: Readonly<Record<string, unknown>>): JsonObject {
  const base: JsonObject = {};
  for (const [path, operand] of equalities(filter)) {
    if (operand !== undefined) applyStep(base, { operator: '$set', path, operand: structuredClone(operand) });
  }
  return base;
}
