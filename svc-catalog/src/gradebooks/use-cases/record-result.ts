import type { GradedExams, GradedResults, StatedExam, StatedResult } from '../ports.ts';
import type { RefreshRow } from './refresh-row.ts';

interface RecordResultDependencies {
  readonly exams: GradedExams;
  readonly results: GradedResults;
  readonly refresh: RefreshRow;
}

interface Submitted extends StatedResult {
  readonly kind: StatedExam['kind'];
  readonly title: string;
}

/** Stores the result of an attempt, and the exam where its paper is not known. */
export function recordResult({ exams, results, refresh }: RecordResultDependencies) {
  return async ({ kind, title, ...result }: Submitted): Promise<void> => {
    const { examId: paperId, courseId, studentId, of: totalMarks, submittedAt: at } = result;
    await exams.storeUnknown({ paperId, courseId, kind, title, totalMarks, at, dueAt: null, batchIds: [] });
    await results.store(result);
    await refresh(studentId, courseId);
  };
}
