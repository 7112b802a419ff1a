import { equipercentile } from './equipercentile.ts';
import { type Item, checkItems, normalOgiveScale, scoreProbabilities, trueScore } from './item-response.ts';
import { PsychometricError } from './psychometric-error.ts';
import { evenlySpaced, normalWeights, sumOver, total } from './sums.ts';

/** Both forms with all their items on one scale of ability. */
export interface CalibratedForms {
  readonly form: readonly Item[];
  readonly reference: readonly Item[];
  readonly scale?: number;
}

/** No true score that is a whole number from the sum of guessing to the number of items lies outside in practice. */
const farthestAbility = 1000;

/** The ability with a true score, by bisection. */
function abilityAt(items: readonly Item[], score: number, scale: number): number {
  let low = -farthestAbility;
  let high = farthestAbility;
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2;
    if (trueScore(items, middle, scale) < score) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * True-score equating: element x is what x right answers are worth on the reference form. Scores up to the sum of guessing
 * are interpolated (Kolen and Brennan 2014, chapter 6). Throws what `checkItems` throws.
 */
export function trueScoreEquating({
  form,
  reference,
  scale = normalOgiveScale,
}: CalibratedForms): readonly number[] {
  checkItems(form);
  checkItems(reference);
  const guessed = (items: readonly Item[]) => sumOver(items.length, (index) => items[index]!.guessing);
  const lowest = guessed(form);
  return Array.from({ length: form.length + 1 }, (_, score) => {
    if (score === form.length) return reference.length;
    if (score <= lowest) return score === 0 ? 0 : (score * guessed(reference)) / lowest;
    return trueScore(reference, abilityAt(form, score, scale), scale);
  });
}

/** The abilities of a population: points and their weights. */
export interface Population {
  readonly points: readonly number[];
  readonly weights: readonly number[];
}

const standardNormal = (): Population => {
  const points = evenlySpaced(-4, 4, 41);
  return { points, weights: normalWeights(points) };
};

/** Relative frequencies of 0, 1, … right answers in a population. Throws `lengths-differ`, `empty`. */
export function scoreFrequencies(
  items: readonly Item[],
  { points, weights }: Population,
  scale = normalOgiveScale,
): readonly number[] {
  checkItems(items);
  if (points.length !== weights.length) throw new PsychometricError('lengths-differ');
  if (points.length === 0 || !(total(weights) > 0)) throw new PsychometricError('empty');
  const sums = Array.from({ length: items.length + 1 }, () => 0);
  points.forEach((point, index) => {
    scoreProbabilities(items, point, scale).forEach((probability, score) => {
      sums[score]! += probability * weights[index]!;
    });
  });
  const sum = total(weights);
  return sums.map((value) => value / sum);
}

/** Observed-score equating: equipercentile between the frequencies that the items give in a population (standard normal by default). */
export function observedScoreEquating(
  { form, reference, scale = normalOgiveScale }: CalibratedForms,
  population: Population = standardNormal(),
): readonly number[] {
  return equipercentile(
    scoreFrequencies(form, population, scale),
    scoreFrequencies(reference, population, scale),
  );
}
