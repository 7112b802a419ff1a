import { on } from '@pathshala/service-kit/service';
import { examSubmitted } from '@pathshala/svc-exams/contract/events';
import type { Enrollables, Enrolments } from '../use-cases/ports.ts';
import { recordExam } from '../use-cases/record-exam.ts';

/** Past-year exams move the progress in their course (STU-05). */
export const onExamSubmitted = (deps: { enrolments: Enrolments; enrollables: Enrollables }) =>
  on(examSubmitted, async ({ data }) => {
    if (data.courseId === null) return;
    await recordExam(deps)({ studentId: data.studentId, courseId: data.courseId, examId: data.examId });
  });
