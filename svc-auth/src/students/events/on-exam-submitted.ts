import type { ReceivedEvent } from '@pathshala/contract-kit/event';
import type { examSubmitted } from '@pathshala/svc-exams-contract/events';
import type { z } from 'zod';
import { applyResult, type ResultEntry } from '../domain/projection.ts';
import type { Merge } from '../use-cases/apply-to-student.ts';

/** Once only by the attempt and the version of its score. A result of any kind of exam is kept, also of one that we do not know. */
export function onExamSubmitted(deps: {
  readonly applyToStudent: (studentId: string, merge: Merge) => Promise<void>;
}) {
  return async ({ data }: ReceivedEvent<z.output<typeof examSubmitted.data>>): Promise<void> => {
    const told: ResultEntry = {
      attemptId: data.attemptId,
      resultId: data.resultId,
      examKind: data.examKind,
      examId: data.examId,
      courseId: data.courseId,
      unitId: data.unitId,
      title: data.title,
      score: data.score,
      totalMarks: data.totalMarks,
      dateTaken: data.dateTaken,
      submittedAt: data.submittedAt,
      scoreVersion: data.scoreVersion,
      scoreVisibleFrom: data.scoreVisibleFrom ?? null,
    };
    await deps.applyToStudent(data.studentId, (record) => applyResult(record, told));
  };
}
