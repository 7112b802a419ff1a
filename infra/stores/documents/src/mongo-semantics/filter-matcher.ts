import { Context } from 'mingo/core';
import * as comparison from 'mingo/operators/query/comparison';
import { $regex } from 'mingo/operators/query/evaluation';
import { Query } from 'mingo/query';
import type { Filter } from '../port.ts';
import { valuesAt } from './order.ts';
import { isPlainObject } from './json-value.ts';

const logicalOperators = new Set(['$and', '$or']);
const comparisons = new Set('$eq $ne $gt $gte $lt $lte $in $nin $regex $options'.split(' '));

/** Thrown for a filter with an operator that the port does not have or that is misplaced. */
class FilterError extends TypeError {}

export function isOperatorObject(value: unknown): value is Record<string, unknown> {
  return isPlainObject(value) && Object.keys(value).some((key) => key.startsWith('$'));
}

function assertCondition(path: string, condition: unknown): void {
  if (!isOperatorObject(condition)) return;
  for (const operator of Object.keys(condition)) {
    if (!comparisons.has(operator))
      throw new FilterError(`${path}: ${operator} is not an operator of this port`);
  }
}

/** Throws FilterError for any operator that the port does not have ($where, $expr, a misspelled one). */
export function assertFilter(filter: unknown): void {
  if (!isPlainObject(filter)) throw new FilterError('a filter must be an object');
  for (const [key, condition] of Object.entries(filter)) {
    if (condition === undefined) throw new FilterError(`${key}: undefined is no condition`);
    if (logicalOperators.has(key)) {
      if (!Array.isArray(condition) || condition.length === 0)
        throw new FilterError(`${key} needs a non-empty array`);
      for (const part of condition) assertFilter(part);
    } else if (key.startsWith('$')) throw new FilterError(`${key} is not an operator of this port`);
    else assertCondition(key, condition);
  }
}

type Test = (document: unknown) => boolean;

// The operators of the port alone: `mingo` itself loads those of aggregation too, and copies all of them for each query.
const options = { context: Context.init({ query: { ...comparison, $regex } }) };

function byMingo(filter: Filter): Test {
  const query = new Query(filter, options);
  return (document) => query.test(document as Record<string, unknown>);
}

/** True for `a.b` when an element of the array `a` has no `b`: mingo looks only at those that have one. */
function reachesNothing(path: string): Test {
  const steps = path.split('.');
  return (document) =>
    valuesAt(document, steps).some((value) => value === null || value === undefined || isWithNull(value));
}

function isWithNull(value: unknown): boolean {
  return Array.isArray(value) && value.includes(null);
}

function compileOperator(path: string, operator: string, operand: unknown): Test {
  const known = byMingo({ [path]: { [operator]: operand } });
  const nothing = reachesNothing(path);
  if (operator === '$eq' && operand === null) return nothing;
  if (operator === '$ne' && operand === null) return (document) => !nothing(document);
  if (operator === '$in' && isWithNull(operand)) return (document) => nothing(document) || known(document);
  if (operator === '$nin' && isWithNull(operand)) return (document) => !nothing(document) && known(document);
  return known;
}

function compileLogical(key: string, parts: readonly Filter[]): Test {
  const tests = parts.map((part) => compile(part));
  if (key === '$and') return (document) => tests.every((test) => test(document));
  return (document) => tests.some((test) => test(document));
}

function mayMissInElements(path: string, condition: unknown): boolean {
  const operands = isOperatorObject(condition) ? Object.values(condition) : [condition];
  const isNull = operands.some((operand) => operand === null || isWithNull(operand));
  return isNull && path.includes('.') && !/\.\d/.test(path);
}

function compile(filter: Filter): Test {
  const plain: Record<string, unknown> = {};
  const tests: Test[] = [];
  for (const [key, condition] of Object.entries(filter)) {
    if (logicalOperators.has(key)) tests.push(compileLogical(key, condition as Filter[]));
    else if (mayMissInElements(key, condition)) {
      const operators = isOperatorObject(condition) ? condition : { $eq: condition };
      for (const [name, operand] of Object.entries(operators))
        tests.push(compileOperator(key, name, operand));
    } else plain[key] = condition;
  }
  if (Object.keys(plain).length > 0) tests.push(byMingo(plain));
  return (document) => tests.every((test) => test(document));
}

/** A test whether a document matches, with MongoDB's semantics. Throws FilterError on a filter outside the port. */
export function compileFilter(filter: Filter): Test {
  assertFilter(filter);
  return compile(filter);
}
