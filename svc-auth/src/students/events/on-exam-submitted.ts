import { on, type Subscription } from '@pathshala/events/subscription';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import type { z } from 'zod';
import { applyResult, type SubjectEntry, type SubmittedEntry } from '../domain/projection.ts';
import type { UpdateRecord } from '../use-cases/update-record.ts';

type SubmittedSubject = NonNullable<z.output<(typeof examSubmitted)['data']>['subjects']>[number];

function subjectOf({ subjectName, correct, wrong, blank }: SubmittedSubject): SubjectEntry {
  return { subjectName, correct, questions: correct + wrong + blank };
}

/** Idempotent by the attempt and the version of its score. Accepts results of every kind of exam, also unknown ones; ignores those of participants. */
export function onExamSubmitted(updateRecord: UpdateRecord, now: () => number): Subscription {
  return on(examSubmitted, async ({ data }) => {
    // There is no account yet: the result is published again for the one that the participant makes.
    if (data.isParticipant === true) return;
    const result: SubmittedEntry = {
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
      answered: data.answered,
      isReview: data.isReview,
      ...(data.marksLost === undefined ? {} : { marksLost: data.marksLost }),
      ...(data.subjects === undefined ? {} : { subjects: data.subjects.map(subjectOf) }),
    };
    await updateRecord(data.studentId, (record) => applyResult(record, result, now()));
  });
}
