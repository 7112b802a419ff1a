/** The result that ranks a registration: the first attempt of its student in the campaign's exam (CMP-06). */
export interface Standing {
  readonly resultId: string;
  readonly score: number;
  readonly totalMarks: number;
  /** Milliseconds between start and submit. */
  readonly durationMs: number;
  /** Increases with each correction of the result. */
  readonly scoreVersion: number;
  /** Position in the order of merit, never negative. Smaller is better; equal values share a rank. */
  readonly order: number;
}

export type RankedResult = Omit<Standing, 'order'>;

/** Upper limits of marks (`totalMarks` of the contract) and of seconds: the order stays a safe integer. */
const maxMarks = 100_000;
const maxSeconds = 100_000;

/**
 * More marks come first; among equal marks, less time. Time counts in started seconds, as the list shows it, so equal
 * marks and equal displayed time share a rank.
 */
export function orderOf({ score, durationMs }: Pick<RankedResult, 'score' | 'durationMs'>): number {
  const hundredthsMissed = maxMarks * 100 - Math.round(score * 100);
  const seconds = Math.min(Math.ceil(durationMs / 1000), maxSeconds - 1);
  return hundredthsMissed * maxSeconds + seconds;
}
