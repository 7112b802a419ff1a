import { PsychometricError } from './psychometric-error.ts';
import { type CommonItems, type ScaleLink, checkCommonItems, linkItem } from './scale-link.ts';

export interface ItemDrift {
  /** The position of the item in the common items. */
  readonly index: number;
  /** Difficulty with the reference form less the one with the new form, on the reference scale. */
  readonly difference: number;
  /** Distance of the pair of difficulties from the line of the link, in units of ability. */
  readonly distance: number;
  /** The difference of the difficulties, in robust deviations from the median difference. */
  readonly difficultyZ: number;
  /** The same for the logarithm of the ratio of the discriminations. */
  readonly discriminationZ: number;
  readonly hasDrifted: boolean;
}

/** Linear interpolation between sorted values (type 7 of Hyndman and Fan). */
function quantile(sorted: readonly number[], share: number): number {
  const position = share * (sorted.length - 1);
  const below = Math.floor(position);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below]! + (position - below) * (sorted[above]! - sorted[below]!);
}

/** (value - median) / (0.74 × interquartile range); without spread, 0 for the median and infinite for other values. */
function robustZ(values: readonly number[]): readonly number[] {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = quantile(sorted, 0.5);
  const spread = 0.74 * (quantile(sorted, 0.75) - quantile(sorted, 0.25));
  return values.map((value) => (value === middle ? 0 : (value - middle) / spread));
}

/**
 * How far each common item moved between the forms, under a link. An item has drifted where a robust z is beyond `limit`
 * (Huynh and Meyer 2010; 1.645 is usual). Throws what `checkCommonItems` throws, and `too-few-common-items` below four.
 */
export function driftOf(items: CommonItems, link: ScaleLink, limit = 1.645): readonly ItemDrift[] {
  checkCommonItems(items);
  if (items.form.length < 4) throw new PsychometricError('too-few-common-items');
  const linked = items.form.map((item) => linkItem(link, item));
  const differences = linked.map((item, index) => items.reference[index]!.difficulty - item.difficulty);
  const ratios = linked.map((item, index) =>
    Math.log(items.reference[index]!.discrimination / item.discrimination),
  );
  const difficultyZ = robustZ(differences);
  const discriminationZ = robustZ(ratios);
  return differences.map((difference, index) => ({
    index,
    difference,
    distance: Math.abs(difference) / Math.hypot(link.slope, 1),
    difficultyZ: difficultyZ[index]!,
    discriminationZ: discriminationZ[index]!,
    hasDrifted: Math.max(Math.abs(difficultyZ[index]!), Math.abs(discriminationZ[index]!)) > limit,
  }));
}
