import { describe, expect, it } from 'vitest';
import { errorOf, farthest } from '../test/error-code.ts';
import { commonOf, kb36 } from '../test/kb-36.ts';
import { stockingLord } from './characteristic-curve-link.ts';
import { equateByItems } from './equate-by-items.ts';
import { linkItem } from './scale-link.ts';
import { trueScoreEquating } from './true-score-equating.ts';

const common = kb36.form.flatMap((_, index) => (index % 3 === 2 ? [index] : []));
const form = { items: kb36.form, common };
const reference = { items: kb36.reference, common };

describe('equating by items', () => {
  it('of KB36 uses the computed link for its true scores', () => {
    const { link, points, drift } = equateByItems({ form, reference });
    expect(link.slope).toBeCloseTo(1.1018, 3);
    expect(link.intercept).toBeCloseTo(-0.4768, 3);
    const linked = kb36.form.map((item) => linkItem(link, item));
    expect(points).toEqual(trueScoreEquating({ form: linked, reference: kb36.reference }));
    expect(drift).toHaveLength(12);
  });

  it('leaves a dropped item out of the link, and still says how far it drifted', () => {
    const { link, drift } = equateByItems({ form, reference, dropped: [8] });
    const without = (items: typeof kb36.form) => commonOf(items).filter((_, index) => index !== 8);
    expect(link).toEqual(stockingLord({ form: without(kb36.form), reference: without(kb36.reference) }));
    expect(drift[8]).toMatchObject({ index: 8, hasDrifted: true });
  });

  it('finds the item that became harder, and without it the true scale', () => {
    const known = { slope: 0.9, intercept: 0.3 };
    const moved = kb36.form
      .map((item) => linkItem(known, item))
      .map((item, index) => (index === common[5] ? { ...item, difficulty: item.difficulty + 1.5 } : item));
    const data = { form, reference: { items: moved, common } };
    const before = equateByItems(data);
    const drifted = before.drift.filter(({ hasDrifted }) => hasDrifted).map(({ index }) => index);
    expect(drifted).toContain(5);
    const after = equateByItems({ ...data, dropped: [5] }).link;
    expect(farthest([after.slope, after.intercept], [0.9, 0.3])).toBeLessThan(1e-5);
    expect(Math.abs(before.link.intercept - 0.3)).toBeGreaterThan(0.01);
  });

  it.each([
    [
      'a common item that the form has not',
      { form: { ...form, common: [0, 1, 2, 99] }, reference },
      ['out-of-range', 3],
    ],
    [
      'other numbers of common items',
      { form, reference: { ...reference, common: [1, 2] } },
      ['lengths-differ', undefined],
    ],
    [
      'no common item',
      { form: { ...form, common: [] }, reference: { ...reference, common: [] } },
      ['too-few-common-items', undefined],
    ],
    [
      'nearly all common items dropped',
      { form, reference, dropped: common.map((_, index) => index).slice(1) },
      ['too-few-common-items', undefined],
    ],
  ])('refuses %s', (_, data, error) => {
    expect(errorOf(() => equateByItems(data))).toEqual(error);
  });
});
