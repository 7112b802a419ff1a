import { on, type Subscription } from '@pathshala/events/subscription';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import type { recordExam } from '../use-cases/record-exam.ts';

/** STU-05: every exam that its course lists advances the progress, whatever the exam kind. */
export function onExamSubmitted(record: ReturnType<typeof recordExam>): Subscription {
  return on(examSubmitted, async ({ data: { studentId, courseId, examId } }) => {
    if (courseId !== null) await record({ studentId, courseId, examId });
  });
}
