import { questionDraftOf, type QuestionDraft } from '../question-editor/draft/question-draft.ts';
import type { PickableQuestion } from './question-source.ts';

/** A copy for an exam; the ids of the bank's options are not its own. */
export function draftFromBank(banked: PickableQuestion): QuestionDraft {
  const { _id, question, options, explanation, points } = banked;
  const copies = options.map(({ text, isCorrect }) => ({ text, isCorrect }));
  const { _id: _, ...draft } = questionDraftOf({ _id, question, options: copies, explanation, points });
  return { ...draft, bankQuestionId: _id };
}
