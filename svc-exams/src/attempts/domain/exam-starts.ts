import type { Attempt } from './attempt.ts';

/** Which campaign exams anybody has started. */
export interface ExamStarts {
  /** Publishes `exams.exam.started` with the first attempt at an exam; every later call of a process costs nothing. */
  announce(attempt: Pick<Attempt, 'examKind' | 'examId' | 'startedAt'>): Promise<void>;
}
