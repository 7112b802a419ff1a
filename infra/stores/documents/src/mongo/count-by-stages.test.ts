import { describe, expect, it } from 'vitest';
import { countByStages } from './count-by-stages.ts';

/** Evaluates an expression with all its branches, as DocumentDB does; MongoDB evaluates the chosen branch only. */
function evaluateEagerly(expression: unknown, document: Readonly<Record<string, unknown>>): unknown {
  if (typeof expression === 'string') return document[expression.slice(1)];
  if (Array.isArray(expression)) return expression.map((part) => evaluateEagerly(part, document) ?? null);
  const [[operator, given] = ['', null]] = Object.entries(expression as object);
  const operand = evaluateEagerly(given, document);
  if (operator === '$isArray') return Array.isArray(operand);
  if (operator === '$cond') {
    const [test, then, otherwise] = operand as readonly unknown[];
    return test === true ? then : otherwise;
  }
  if (operator !== '$setUnion') throw new Error(`This test does not know ${operator}.`);
  const sets = operand as readonly unknown[];
  if (!sets.every((set) => Array.isArray(set))) throw new Error('All operands of $setUnion must be arrays.');
  return [...new Set(sets.flat())];
}

describe('counting by values', () => {
  it.each([
    ['an array', ['a', 'b', 'a'], ['a', 'b']],
    ['one value', 'a', 'a'],
    ['no value', undefined, null],
    ['an empty array', [], []],
  ])('takes each value of %s once, also in an engine that evaluates both branches', (_, value, values) => {
    const [, stage] = countByStages(['tags'], {});
    const { v0 } = (stage as { $project: { v0: unknown } }).$project;
    expect(evaluateEagerly(v0, { tags: value })).toEqual(values);
  });
});
