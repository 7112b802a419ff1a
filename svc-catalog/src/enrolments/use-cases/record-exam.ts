import { DomainError } from '@pathshala/contract-kit/domain-error';
import { pending, type Change } from '@pathshala/service-kit/events/aggregate';
import { progressChanged } from '@pathshala/svc-catalog-contract/events';
import { progressOf, takeExam, type EnrollableCourse, type Enrolment } from '../domain/enrolment.ts';
import { enrolmentId } from './enrolment-id.ts';
import { oneReadAtATime } from './one-read-at-a-time.ts';
import type { Enrollables, Enrolments } from './ports.ts';

/** Moves the progress of an enrolment by an exam that was submitted; the same exam moves it once, however often it is told. */
export function recordExam({
  enrolments,
  enrollables,
}: {
  enrolments: Enrolments;
  enrollables: Enrollables;
}) {
  const findCourse = oneReadAtATime((courseId) => enrollables.find(courseId));
  return async (fact: { studentId: string; courseId: string; examId: string }): Promise<void> => {
    const course = await findCourse(fact.courseId);
    if (course === null) return;
    try {
      const id = enrolmentId(fact.studentId, fact.courseId);
      await enrolments.update(id, (enrolment) => afterExam(enrolment, course, fact.examId));
    } catch (error) {
      // Who never enrolled has no progress in the course.
      if (!(error instanceof DomainError && error.kind === 'not-found')) throw error;
    }
  };
}

function afterExam(enrolment: Enrolment, course: EnrollableCourse, examId: string): Change<Enrolment> | null {
  const state = takeExam(enrolment, examId);
  if (!state) return null;
  // A year that was withdrawn meanwhile is remembered, should it come back, but moves nothing.
  if (!course.examIds.includes(examId)) return { state };
  return { state, events: [pending(progressChanged, progressFacts(state, course))] };
}

/** The data of `catalog.progress.changed.v1`. */
export function progressFacts(enrolment: Enrolment, { courseName, examIds }: EnrollableCourse) {
  const { completed, total, percent } = progressOf(enrolment, examIds);
  const { studentId, courseId, category, progressVersion: version } = enrolment;
  return { studentId, courseId, category, courseName, version, completed, total, overallProgress: percent };
}
