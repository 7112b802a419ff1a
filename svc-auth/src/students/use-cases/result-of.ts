import type { examSubmitted } from '@pathshala/svc-exams-contract/events';
import type { z } from 'zod';
import type { SubjectEntry, SubmittedEntry } from '../domain/projection.ts';

type Submitted = z.output<(typeof examSubmitted)['data']>;
type SubmittedSubject = NonNullable<Submitted['subjects']>[number];

function subjectOf({ subjectName, correct, wrong, blank }: SubmittedSubject): SubjectEntry {
  return { subjectName, correct, questions: correct + wrong + blank };
}

/** The result as a record has it. */
export function resultOf(data: Submitted): SubmittedEntry {
  return {
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
}
