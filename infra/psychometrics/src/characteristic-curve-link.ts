import { PsychometricError } from './psychometric-error.ts';
import { normalOgiveScale, rightAnswer, trueScore } from './item-response.ts';
import { minimise } from './minimise.ts';
import { type CommonItems, type ScaleLink, linkItem, meanSigma } from './scale-link.ts';
import { evenlySpaced, sumOver } from './sums.ts';

/** Abilities on the reference scale at which the curves are compared. */
export interface CurveOptions {
  readonly points?: readonly number[];
  /** One weight for each point; equal ones by default. */
  readonly weights?: readonly number[];
  readonly scale?: number;
}

type Loss = (items: CommonItems, ability: number, scale: number) => number;

const itemLoss: Loss = ({ form, reference }, ability, scale) =>
  sumOver(
    form.length,
    (index) =>
      (rightAnswer(reference[index]!, ability, scale) - rightAnswer(form[index]!, ability, scale)) ** 2,
  );

const testLoss: Loss = ({ form, reference }, ability, scale) =>
  (trueScore(reference, ability, scale) - trueScore(form, ability, scale)) ** 2;

function closest(items: CommonItems, options: CurveOptions, loss: Loss): ScaleLink {
  const { points = evenlySpaced(-4, 4, 81), scale = normalOgiveScale } = options;
  const weights = options.weights ?? points.map(() => 1);
  if (weights.length !== points.length) throw new PsychometricError('lengths-differ');
  const start = meanSigma(items);
  const linkAt = ([logSlope = 0, intercept = 0]: readonly number[]): ScaleLink => ({
    slope: Math.exp(logSlope),
    intercept,
  });
  const valueAt = (point: readonly number[]) => {
    const link = linkAt(point);
    const linked = { ...items, form: items.form.map((item) => linkItem(link, item)) };
    return sumOver(points.length, (index) => weights[index]! * loss(linked, points[index]!, scale));
  };
  return linkAt(minimise(valueAt, [Math.log(start.slope), start.intercept]));
}

/**
 * Haebara (1980): the link that brings the curves of the single items together on the reference scale.
 * Throws what `meanSigma` throws, `lengths-differ` for the weights and `not-converged`.
 */
export function haebara(items: CommonItems, options: CurveOptions = {}): ScaleLink {
  return closest(items, options, itemLoss);
}

/** Stocking and Lord (1983): the link that brings the curves of the common items' sum together. Throws as `haebara` does. */
export function stockingLord(items: CommonItems, options: CurveOptions = {}): ScaleLink {
  return closest(items, options, testLoss);
}
