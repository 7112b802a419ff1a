import { endedFact, enrolmentFacts, type ReportedEnrolment } from '../domain/enrolment-fact.ts';
import { progressFact } from '../domain/progress-fact.ts';
import type { CourseNames, CourseSums, DailyTotals } from '../ports.ts';

interface RecordEnrolmentDependencies {
  readonly dailyEnrolments: DailyTotals;
  readonly courseEnrolments: CourseSums;
  readonly completion: CourseSums;
  readonly courseNames: CourseNames;
}

/** Counts an enrolment, in its course as one without progress. Progress that was recorded before is newer and stays. */
export function recordEnrolment(deps: RecordEnrolmentDependencies) {
  const { dailyEnrolments, courseEnrolments, completion, courseNames } = deps;
  return async (enrolment: ReportedEnrolment & { readonly courseName: string }): Promise<void> => {
    await courseNames.store({ courseId: enrolment.courseId, name: enrolment.courseName, version: 0 });
    const { ofDay, ofCourse } = enrolmentFacts(enrolment);
    await dailyEnrolments.record(ofDay);
    await courseEnrolments.record(ofCourse);
    await completion.record(progressFact(enrolment, { version: 0, completed: 0, total: 0 }));
  };
}

/** Removes an enrolment, with its progress, from the reports. */
export function recordEnd(deps: Omit<RecordEnrolmentDependencies, 'courseNames'>) {
  return async (end: {
    readonly enrolmentId: string;
    readonly version: number;
    readonly progressVersion: number;
  }): Promise<void> => {
    const ended = endedFact(end.enrolmentId, end.version);
    await deps.dailyEnrolments.record(ended);
    await deps.courseEnrolments.record(ended);
    await deps.completion.record(endedFact(end.enrolmentId, end.progressVersion));
  };
}
