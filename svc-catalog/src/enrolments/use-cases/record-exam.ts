import { pending } from '@pathshala/service-kit/events';
import { progressChanged } from '../../../contract/events.ts';
import { progressOf, takeExam } from '../domain/enrolment.ts';
import { enrolmentId } from './enrolment-id.ts';
import type { Enrollables, Enrolments } from './ports.ts';

/** Moves the progress of an enrolment by an exam that was submitted; the same exam moves it once, however often it is told. */
export function recordExam({
  enrolments,
  enrollables,
}: {
  enrolments: Enrolments;
  enrollables: Enrollables;
}) {
  return async (fact: { studentId: string; courseId: string; examId: string }): Promise<void> => {
    const id = enrolmentId(fact.studentId, fact.courseId);
    const course = await enrollables.find(fact.courseId);
    if (course === null || (await enrolments.find(id)) === null) return;
    await enrolments.update(id, (enrolment) => {
      const state = takeExam(enrolment, fact.examId);
      if (!state) return null;
      // A year that was withdrawn meanwhile is remembered, should it come back, but moves nothing.
      if (!course.examIds.includes(fact.examId)) return { state };
      const { completed, total, percent } = progressOf(state, course.examIds);
      const { studentId, courseId, category, progressVersion } = state;
      const { courseName } = course;
      const told = { studentId, courseId, category, courseName, version: progressVersion };
      return {
        state,
        events: [pending(progressChanged, { ...told, completed, total, overallProgress: percent })],
      };
    });
  };
}
