import type { Item } from './item-response.ts';

/** Logit of a right answer = `slope` × ability + `intercept`, with abilities standard normal. */
export interface FittedItem {
  readonly slope: number;
  readonly intercept: number;
}

/** The item in terms of discrimination and difficulty, for curves with the factor `scale` (1: plain logistic). */
export function itemOf({ slope, intercept }: FittedItem, scale = 1): Item {
  return { discrimination: slope / scale, difficulty: -intercept / slope, guessing: 0 };
}
