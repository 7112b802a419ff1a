import type { CheckedAnswer } from '@pathshala/svc-exams-contract/http';
import type { WaitingAnswer } from '../../../practice/waiting-answers.ts';
import type { PracticeQuestion, PracticeRun } from './practice-run.ts';

/** Chosen and checked answers; a choice can change until the server has fixed it. */
export interface Answers {
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly checked: Readonly<Record<string, CheckedAnswer>>;
  /** Fixed, without a key: the question is in an exam whose results are not released. The chosen options. */
  readonly held: Readonly<Record<string, readonly string[]>>;
  /** Given without a connection: the server has not seen them yet. The chosen options. */
  readonly waiting: Readonly<Record<string, readonly string[]>>;
}

type AnswersAction =
  | { readonly type: 'choose'; readonly question: PracticeQuestion; readonly optionId: string }
  | { readonly type: 'checked'; readonly answer: CheckedAnswer }
  | { readonly type: 'held'; readonly questionId: string; readonly selectedOptions: readonly string[] }
  | ({ readonly type: 'waits' } & WaitingAnswer)
  | { readonly type: 'refused'; readonly questionId: string }
  | { readonly type: 'graded'; readonly questionId: string; readonly dueAt: string };

export function answersAtStart(
  { checked, held }: Pick<PracticeRun, 'checked' | 'held'>,
  waiting: readonly WaitingAnswer[] = [],
): Answers {
  return {
    chosen: {},
    waiting: Object.fromEntries(waiting.map((answer) => [answer.questionId, answer.selectedOptions])),
    checked: Object.fromEntries(checked.map((answer) => [answer.questionId, answer])),
    held: Object.fromEntries(held.map((answer) => [answer.questionId, answer.selectedOptions])),
  };
}

/** Returns the options that are ticked in a question. */
export function chosenIn({ chosen, held, waiting }: Answers, questionId: string): readonly string[] {
  return held[questionId] ?? waiting[questionId] ?? chosen[questionId] ?? [];
}

/** Its answer cannot be changed any more. */
export function isFixed(
  { checked, held, waiting }: Answers,
  { _id }: Pick<PracticeQuestion, '_id'>,
): boolean {
  return [checked, held, waiting].some((one) => one[_id] !== undefined);
}

export function reduceAnswers(answers: Answers, action: AnswersAction): Answers {
  if (action.type === 'choose') return choose(answers, action.question, action.optionId);
  if (action.type === 'graded') return grade(answers, action.questionId, action.dueAt);
  const questionId = action.type === 'checked' ? action.answer.questionId : action.questionId;
  const { [questionId]: _sent, ...waiting } = answers.waiting;
  if (action.type === 'refused') return { ...answers, waiting };
  if (action.type === 'waits') {
    return { ...answers, waiting: { ...waiting, [questionId]: action.selectedOptions } };
  }
  if (action.type === 'held') {
    return { ...answers, waiting, held: { ...answers.held, [questionId]: action.selectedOptions } };
  }
  return { ...answers, waiting, checked: { ...answers.checked, [questionId]: action.answer } };
}

/** One option replaces another; where several are right, each is ticked and unticked. A checked answer stays. */
function choose(answers: Answers, { _id, isSeveral }: PracticeQuestion, optionId: string): Answers {
  if (isFixed(answers, { _id })) return answers;
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

export function countsOf({ checked, held, waiting }: Answers): {
  readonly answered: number;
  readonly right: number;
} {
  const all = Object.values(checked);
  return {
    answered: all.length + Object.keys(held).length + Object.keys(waiting).length,
    right: all.filter(({ isCorrect }) => isCorrect).length,
  };
}
