import { describe, expect, it } from 'vitest';
import { errorOf } from '../test/error-code.ts';
import { commonOf, kb36 } from '../test/kb-36.ts';
import { driftOf } from './item-drift.ts';
import { linkItem, meanSigma } from './scale-link.ts';

const items = { form: commonOf(kb36.form), reference: commonOf(kb36.reference) };

describe('the drift of common items', () => {
  it('of KB36 is greatest for item 27, which Kolen and Brennan leave out', () => {
    const drifts = driftOf(items, meanSigma(items));
    const [worst] = [...drifts].sort(
      (left, right) => Math.abs(right.discriminationZ) - Math.abs(left.discriminationZ),
    );
    expect(worst).toMatchObject({ index: 8, hasDrifted: true });
  });

  it('is nothing where the items only changed their scale', () => {
    const link = { slope: 1.25, intercept: -0.5 };
    const reference = items.form.map((item) => linkItem(link, item));
    for (const drift of driftOf({ form: items.form, reference }, link)) {
      expect(drift.difference).toBe(0);
      expect(drift).toMatchObject({ distance: 0, difficultyZ: 0, discriminationZ: 0, hasDrifted: false });
    }
  });

  it('finds the one item that became harder, and its distance from the line', () => {
    const reference = items.form.map((item, index) => ({
      ...item,
      difficulty: item.difficulty + (index === 4 ? 0.9 : 0.02 * (index % 3)),
    }));
    const drifts = driftOf({ form: items.form, reference }, { slope: 1, intercept: 0 });
    expect(drifts.filter(({ hasDrifted }) => hasDrifted).map(({ index }) => index)).toEqual([4]);
    expect(drifts[4]!.difference).toBeCloseTo(0.9, 12);
    expect(drifts[4]!.distance).toBeCloseTo(0.9 / Math.SQRT2, 12);
    expect(driftOf({ form: items.form, reference }, { slope: 1, intercept: 0 }, 1000)[4]!.hasDrifted).toBe(
      false,
    );
  });

  it('cannot be judged with three items or other numbers of items', () => {
    const three = items.form.slice(0, 3);
    const link = { slope: 1, intercept: 0 };
    expect(errorOf(() => driftOf({ form: three, reference: three }, link))?.[0]).toBe('too-few-common-items');
    expect(errorOf(() => driftOf({ form: three, reference: items.form }, link))?.[0]).toBe('lengths-differ');
  });
});
