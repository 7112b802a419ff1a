import { PsychometricError } from './psychometric-error.ts';
import { type CommonItems, type ScaleLink, checkCommonItems, linkItem } from './scale-link.ts';

export interface ItemDrift {
  /** The position of the item in the common items. */
  readonly index: number;
  /** Difficulty on the reference scale with the reference form, less the one with the new form. */
  readonly difference: number;
  /** Distance from the line of the link, in units of ability. */
  readonly distance: number;
  /** The difference in robust deviations from the median; 0 where the middle half of the items do not differ. */
  readonly robustZ: number;
  readonly hasDrifted: boolean;
}

/** Linear interpolation between the sorted values (R's type 7). */
function quantile(sorted: readonly number[], share: number): number {
  const position = share * (sorted.length - 1);
  const below = Math.floor(position);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below]! + (position - below) * (sorted[above]! - sorted[below]!);
}

/**
 * How far each common item moved between the forms, under a link. An item has drifted where its robust z, (difference -
 * median) / (0.74 × interquartile range), is beyond `limit`; 1.645 is usual (Huynh and Meyer 2010). The difference is
 * positive where the item is harder on the reference form. Throws what `meanMean` throws, and `too-few-common-items` below four.
 */
export function driftOf(items: CommonItems, link: ScaleLink, limit = 1.645): readonly ItemDrift[] {
  checkCommonItems(items);
  if (items.form.length < 4) throw new PsychometricError('too-few-common-items');
  const differences = items.form.map(
    (item, index) => items.reference[index]!.difficulty - linkItem(link, item).difficulty,
  );
  const sorted = [...differences].sort((left, right) => left - right);
  const spread = 0.74 * (quantile(sorted, 0.75) - quantile(sorted, 0.25));
  const middle = quantile(sorted, 0.5);
  return differences.map((difference, index) => {
    const robustZ = spread === 0 ? 0 : (difference - middle) / spread;
    const distance = Math.abs(difference) / Math.hypot(link.slope, 1);
    return { index, difference, distance, robustZ, hasDrifted: Math.abs(robustZ) > limit };
  });
}
