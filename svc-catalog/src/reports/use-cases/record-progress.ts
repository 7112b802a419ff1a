import type { ReportedEnrolment } from '../domain/enrolment-fact.ts';
import { progressFact, type ReportedProgress } from '../domain/progress-fact.ts';
import type { CourseSums } from '../ports.ts';

interface RecordProgressDependencies {
  readonly completion: CourseSums;
}

/** Replaces the progress of an enrolment, unless a newer one is recorded. */
export function recordProgress({ completion }: RecordProgressDependencies) {
  return (enrolment: ReportedEnrolment, progress: ReportedProgress): Promise<void> =>
    completion.record(progressFact(enrolment, progress));
}
