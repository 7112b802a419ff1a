import { LRUCache } from 'lru-cache';
import type { Update } from '../port.ts';
import { compileFilter, isOperatorObject } from './filter-matcher.ts';
import { isPlainObject, NotJsonError, toJsonValue } from './json-value.ts';

/** Thrown for an update that MongoDB refuses: unknown operator, two operators on one path, a path through a scalar, the wrong type. */
export class UpdateError extends TypeError {}

/** One operator on one path; the operand is a validated copy. */
export interface Step {
  readonly operator: string;
  readonly path: string;
  readonly operand: unknown;
}

function finite(operand: unknown, path: string): unknown {
  if (typeof operand !== 'number' || !Number.isFinite(operand))
    throw new UpdateError(`${path}: the operator needs a number`);
  return operand;
}

function added(operand: unknown, path: string): unknown {
  if (!isOperatorObject(operand)) return { $each: [toJsonValue(operand, path)] };
  const { $each: each, ...others } = operand;
  if (!Array.isArray(each) || Object.keys(others).length > 0) throw new UpdateError(`${path}: only $each`);
  return { $each: toJsonValue(each, path) };
}

function pulled(operand: unknown, path: string): unknown {
  if (isOperatorObject(operand)) compileFilter({ [path]: operand });
  else if (isPlainObject(operand)) compileFilter(operand);
  else return toJsonValue(operand, path);
  return structuredClone(operand);
}

const operandChecks: Readonly<Record<string, (operand: unknown, path: string) => unknown>> = {
  $set: toJsonValue,
  $unset: () => '',
  $inc: finite,
  $max: finite,
  $push: added,
  $pull: pulled,
};

/** Paths that were validated before. */
const checkedPaths = new LRUCache<string, true>({ max: 5000 });

function assertPath(path: string): void {
  if (checkedPaths.has(path)) return;
  const isSound = path
    .split('.')
    .every((part) => part !== '' && part !== '__proto__' && !part.startsWith('$'));
  if (!isSound || path.includes('\0')) throw new NotJsonError(path, 'this is no path');
  checkedPaths.set(path, true);
}

/** A path and one below it. Compared pair by pair, which for a dozen paths is cheaper than to sort them. */
function assertApart(steps: readonly Step[]): void {
  for (const [at, { path }] of steps.entries()) {
    for (let other = 0; other < at; other += 1) {
      const before = steps[other]?.path ?? '';
      if (isWithin(path, before) || isWithin(before, path))
        throw new UpdateError(`two operators meet at ${path.length < before.length ? path : before}`);
    }
  }
}

function isWithin(path: string, parent: string): boolean {
  return path.startsWith(parent) && (path.length === parent.length || path[parent.length] === '.');
}

function stepsOf(operator: string, fields: unknown): Step[] {
  const check = Object.hasOwn(operandChecks, operator) ? operandChecks[operator] : undefined;
  if (check === undefined) throw new UpdateError(`${operator} is not an update operator of this port`);
  if (!isPlainObject(fields)) throw new UpdateError(`${operator} needs an object of fields`);
  const given = Object.entries(fields).filter(([, operand]) => operand !== undefined);
  return given.map(([path, operand]) => {
    assertPath(path);
    return { operator, path, operand: check(operand, path) };
  });
}

/** Splits an update into steps. Throws UpdateError or NotPlainError for anything that the port does not accept; undefined fields are ignored. */
export function updateSteps(update: Update): Step[] {
  const operators = Object.entries(update).filter(([, fields]) => fields !== undefined);
  const steps = operators.flatMap(([operator, fields]) => stepsOf(operator, fields));
  if (steps.length === 0) throw new UpdateError('the update changes nothing');
  assertApart(steps);
  return steps;
}
