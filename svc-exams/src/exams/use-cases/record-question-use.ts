import { satQuestionsOf } from '../domain/exam-paper.ts';
import type { Exams, QuestionUse } from '../ports.ts';

interface RecordQuestionUseDependencies {
  readonly exams: Exams;
  readonly questionUse: QuestionUse;
}

/** Reports to the bank which of its questions the exam contains now. Idempotent. */
export function recordQuestionUse({ exams, questionUse }: RecordQuestionUseDependencies) {
  return async (examId: string): Promise<void> => {
    const exam = await exams.find(examId);
    if (exam === null) return;
    const { title, isPaperPublished } = exam;
    const banked = satQuestionsOf(exam).flatMap(({ bankQuestionId }) => bankQuestionId ?? []);
    await questionUse.recordUse({
      examId,
      title,
      questionIds: isPaperPublished ? [...new Set(banked)] : [],
    });
  };
}
