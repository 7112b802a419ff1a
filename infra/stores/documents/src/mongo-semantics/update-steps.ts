import type { Update } from '../port.ts';
import { compileFilter, isOperatorObject } from './filter-matcher.ts';
import { isPlainObject, NotJsonError, toJsonValue } from './json-value.ts';

/** An update that MongoDB refuses: unknown operator, two operators on one path, a path through a scalar, the wrong type. */
export class UpdateError extends TypeError {}

/** One operator on one path; the operand is checked and our own copy. */
export interface Step {
  readonly operator: string;
  readonly path: string;
  readonly operand: unknown;
}

function increment(operand: unknown, path: string): unknown {
  if (typeof operand !== 'number' || !Number.isFinite(operand))
    throw new UpdateError(`${path}: $inc needs a number`);
  return operand;
}

function added(operand: unknown, path: string): unknown {
  if (!isOperatorObject(operand)) return { $each: [toJsonValue(operand, path)] };
  const { $each: each, $slice: slice, ...others } = operand;
  if (!Array.isArray(each) || Object.keys(others).length > 0)
    throw new UpdateError(`${path}: only $each and $slice`);
  if (slice !== undefined && !Number.isInteger(slice))
    throw new UpdateError(`${path}: $slice must be an integer`);
  return { $each: toJsonValue(each, path), ...(slice === undefined ? {} : { $slice: slice }) };
}

function addedOnce(operand: unknown, path: string): unknown {
  if (isOperatorObject(operand) && '$slice' in operand)
    throw new UpdateError(`${path}: $addToSet has no $slice`);
  return added(operand, path);
}

function pulled(operand: unknown, path: string): unknown {
  if (isOperatorObject(operand)) compileFilter({ [path]: operand });
  else if (isPlainObject(operand)) compileFilter(operand);
  else return toJsonValue(operand, path);
  return structuredClone(operand);
}

const OPERANDS: Readonly<Record<string, (operand: unknown, path: string) => unknown>> = {
  $set: toJsonValue,
  $setOnInsert: toJsonValue,
  $min: toJsonValue,
  $max: toJsonValue,
  $unset: () => '',
  $inc: increment,
  $push: added,
  $addToSet: addedOnce,
  $pull: pulled,
};

/** The same few paths come with every update. */
const sound = new Set<string>();
const mostSound = 5000;

function assertPath(path: string): void {
  if (sound.has(path)) return;
  const isSound = path
    .split('.')
    .every((part) => part !== '' && part !== '__proto__' && !part.startsWith('$'));
  if (!isSound || path.includes('\0')) throw new NotJsonError(path, 'this is no path');
  if (sound.size >= mostSound) sound.clear();
  sound.add(path);
}

function assertApart(paths: readonly string[]): void {
  const sorted = paths.map((path) => `${path}.`).sort();
  const meeting = sorted.find((path, at) => at > 0 && path.startsWith(sorted[at - 1] ?? path));
  if (meeting !== undefined) throw new UpdateError(`two operators meet at ${meeting.slice(0, -1)}`);
}

function stepsOf(operator: string, fields: unknown): Step[] {
  const check = Object.hasOwn(OPERANDS, operator) ? OPERANDS[operator] : undefined;
  if (check === undefined) throw new UpdateError(`${operator} is not an update operator of this port`);
  if (!isPlainObject(fields)) throw new UpdateError(`${operator} needs an object of fields`);
  const given = Object.entries(fields).filter(([, operand]) => operand !== undefined);
  return given.map(([path, operand]) => {
    assertPath(path);
    return { operator, path, operand: check(operand, path) };
  });
}

/** The update as single steps. Throws UpdateError or NotPlainError on anything that the port does not take; fields that are undefined are left out. */
export function updateSteps(update: Update): Step[] {
  const operators = Object.entries(update).filter(([, fields]) => fields !== undefined);
  const steps = operators.flatMap(([operator, fields]) => stepsOf(operator, fields));
  if (steps.length === 0) throw new UpdateError('the update changes nothing');
  assertApart(steps.map((step) => step.path));
  return steps;
}
