import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Change } from '@pathshala/service-kit/events/aggregate';
import {
  holds,
  takeExam,
  withPublished,
  type EnrollableCourse,
  type Enrolment,
} from '../domain/enrolment.ts';
import type { CourseLookup, Enrolments } from '../ports.ts';
import { progressChangedEvent } from './enrolment-events.ts';
import { enrolmentId } from './store-enrolment.ts';

interface RecordExamDependencies {
  readonly enrolments: Enrolments;
  /** Concurrent calls may share one read. */
  readonly findCourse: CourseLookup['find'];
}

/** Advances the progress of an enrolment by a submitted exam. Repeating it for the same exam changes nothing. */
export function recordExam({ enrolments, findCourse }: RecordExamDependencies) {
  return async (exam: { studentId: string; courseId: string; examId: string }): Promise<void> => {
    const course = await findCourse(exam.courseId);
    try {
      const id = enrolmentId(exam.studentId, exam.courseId);
      await enrolments.update(id, (enrolment) => afterExam(enrolment, course, exam.examId));
    } catch (error) {
      // A student who never enrolled has no progress in the course.
      if (!(error instanceof DomainError && error.kind === 'not-found')) throw error;
    }
  };
}

function afterExam(
  enrolment: Enrolment,
  course: EnrollableCourse | null,
  examId: string,
): Change<Enrolment> | null {
  const state = takeExam(enrolment, examId);
  if (!state) return null;
  // The exam was begun before the enrolment ended: it counts again if the enrolment is reopened.
  if (!holds(state)) return { state: { ...state, progressVersion: enrolment.progressVersion } };
  // An exam that the course does not list now is recorded in case it is listed again, but does not change the progress. The
  // same holds for an exam of a deleted course, which may be restored.
  if (!course?.examIds.includes(examId)) return { state };
  return { state: withPublished(state, course), events: [progressChangedEvent(state, course)] };
}
