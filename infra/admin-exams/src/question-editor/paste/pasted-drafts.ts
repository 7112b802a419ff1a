import { searchKeyOf } from '@pathshala/rules/bengali';
import { fromFragment, toFragment } from '@pathshala/admin-kit/rich-text/fragment';
import { newKey, type QuestionDraft } from '../draft/question-draft.ts';
import type { PastedQuestion } from '@pathshala/rules/pasted-question';

/** Recognised questions as drafts. `points` (as typed) are for those without their own. */
export function draftsOf(pasted: readonly PastedQuestion[], points: string): readonly QuestionDraft[] {
  return pasted.map((question) => ({
    key: newKey(),
    format: 'html',
    question: toFragment(question.question),
    points: question.points || points,
    explanation: toFragment(question.explanation),
    options: question.options.map((text, index) => ({
      key: newKey(),
      text: toFragment(text),
      isCorrect: question.correct.includes(index),
    })),
  }));
}

/** Line numbers of pasted questions that repeat one of the list or an earlier pasted one. */
export function duplicatesIn(
  pasted: readonly PastedQuestion[],
  present: readonly QuestionDraft[],
): ReadonlySet<number> {
  const known = new Set(present.map(({ question }) => searchKeyOf(fromFragment(question))));
  const duplicates = new Set<number>();
  for (const { line, question } of pasted) {
    const key = searchKeyOf(question);
    if (known.has(key)) duplicates.add(line);
    known.add(key);
  }
  return duplicates;
}
