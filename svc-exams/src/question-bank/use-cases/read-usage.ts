import type { ExamUse, ExamUses, Questions } from '../ports.ts';
import { requireQuestion } from '../domain/question.ts';

interface ReadUsageDependencies {
  readonly questions: Pick<Questions, 'find'>;
  readonly examUses: ExamUses;
}

/** The exams that contain the question. */
export function readUsage({ questions, examUses }: ReadUsageDependencies) {
  return async (id: string): Promise<readonly ExamUse[]> => {
    const { uses } = requireQuestion(await questions.find(id));
    return uses.length === 0 ? [] : examUses.findMany(uses);
  };
}

export type ReadUsage = ReturnType<typeof readUsage>;
