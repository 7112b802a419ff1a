import { isOperatorObject } from '../mongo-semantics/filter-matcher.ts';
import { isPlainObject } from '../mongo-semantics/json-value.ts';
import type { Filter } from '../port.ts';
import { containsLiteral } from './contains-literal.ts';
import { keyOf } from './key-column.ts';
import type { SqlCondition } from './sql-condition.ts';
import type { Table } from './table.ts';

const everyDocument: SqlCondition = { sql: '1', values: [], isExact: true };
const unknown: SqlCondition = { sql: '1', values: [], isExact: false };

function isScalar(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** `$lt` and its kin compare within one type only; these are the bounds of numbers and of text among the keys. */
function compare(column: string, operator: string, operand: unknown): SqlCondition {
  const sign = { $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' }[operator];
  if (sign === undefined) return unknown;
  const isUpward = sign.startsWith('>');
  if (typeof operand === 'number') {
    const bound = isUpward ? `${column} < ''` : `${column} > -9e999`;
    return { sql: `(${column} ${sign} ? AND ${bound})`, values: [operand], isExact: true };
  }
  if (typeof operand === 'string') {
    const bound = isUpward ? `${column} < x''` : `${column} >= ''`;
    return { sql: `(${column} ${sign} ? AND ${bound})`, values: [operand], isExact: true };
  }
  return unknown;
}

function oneOf(column: string, operand: unknown): SqlCondition {
  if (!Array.isArray(operand) || !operand.every(isScalar)) return unknown;
  if (operand.length === 0) return { sql: '0', values: [], isExact: true };
  // Powers of two keep the number of different statements small; the last value is repeated.
  const size = 2 ** Math.ceil(Math.log2(operand.length));
  const values = Array.from({ length: size }, (_, at) => keyOf(operand[Math.min(at, operand.length - 1)]));
  return { sql: `${column} IN (${values.map(() => '?').join(', ')})`, values, isExact: true };
}

function byOperator(column: string, operator: string, operand: unknown): SqlCondition {
  // `_id` is a column of text, which turns numbers that it is compared with into text.
  const operands: unknown[] = Array.isArray(operand) ? operand : [operand];
  if (column === '_id' && operands.some((value) => typeof value !== 'string')) return unknown;
  if (operator === '$eq' && isScalar(operand))
    return { sql: `${column} = ?`, values: [keyOf(operand)], isExact: true };
  if (operator === '$ne' && isScalar(operand))
    return { sql: `${column} <> ?`, values: [keyOf(operand)], isExact: true };
  if (operator === '$in') return oneOf(column, operand);
  return compare(column, operator, operand);
}

function byPath(table: Table, path: string, condition: unknown): SqlCondition {
  const column = table.answering(path);
  if (column === null) return unknown;
  if (isScalar(condition)) return byOperator(column, '$eq', condition);
  if (!isOperatorObject(condition)) return unknown;
  if (Object.hasOwn(condition, '$regex')) return containsLiteral(column, condition) ?? unknown;
  return both(Object.entries(condition).map(([operator, operand]) => byOperator(column, operator, operand)));
}

function both(parts: readonly SqlCondition[]): SqlCondition {
  const useful = parts.filter((part) => part.sql !== '1');
  return {
    sql: useful.length === 0 ? '1' : useful.map((part) => part.sql).join(' AND '),
    values: useful.flatMap((part) => part.values),
    isExact: parts.every((part) => part.isExact),
  };
}

function either(parts: readonly SqlCondition[]): SqlCondition {
  if (parts.some((part) => part.sql === '1'))
    return parts.every((part) => part.isExact) ? everyDocument : unknown;
  return {
    sql: `(${parts.map((part) => `(${part.sql})`).join(' OR ')})`,
    values: parts.flatMap((part) => part.values),
    isExact: parts.every((part) => part.isExact),
  };
}

/** The part of a filter that the indexed columns can answer. */
export function indexFilter(table: Table, filter: Filter): SqlCondition {
  return both(
    Object.entries(filter).map(([key, condition]) => {
      if (!key.startsWith('$')) return byPath(table, key, condition);
      const parts = Array.isArray(condition)
        ? condition.filter(isPlainObject).map((part) => indexFilter(table, part))
        : [];
      if (key === '$and') return both(parts);
      return key === '$or' ? either(parts) : unknown;
    }),
  );
}
