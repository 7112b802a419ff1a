import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countRow, firstRules, type Grade, type GradedItem, gradeOfTotal, weighItems } from './gradebook.ts';
import { requireWeights } from './require-weights.ts';
import { gradeOfHandIn, gradeOfResults } from './results.ts';

const now = Date.parse('2026-02-01T00:00:00.000Z');
const exam = (itemId: string, more: Partial<GradedItem> = {}): GradedItem => ({
  itemId,
  kind: 'exam',
  title: itemId,
  totalMarks: 100,
  at: '2026-01-01T00:00:00.000Z',
  dueAt: '2026-01-10T00:00:00.000Z',
  batchIds: [],
  ...more,
});
const marked = (score: number, of = 100): Grade => {
  const one = { score, of };
  return { scores: { first: one, best: one, latest: one }, shownFrom: null };
};
const count = (
  items: readonly GradedItem[],
  grades: Readonly<Record<string, Grade>>,
  more: Partial<typeof firstRules> & { seenAt?: number; batchIds?: readonly string[] } = {},
) => {
  const { seenAt = null, batchIds = [], ...changed } = more;
  const rules = { ...firstRules, ...changed };
  return countRow({ grades, batchIds }, { items: weighItems(items, rules, now), rules, seenAt });
};
const statesOf = ({ grades }: ReturnType<typeof count>) => grades.map(({ state }) => state);

describe('the total of a row', () => {
  it('is the weighted mean of percentages, whatever the full marks and the sum of the weights [GRD-01]', () => {
    const items = [exam('a'), exam('b', { totalMarks: 50 })];
    const grades = { a: marked(80), b: marked(20, 50) };
    expect(count(items, grades).total).toBe(60);
    const weights = [{ itemId: 'a', weight: 3 }];
    expect(count(items, grades, { weights }).total).toBe(70);
    const weighed = weighItems(items, { ...firstRules, weights }, now);
    expect(weighed.map(({ share }) => share)).toEqual([75, 25]);
  });

  it('counts what was missed as zero or not at all, and never what can still be taken [GRD-01]', () => {
    const items = [
      exam('a'),
      exam('b'),
      exam('c', { dueAt: null }),
      exam('d', { dueAt: '2026-03-01T00:00:00Z' }),
    ];
    const zero = count(items, { a: marked(80) });
    expect([zero.total, statesOf(zero)]).toEqual([40, ['marked', 'missing', 'open', 'open']]);
    expect(count(items, { a: marked(80) }, { missing: 'left-out' }).total).toBe(80);
    expect(count([exam('c', { dueAt: null })], {}).total).toBeNull();
  });

  it('leaves out what waits for marks and what is addressed to another batch, but not a result from before a move', () => {
    const items = [exam('a'), exam('b', { batchIds: ['morning'] }), exam('c')];
    const grades = { a: marked(50), c: gradeOfHandIn({ marks: null }) };
    const row = count(items, grades, { batchIds: ['evening'] });
    expect([row.total, statesOf(row)]).toEqual([50, ['marked', 'not-addressed', 'waiting']]);
    expect(count(items, grades, { batchIds: ['morning'] }).total).toBe(25);
    expect(count(items, { b: marked(90) }, { missing: 'left-out' }).total).toBe(90);
  });

  it('has no result that its student does not see yet [GRD-03]', () => {
    const later = { ...marked(90), shownFrom: '2026-02-02T00:00:00.000Z' };
    const items = [exam('a'), exam('b')];
    expect(count(items, { a: marked(50), b: later }).total).toBe(70);
    const own = count(items, { a: marked(50), b: later }, { seenAt: now });
    expect([own.total, statesOf(own), own.grades[1]?.score]).toEqual([50, ['marked', 'hidden'], null]);
  });

  it('stays between the lowest and the highest part for any weights, and negative marks stay negative', () => {
    const part = fc.record({
      score: fc.integer({ min: -25, max: 100 }),
      weight: fc.integer({ min: 0, max: 1000 }),
    });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 20 }), (parts) => {
        const items = parts.map((_, at) => exam(`e${at}`));
        const grades = Object.fromEntries(parts.map(({ score }, at) => [`e${at}`, marked(score)]));
        const weights = parts.map(({ weight }, at) => ({ itemId: `e${at}`, weight }));
        const { total } = count(items, grades, { weights });
        const counted = parts.filter(({ weight }) => weight > 0).map(({ score }) => score);
        const isWithin =
          total !== null && total >= Math.min(...counted) - 0.01 && total <= Math.max(...counted) + 0.01;
        expect(counted.length === 0 ? total === null : isWithin).toBe(true);
      }),
    );
    expect(gradeOfTotal(count([exam('a')], { a: marked(-5) }).total)).toBe('F');
    expect([gradeOfTotal(80), gradeOfTotal(79.99), gradeOfTotal(null)]).toEqual(['A+', 'A', null]);
  });

  it('treats an id such as constructor, which every object has as a property, like any other id', () => {
    expect(statesOf(count([exam('constructor')], {}))).toEqual(['missing']);
  });
});

describe('the attempts at an exam', () => {
  const attempt = (attemptNo: number, score: number) => ({
    attemptNo,
    score,
    of: 100,
    submittedAt: `2026-01-0${attemptNo}T00:00:00.000Z`,
    shownFrom: null,
  });

  it('count by the rule: the latest, the best or the first one [GRD-01]', () => {
    const grade = gradeOfResults([attempt(3, 60), attempt(1, 40), attempt(2, 90)]);
    if (grade === null) throw new Error('There are results.');
    const totals = (['latest', 'best', 'first'] as const).map(
      (counted) => count([exam('a')], { a: grade }, { counted }).total,
    );
    expect(totals).toEqual([60, 90, 40]);
    expect(gradeOfResults([])).toBeNull();
  });
});

describe('weights', () => {
  it('are for exams of the course, and something counts [GRD-01]', () => {
    const zero = { exam: 0, 'past-year': 0, assignment: 0 };
    const items = [exam('a')];
    expect(() => requireWeights(items, { ...firstRules, weights: [{ itemId: 'other', weight: 1 }] })).toThrow(
      'catalog.gradebook.item-unknown',
    );
    expect(() => requireWeights(items, { ...firstRules, kindWeights: zero })).toThrow(
      'catalog.gradebook.weights-zero',
    );
    expect(() => requireWeights([], { ...firstRules, kindWeights: zero })).not.toThrow();
    const one = [{ itemId: 'a', weight: 2 }];
    expect(() => requireWeights(items, { ...firstRules, kindWeights: zero, weights: one })).not.toThrow();
  });
});
