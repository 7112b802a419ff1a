import { DomainError } from '@pathshala/contract-kit/domain-error';
import { deletedNow, isDeletedForGood, notDeleted, undoUntilOf } from '@pathshala/rules/undo-window';
import type { Editor } from '@pathshala/back-office/edit-mark';
import { eachSeparately } from '@pathshala/service-kit/platform/each-separately';
import type { BankQuestion } from '../domain/question.ts';
import type { ExamUse, Questions, QuestionVersions } from '../ports.ts';
import { readUsage, type ReadUsageDependencies } from './read-usage.ts';
import { requireQuestion } from './require-question.ts';

interface DeleteQuestionDependencies extends ReadUsageDependencies {
  readonly now: () => number;
}

/** Exams keep their copy. The job `remove-questions` removes the question and its versions after the undo window. */
export function deleteQuestion(deps: DeleteQuestionDependencies) {
  const { questions, now } = deps;
  const usageOf = readUsage(deps);
  return async (id: string, editor: Editor): Promise<{ exams: readonly ExamUse[]; undoUntil: string }> => {
    const exams = await usageOf(id);
    const deletion = deletedNow(now(), editor);
    await questions.update(id, (stored) => ({ state: { ...requireQuestion(stored), ...deletion } }));
    return { exams, undoUntil: undoUntilOf(deletion) };
  };
}

/** Throws `gone` once the undo window is over. Has no effect on a question that is not deleted. */
export function restoreQuestion({ questions, now }: Pick<DeleteQuestionDependencies, 'questions' | 'now'>) {
  return async (id: string): Promise<BankQuestion> => {
    if ((await questions.find(id)) === null) throw new DomainError('not-found', 'exams.question.not-found');
    return questions.update(id, (stored) => {
      if (stored.deletedAt === null) return null;
      if (isDeletedForGood(stored, now())) throw new DomainError('gone', 'exams.question.restore-too-late');
      return { state: { ...stored, ...notDeleted } };
    });
  };
}

interface RemoveQuestionsDependencies {
  readonly questions: Questions;
  readonly versions: QuestionVersions;
  readonly now: () => number;
}

const batchSize = 50;

/** The question goes last, so that a crash in between is continued by the next run. */
export function removeQuestions({ questions, versions, now }: RemoveQuestionsDependencies) {
  return async (): Promise<void> => {
    await eachSeparately(await questions.listRemovalDue(now(), batchSize), async (id) => {
      await versions.removeOf(id);
      await questions.remove(id);
    });
  };
}
