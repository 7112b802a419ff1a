import { PsychometricError } from './psychometric-error.ts';
import { type Item, checkItems } from './item-response.ts';
import { sumOver } from './sums.ts';

/** Ability on the reference scale = `slope` × ability on the new scale + `intercept`. */
export interface ScaleLink {
  readonly slope: number;
  readonly intercept: number;
}

/** The common items as estimated with the new form and with the reference form, in the same order. */
export interface CommonItems {
  readonly form: readonly Item[];
  readonly reference: readonly Item[];
}

const mean = (values: readonly number[]) => sumOver(values.length, (index) => values[index]!) / values.length;

function deviation(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
}

const difficulties = (items: readonly Item[]) => items.map(({ difficulty }) => difficulty);
const discriminations = (items: readonly Item[]) => items.map(({ discrimination }) => discrimination);

/** Throws `lengths-differ`, `too-few-common-items` (fewer than two) and what `checkItems` throws. */
export function checkCommonItems({ form, reference }: CommonItems): void {
  if (form.length !== reference.length) throw new PsychometricError('lengths-differ');
  if (form.length < 2) throw new PsychometricError('too-few-common-items');
  checkItems(form);
  checkItems(reference);
}

function linkOf({ form, reference }: CommonItems, slope: number): ScaleLink {
  return { slope, intercept: mean(difficulties(reference)) - slope * mean(difficulties(form)) };
}

/** Kolen and Brennan 2014, chapter 6 (mean/sigma). Throws `no-spread` where the difficulties are all equal. */
export function meanSigma(items: CommonItems): ScaleLink {
  checkCommonItems(items);
  const own = deviation(difficulties(items.form));
  const reference = deviation(difficulties(items.reference));
  if (own === 0 || reference === 0) throw new PsychometricError('no-spread');
  return linkOf(items, reference / own);
}

/** Kolen and Brennan 2014, chapter 6 (mean/mean). */
export function meanMean(items: CommonItems): ScaleLink {
  checkCommonItems(items);
  return linkOf(items, mean(discriminations(items.form)) / mean(discriminations(items.reference)));
}

/** The item on the reference scale. */
export function linkItem({ slope, intercept }: ScaleLink, item: Item): Item {
  return {
    ...item,
    discrimination: item.discrimination / slope,
    difficulty: slope * item.difficulty + intercept,
  };
}
