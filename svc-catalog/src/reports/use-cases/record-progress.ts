import type { ReportedEnrolment } from '../domain/enrolment-fact.ts';
import { progressFact, type ReportedProgress } from '../domain/progress-fact.ts';
import type { CourseSums } from '../ports.ts';

interface RecordProgressDependencies {
  readonly completion: CourseSums;
}

/** Replaces how far an enrolment has come, unless something newer is recorded. */
export function recordProgress({ completion }: RecordProgressDependencies) {
  return (enrolment: ReportedEnrolment, progress: ReportedProgress): Promise<void> =>
    completion.record(progressFact(enrolment, progress));
}
