import { choiceOf } from './ledger.ts';
import type { Sheet } from './sheet.ts';

export type QuestionState = 'answered' | 'blank' | 'marked' | 'marked-answered';

export function isMarked(sheet: Sheet, questionId: string): boolean {
  return choiceOf(sheet.marks, questionId) !== null;
}

export function stateOf(sheet: Sheet, questionId: string): QuestionState {
  const isAnswered = choiceOf(sheet, questionId) !== null;
  if (isMarked(sheet, questionId)) return isAnswered ? 'marked-answered' : 'marked';
  return isAnswered ? 'answered' : 'blank';
}

export type Counts = Readonly<Record<QuestionState, number>> & {
  readonly total: number;
  /** Marked or not: a marked answer counts. */
  readonly allAnswered: number;
  readonly unanswered: number;
  /** Answered or not. */
  readonly allMarked: number;
};

export function countsOf(sheet: Sheet, questions: readonly { readonly _id: string }[]): Counts {
  const counts = { answered: 0, blank: 0, marked: 0, 'marked-answered': 0 };
  for (const { _id } of questions) counts[stateOf(sheet, _id)] += 1;
  const allAnswered = counts.answered + counts['marked-answered'];
  return {
    ...counts,
    total: questions.length,
    allAnswered,
    unanswered: questions.length - allAnswered,
    allMarked: counts.marked + counts['marked-answered'],
  };
}
