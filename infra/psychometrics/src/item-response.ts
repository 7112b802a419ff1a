import { PsychometricError } from './psychometric-error.ts';
import { sumOver } from './sums.ts';

/** An item of the two- or three-parameter logistic model; `guessing` is 0 in the former. */
export interface Item {
  readonly discrimination: number;
  /** On the scale of ability. */
  readonly difficulty: number;
  readonly guessing: number;
}

/** Factor of the logit: 1.7 makes it nearly the normal ogive, 1 is the plain logistic scale. */
export const normalOgiveScale = 1.7;

/** Throws `empty`, or `not-finite` and `out-of-range` with the index of the item. */
export function checkItems(items: readonly Item[]): void {
  if (items.length === 0) throw new PsychometricError('empty');
  items.forEach(({ discrimination, difficulty, guessing }, index) => {
    if (![discrimination, difficulty, guessing].every(Number.isFinite))
      throw new PsychometricError('not-finite', index);
    if (discrimination <= 0 || guessing < 0 || guessing >= 1)
      throw new PsychometricError('out-of-range', index);
  });
}

/** The probability of a right answer at an ability. */
export function rightAnswer(item: Item, ability: number, scale = normalOgiveScale): number {
  const { discrimination, difficulty, guessing } = item;
  return guessing + (1 - guessing) / (1 + Math.exp(-scale * discrimination * (ability - difficulty)));
}

/** The expected number of right answers at an ability: the test characteristic curve. */
export function trueScore(items: readonly Item[], ability: number, scale = normalOgiveScale): number {
  return sumOver(items.length, (index) => rightAnswer(items[index]!, ability, scale));
}

/** Probabilities of 0, 1, … right answers at an ability, by the recursion of Lord and Wingersky (1984). */
export function scoreProbabilities(
  items: readonly Item[],
  ability: number,
  scale = normalOgiveScale,
): readonly number[] {
  let probabilities: readonly number[] = [1];
  for (const item of items) {
    const right = rightAnswer(item, ability, scale);
    const before = probabilities;
    probabilities = Array.from(
      { length: before.length + 1 },
      (_, score) => (before[score] ?? 0) * (1 - right) + (before[score - 1] ?? 0) * right,
    );
  }
  return probabilities;
}

/** Logit of a right answer = `slope` × ability + `intercept`, with abilities standard normal. */
export interface FittedItem {
  readonly slope: number;
  readonly intercept: number;
}

/** The item in terms of discrimination and difficulty, for curves with the factor `scale` (1: plain logistic). */
export function itemOf({ slope, intercept }: FittedItem, scale = 1): Item {
  return { discrimination: slope / scale, difficulty: -intercept / slope, guessing: 0 };
}
