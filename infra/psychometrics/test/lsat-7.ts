import type { Answer, ResponsePattern } from '../src/response-data.ts';

const counts = [
  12, 19, 1, 7, 3, 19, 3, 17, 10, 5, 3, 7, 7, 23, 8, 28, 7, 39, 11, 34, 14, 51, 15, 90, 6, 25, 7, 35, 18, 136,
  32, 308,
];

/**
 * Answers of 1,000 candidates to five items, a count for each pattern in binary order (item 1 is the first digit). Data set
 * `LSAT7` of the R package mirt (Bock and Lieberman 1970).
 */
export const lsat7: readonly ResponsePattern[] = counts.map((count, pattern) => ({
  answers: [16, 8, 4, 2, 1].map((digit): Answer => ((pattern & digit) === 0 ? 0 : 1)),
  count,
}));
