interface SubjectScore {
  readonly subjectName: string;
  readonly score: number;
}

/** The result that ranks a registration: the first attempt of its student in the campaign's exam (CMP-06). */
export interface Standing {
  readonly resultId: string;
  readonly score: number;
  /** The score with GPA parts and deduction, where the exam's marking scheme has them: it ranks instead of the score. */
  readonly meritScore?: number | undefined;
  readonly totalMarks: number;
  /** The marks by subject; missing in results that arrived before svc-exams published them. */
  readonly subjects?: readonly SubjectScore[] | undefined;
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
export function orderOf(result: Pick<RankedResult, 'score' | 'meritScore' | 'durationMs'>): number {
  const { score, meritScore = score, durationMs } = result;
  const hundredthsMissed = Math.max(0, maxMarks * 100 - Math.round(meritScore * 100));
  const seconds = Math.min(Math.ceil(durationMs / 1000), maxSeconds - 1);
  return hundredthsMissed * maxSeconds + seconds;
}
