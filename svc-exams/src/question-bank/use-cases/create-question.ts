import { isInserted } from '@pathshala/documents/insert-once';
import { notDeleted } from '@pathshala/rules/undo-window';
import { firstEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import { authorQuestion, requireCompleteQuestion } from '../domain/author-question.ts';
import { questionKeysOf } from '../domain/question-keys.ts';
import type { BankQuestion, QuestionDraft } from '../domain/question.ts';
import type { Questions, QuestionStock } from '../ports.ts';

interface CreateQuestionDependencies {
  readonly questions: Questions;
  readonly now: () => number;
  readonly newId: () => string;
}

type NewQuestion = Parameters<QuestionStock['addOnce']>[0];

function firstVersion(
  { _id, draft, editor, now, placeInFile }: NewQuestion,
  newId: () => string,
): BankQuestion {
  const content = authorQuestion(draft, { newId, before: null });
  return {
    _id,
    ...content,
    ...questionKeysOf(content),
    version: 1,
    createdAt: now,
    ...(placeInFile !== undefined && { placeInFile }),
    uses: [],
    useCount: 0,
    ...notDeleted,
    ...firstEditMark(editor, now),
  };
}

export function createQuestion({ questions, now, newId }: CreateQuestionDependencies) {
  return async ({ draft, editor }: { draft: QuestionDraft; editor: Editor }): Promise<BankQuestion> => {
    requireCompleteQuestion(draft);
    const added = { _id: newId(), draft, editor, now: new Date(now()).toISOString() };
    return questions.insert(firstVersion(added, newId));
  };
}

/** Adds a question whose id its caller has derived, so that a repeat has no effect. */
export function addQuestionOnce({
  questions,
  newId,
}: Pick<CreateQuestionDependencies, 'questions' | 'newId'>) {
  return async (added: NewQuestion): Promise<void> => {
    await isInserted(questions.insert(firstVersion(added, newId)));
  };
}
