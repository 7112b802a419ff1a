import {
  type Counts,
  type BivariateCounts,
  checkBivariateCounts,
  commonCounts,
  formCounts,
  relative,
} from './counts.ts';
import { equipercentile } from './equipercentile.ts';
import { type Line, lineBetween } from './linear-equating.ts';
import { type Moments, covarianceOf, momentsOf } from './moments.ts';
import { percentileRankAt, pointAtRank } from './percentile-rank.ts';
import { PsychometricError } from './psychometric-error.ts';
import { sumOver, total } from './sums.ts';

/** Two groups that answered different forms with common items; `common` has the same length in both. */
export interface CommonItemData {
  /** The new form, answered by group 1. */
  readonly form: BivariateCounts;
  /** The reference form, answered by group 2. */
  readonly reference: BivariateCounts;
  /** The weight of group 1 in the synthetic population, 0 to 1; by default in proportion to the groups' sizes. */
  readonly weight?: number;
}

/** Throws `lengths-differ`, `out-of-range` for the weight, `common-item-unanswered` where all common scores of a group are equal. */
function checkCommonItems({ form, reference, weight = 0 }: CommonItemData): void {
  if (weight < 0 || weight > 1 || Number.isNaN(weight)) throw new PsychometricError('out-of-range');
  for (const [group, bivariate] of [form, reference].entries()) {
    checkBivariateCounts(bivariate);
    if (momentsOf(commonCounts(bivariate)).deviation === 0)
      throw new PsychometricError('common-item-unanswered', group);
  }
  if (form[0]!.length !== reference[0]!.length) throw new PsychometricError('lengths-differ');
}

function weightOf({ form, reference, weight }: CommonItemData): number {
  const first = total(form.flat());
  return weight ?? first / (first + total(reference.flat()));
}

/** Returns the scores that a group would have if its common scores had the other group's frequencies. */
function reweighted(own: BivariateCounts, other: BivariateCounts): Counts {
  const ownCommon = commonCounts(own);
  const otherCommon = relative(commonCounts(other));
  const apart = otherCommon.findIndex((share, common) => share > 0 && ownCommon[common] === 0);
  if (apart !== -1) throw new PsychometricError('common-scores-apart', apart);
  return own.map((row) =>
    sumOver(row.length, (common) =>
      row[common] === 0 ? 0 : (row[common]! / ownCommon[common]!) * otherCommon[common]!,
    ),
  );
}

function mixed(first: Counts, second: Counts, weight: number): Counts {
  return first.map((value, score) => weight * value + (1 - weight) * second[score]!);
}

/**
 * Relative frequencies of both forms in the synthetic population, by frequency estimation (Kolen and Brennan 2014, chapter 5).
 * Throws `common-scores-apart` with a common score that one group has and the other has not: smooth the counts first.
 */
export function syntheticFrequencies(data: CommonItemData): {
  readonly form: Counts;
  readonly reference: Counts;
} {
  checkCommonItems(data);
  const { form, reference } = data;
  const weight = weightOf(data);
  return {
    form: mixed(relative(formCounts(form)), reweighted(form, reference), weight),
    reference: mixed(reweighted(reference, form), relative(formCounts(reference)), weight),
  };
}

/** Equipercentile equating by frequency estimation: element x is what score x is worth on the reference form. */
export function frequencyEstimation(data: CommonItemData): readonly number[] {
  const { form, reference } = syntheticFrequencies(data);
  return equipercentile(form, reference);
}

/** Chained equipercentile equating: form to common items in group 1, common items to reference form in group 2. */
export function chainedEquipercentile(data: CommonItemData): readonly number[] {
  checkCommonItems(data);
  const toReference = pointAtRank(formCounts(data.reference));
  const common = commonCounts(data.reference);
  return equipercentile(formCounts(data.form), commonCounts(data.form)).map((point) =>
    toReference(percentileRankAt(common, point)),
  );
}

/** Mean and deviation of a form in the synthetic population, from its group's regression on the common score. */
function tuckerMoments(
  bivariate: BivariateCounts,
  other: Moments,
  otherWeight: number,
): Pick<Moments, 'mean' | 'deviation'> {
  const form = momentsOf(formCounts(bivariate));
  const common = momentsOf(commonCounts(bivariate));
  const slope = covarianceOf(bivariate) / common.deviation ** 2;
  const apart = common.mean - other.mean;
  const variance =
    form.deviation ** 2 -
    otherWeight * slope ** 2 * (common.deviation ** 2 - other.deviation ** 2) +
    otherWeight * (1 - otherWeight) * slope ** 2 * apart ** 2;
  return { mean: form.mean - otherWeight * slope * apart, deviation: Math.sqrt(Math.max(0, variance)) };
}

/** Tucker's linear method for thin data with common items (Kolen and Brennan 2014, chapter 4). Throws `no-spread`. */
export function tuckerLinear(data: CommonItemData): Line {
  checkCommonItems(data);
  const { form, reference } = data;
  const weight = weightOf(data);
  return lineBetween(
    tuckerMoments(form, momentsOf(commonCounts(reference)), 1 - weight),
    tuckerMoments(reference, momentsOf(commonCounts(form)), weight),
  );
}
