/** The result that ranks a registration: the first attempt of its student in the campaign's exam (CMP-06). */
export interface Standing {
  readonly resultId: string;
  readonly score: number;
  readonly totalMarks: number;
  /** Milliseconds between start and submit. */
  readonly durationMs: number;
  /** Grows with each correction of the result. */
  readonly scoreVersion: number;
  /** Order of merit, never negative: smaller is better, equal shares a rank. */
  readonly order: number;
}

export type RankedResult = Omit<Standing, 'order'>;

/** No exam gives more marks (`totalMarks` of the contract), and none lasts 10^5 seconds: the order stays a safe integer. */
const mostMarks = 100_000;
const secondsSpan = 100_000;

/**
 * More marks come first; among equal marks, less time used. Time counts in begun seconds, as the list shows it,
 * so two who read the same marks and the same time share their rank.
 */
export function orderOf({ score, durationMs }: Pick<RankedResult, 'score' | 'durationMs'>): number {
  const hundredthsMissed = mostMarks * 100 - Math.round(score * 100);
  const seconds = Math.min(Math.ceil(durationMs / 1000), secondsSpan - 1);
  return hundredthsMissed * secondsSpan + seconds;
}
