import type { CheckedAnswer } from '@pathshala/svc-exams-contract/http';
import type { PracticeQuestion } from './practice-run.ts';

/** What is chosen and what is checked; a choice stays until the server has fixed it. */
export interface Answers {
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly checked: Readonly<Record<string, CheckedAnswer>>;
}

export type AnswersAction =
  | { readonly type: 'choose'; readonly question: PracticeQuestion; readonly optionId: string }
  | { readonly type: 'checked'; readonly answer: CheckedAnswer }
  | { readonly type: 'graded'; readonly questionId: string; readonly dueAt: string };

export function answersAtStart(checked: readonly CheckedAnswer[]): Answers {
  return { chosen: {}, checked: Object.fromEntries(checked.map((answer) => [answer.questionId, answer])) };
}

export function reduceAnswers(answers: Answers, action: AnswersAction): Answers {
  if (action.type === 'choose') return choose(answers, action.question, action.optionId);
  if (action.type === 'graded') return grade(answers, action.questionId, action.dueAt);
  const { answer } = action;
  return { ...answers, checked: { ...answers.checked, [answer.questionId]: answer } };
}

/** One option replaces another; where several are right, each is ticked and unticked. A checked answer stays. */
function choose(answers: Answers, { _id, isSeveral }: PracticeQuestion, optionId: string): Answers {
  if (answers.checked[_id]) return answers;
  const before = answers.chosen[_id] ?? [];
  const others = before.filter((one) => one !== optionId);
  const ticked = others.length < before.length ? others : [...before, optionId];
  return { ...answers, chosen: { ...answers.chosen, [_id]: isSeveral ? ticked : [optionId] } };
}

function grade(answers: Answers, questionId: string, dueAt: string): Answers {
  const answer = answers.checked[questionId];
  if (!answer?.card) return answers;
  const graded = { ...answer, card: { ...answer.card, dueAt } };
  return { ...answers, checked: { ...answers.checked, [questionId]: graded } };
}

export function countsOf({ checked }: Answers): { readonly answered: number; readonly right: number } {
  const all = Object.values(checked);
  return { answered: all.length, right: all.filter(({ isCorrect }) => isCorrect).length };
}
