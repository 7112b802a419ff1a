import { type ExpectedAnswers, expectAnswers } from './expected-answers.ts';
import type { FittedItem } from './item-response.ts';
import { type ResponsePattern, checkPatterns } from './response-data.ts';
import { evenlySpaced, normalWeights, sumOver } from './sums.ts';

export interface ItemFit {
  readonly items: readonly FittedItem[];
  readonly logLikelihood: number;
  /** False where `maximumCycles` passed first: the values may still move by more than `tolerance`. */
  readonly hasConverged: boolean;
  readonly cycles: number;
}

export interface EstimationOptions {
  /** `1pl`: one slope for all items. */
  readonly model: '1pl' | '2pl';
  /** Points of the quadrature, evenly from -6 to 6. */
  readonly nodes?: number;
  /** The greatest change of a parameter in a cycle at which the estimation stops. */
  readonly tolerance?: number;
  readonly maximumCycles?: number;
}

/** Beyond this a slope is not estimated: the data separate right from wrong answers completely. */
const steepest = 10;

interface Curvature {
  readonly gradient: readonly [number, number];
  /** Information: slope with slope, slope with intercept, intercept with intercept. */
  readonly information: readonly [number, number, number];
}

/** First and second derivatives of an item's expected log-likelihood. */
function curvatureOf(item: FittedItem, points: readonly number[], expected: ExpectedAnswers): Curvature {
  let [slope, intercept, first, second, third] = [0, 0, 0, 0, 0];
  for (const [node, point] of points.entries()) {
    const right = 1 / (1 + Math.exp(-item.slope * point - item.intercept));
    const rest = expected.right[node]! - expected.answered[node]! * right;
    const weight = expected.answered[node]! * right * (1 - right);
    slope += rest * point;
    intercept += rest;
    first += weight * point * point;
    second += weight * point;
    third += weight;
  }
  return { gradient: [slope, intercept], information: [first, second, third] };
}

const limited = (step: number) => Math.min(1, Math.max(-1, step));
const limitedSlope = (slope: number) => Math.min(steepest, Math.max(-steepest, slope));

function improveItem(item: FittedItem, points: readonly number[], expected: ExpectedAnswers): FittedItem {
  const {
    gradient: [slope, intercept],
    information: [first, second, third],
  } = curvatureOf(item, points, expected);
  const determinant = first * third - second * second;
  return {
    slope: limitedSlope(item.slope + limited((third * slope - second * intercept) / determinant)),
    intercept: item.intercept + limited((first * intercept - second * slope) / determinant),
  };
}

/** One Newton step for the intercepts, then one for the slope that all items share. */
function improveTogether(
  items: readonly FittedItem[],
  points: readonly number[],
  expected: readonly ExpectedAnswers[],
): readonly FittedItem[] {
  const moved = items.map((item, index) => {
    const { gradient, information } = curvatureOf(item, points, expected[index]!);
    return { ...item, intercept: item.intercept + limited(gradient[1] / information[2]) };
  });
  const curvatures = moved.map((item, index) => curvatureOf(item, points, expected[index]!));
  const step =
    sumOver(curvatures.length, (index) => curvatures[index]!.gradient[0]) /
    sumOver(curvatures.length, (index) => curvatures[index]!.information[0]);
  return moved.map((item) => ({ ...item, slope: limitedSlope(item.slope + limited(step)) }));
}

function startItems(patterns: readonly ResponsePattern[]): readonly FittedItem[] {
  return patterns[0]!.answers.map((_, item) => {
    let [answered, right] = [0, 0];
    for (const { answers, count } of patterns) {
      if (answers[item] !== null) answered += count;
      if (answers[item] === 1) right += count;
    }
    return { slope: 1, intercept: 1.2 * Math.log(right / (answered - right)) };
  });
}

function greatestChange(before: readonly FittedItem[], after: readonly FittedItem[]): number {
  return Math.max(
    ...after.map(({ slope, intercept }, index) =>
      Math.max(Math.abs(slope - before[index]!.slope), Math.abs(intercept - before[index]!.intercept)),
    ),
  );
}

/**
 * Estimates items by marginal maximum likelihood with the EM algorithm (Bock and Aitkin 1981). Throws what `checkPatterns`
 * throws. Merge equal patterns into one with their count where there are few items: the time grows with the patterns.
 */
export function estimateItems(patterns: readonly ResponsePattern[], options: EstimationOptions): ItemFit {
  checkPatterns(patterns);
  const { model, nodes = 41, tolerance = 1e-4, maximumCycles = 500 } = options;
  const points = evenlySpaced(-6, 6, nodes);
  const expect = expectAnswers(patterns, { points, weights: normalWeights(points) });
  let items = startItems(patterns);
  let hasConverged = false;
  let cycles = 0;
  while (!hasConverged && cycles < maximumCycles) {
    const { expected } = expect(items);
    const next =
      model === '1pl'
        ? improveTogether(items, points, expected)
        : items.map((item, index) => improveItem(item, points, expected[index]!));
    hasConverged = greatestChange(items, next) < tolerance;
    items = next;
    cycles += 1;
  }
  return { items, logLikelihood: expect(items).logLikelihood, hasConverged, cycles };
}
