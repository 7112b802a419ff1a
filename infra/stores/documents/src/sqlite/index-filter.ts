import { isOperatorObject } from '../mongo-semantics/filter-matcher.ts';
import { isPlainObject } from '../mongo-semantics/json-value.ts';
import type { Filter } from '../port.ts';
import { containsLiteral } from './contains-literal.ts';
import { keyOf } from './key-column.ts';
import { anyOf, isScalar, joined } from './sql.ts';
import type { SqlCondition } from './sql-condition.ts';
import type { Table } from './table.ts';

const unknown: SqlCondition = { text: '1', values: [], isExact: false };

/** `$lt`, `$lte`, `$gt` and `$gte` compare within one type: the second bound limits the keys to numbers or to text. */
function compare(column: string, operator: string, operand: unknown): SqlCondition {
  const sign = { $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' }[operator];
  if (sign === undefined) return unknown;
  const isUpward = sign.startsWith('>');
  if (typeof operand === 'number') {
    const bound = isUpward ? `${column} < ''` : `${column} > -9e999`;
    return { text: `(${column} ${sign} ? AND ${bound})`, values: [operand], isExact: true };
  }
  if (typeof operand === 'string') {
    const bound = isUpward ? `${column} < x''` : `${column} >= ''`;
    return { text: `(${column} ${sign} ? AND ${bound})`, values: [operand], isExact: true };
  }
  return unknown;
}

function oneOf(column: string, operand: unknown): SqlCondition {
  if (!Array.isArray(operand) || !operand.every(isScalar)) return unknown;
  if (operand.length === 0) return { text: '0', values: [], isExact: true };
  // The list is padded to a power of two with its last value, which limits the number of prepared statements.
  const size = 2 ** Math.ceil(Math.log2(operand.length));
  const values = Array.from({ length: size }, (_, at) => keyOf(operand[Math.min(at, operand.length - 1)]));
  return { text: `${column} IN (${values.map(() => '?').join(', ')})`, values, isExact: true };
}

function byOperator(column: string, operator: string, operand: unknown): SqlCondition {
  // `_id` is a text column: SQLite would convert a number that it is compared with to text.
  const operands: unknown[] = Array.isArray(operand) ? operand : [operand];
  if (column === '_id' && operands.some((value) => typeof value !== 'string')) return unknown;
  if (operator === '$eq' && isScalar(operand))
    return { text: `${column} = ?`, values: [keyOf(operand)], isExact: true };
  if (operator === '$ne' && isScalar(operand))
    return { text: `${column} <> ?`, values: [keyOf(operand)], isExact: true };
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
  const useful = parts.filter((part) => part.text !== '1');
  const isExact = parts.every((part) => part.isExact);
  return useful.length === 0 ? { ...unknown, isExact } : { ...joined(useful, ' AND '), isExact };
}

function either(parts: readonly SqlCondition[]): SqlCondition {
  const isExact = parts.every((part) => part.isExact);
  return parts.some((part) => part.text === '1') ? { ...unknown, isExact } : { ...anyOf(parts), isExact };
}

/**
 * A condition on the indexed columns, for reading: it may be true for more documents than match (`isExact` false); the
 * filter matcher then decides. `jsonFilter` gives the opposite guarantee for the JSON, where no matcher runs afterwards.
 */
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
