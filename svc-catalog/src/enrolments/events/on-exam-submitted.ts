import { on } from '@pathshala/service-kit/events/subscription';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import type { Enrollables, Enrolments } from '../use-cases/ports.ts';
import { recordExam } from '../use-cases/record-exam.ts';

/** Past-year exams move the progress in their course (STU-05): those that the course lists, whatever their kind is called. */
export const onExamSubmitted = (deps: { enrolments: Enrolments; enrollables: Enrollables }) => {
  const record = recordExam(deps);
  return on(examSubmitted, async ({ data: { studentId, courseId, examId } }) => {
    if (courseId !== null) await record({ studentId, courseId, examId });
  });
};
