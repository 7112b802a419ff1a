import { stockingLord } from './characteristic-curve-link.ts';
import { type ItemDrift, driftOf } from './item-drift.ts';
import { type Item, normalOgiveScale } from './item-response.ts';
import { PsychometricError } from './psychometric-error.ts';
import { type ScaleLink, linkItem } from './scale-link.ts';
import { trueScoreEquating } from './true-score-equating.ts';

/** A form whose items were estimated from its own group. */
export interface FormItems {
  readonly items: readonly Item[];
  /** The positions of the common items in `items`, in the same order for every form. */
  readonly common: readonly number[];
}

export interface ItemEquating {
  readonly form: FormItems;
  readonly reference: FormItems;
  /** Positions in `common` of items that drifted: they count in the score, but are not used for the link. */
  readonly dropped?: readonly number[];
  readonly scale?: number;
}

export interface EquatedByItems {
  readonly link: ScaleLink;
  /** One for each common item, the dropped ones too. */
  readonly drift: readonly ItemDrift[];
  /** The score on the reference form for each number of right answers. */
  readonly points: readonly number[];
}

/** Throws `out-of-range` with the index in `common` that names no item. */
function commonItems({ items, common }: FormItems): readonly Item[] {
  return common.map((position, index) => {
    const item = items[position];
    if (!item) throw new PsychometricError('out-of-range', index);
    return item;
  });
}

/**
 * True-score equating by the link of Stocking and Lord over the common items that are not dropped. Throws
 * `too-few-common-items` (fewer than four common or two remaining), `lengths-differ`, and what the methods throw.
 */
export function equateByItems({
  form,
  reference,
  dropped = [],
  scale = normalOgiveScale,
}: ItemEquating): EquatedByItems {
  const common = { form: commonItems(form), reference: commonItems(reference) };
  if (common.form.length !== common.reference.length) throw new PsychometricError('lengths-differ');
  const remaining = (items: readonly Item[]) => items.filter((_, index) => !dropped.includes(index));
  const link = stockingLord(
    { form: remaining(common.form), reference: remaining(common.reference) },
    { scale },
  );
  const linked = form.items.map((item) => linkItem(link, item));
  return {
    link,
    drift: driftOf(common, link),
    points: trueScoreEquating({ form: linked, reference: reference.items, scale }),
  };
}
