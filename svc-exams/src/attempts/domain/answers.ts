import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { QuestionPlace } from '../../papers/ports.ts';
import type { Answers } from './attempt.ts';

/** One answer as it was sent. A single choice is `selectedOption`; null clears it. */
export interface AnswerInput {
  readonly questionId: string;
  readonly selectedOption?: string | null | undefined;
  readonly selectedOptions?: readonly string[] | undefined;
  readonly text?: string | undefined;
}

/** Question id → the option chosen, or null to clear. Of several answers to one question the last one counts. */
export type AnswerChanges = ReadonlyMap<string, string | null>;

export interface CheckedAnswers {
  readonly accepted: AnswerChanges;
  readonly refusals: readonly DomainError[];
}

/** Splits answers into those that the paper and the choice of subjects allow, and the reasons against the others. */
export function checkAnswers(
  places: ReadonlyMap<string, QuestionPlace>,
  chosenSubjects: readonly string[],
  answers: readonly AnswerInput[],
): CheckedAnswers {
  const accepted = new Map<string, string | null>();
  const refusals: DomainError[] = [];
  for (const answer of answers) {
    const code = refusalOf(places.get(answer.questionId), chosenSubjects, answer);
    if (code === null) accepted.set(answer.questionId, answer.selectedOption ?? null);
    else refusals.push(new DomainError('invalid', code));
  }
  return { accepted, refusals };
}

/** The changes, if all answers are allowed; throws the reason against the first that is not. */
export function requireAllowed(checked: CheckedAnswers): AnswerChanges {
  const [first] = checked.refusals;
  if (first !== undefined) throw first;
  return checked.accepted;
}

export function applyChanges(answers: Answers, changes: AnswerChanges): Answers {
  if (changes.size === 0) return answers;
  const after = new Map(Object.entries(answers));
  for (const [questionId, option] of changes) {
    if (option === null) after.delete(questionId);
    else after.set(questionId, option);
  }
  return Object.fromEntries(after);
}

/** Whether any of the answers differs from what is saved. */
export function differFrom(saved: Answers, answers: readonly AnswerInput[]): boolean {
  return answers.some(
    ({ questionId, selectedOption }) => (saved[questionId] ?? null) !== (selectedOption ?? null),
  );
}

function refusalOf(
  place: QuestionPlace | undefined,
  chosenSubjects: readonly string[],
  answer: AnswerInput,
): string | null {
  if (place === undefined) return 'exams.unknown-question';
  if (!place.subject.mandatory && !chosenSubjects.includes(place.subject.subjectName)) {
    return 'exams.not-selected-subject';
  }
  const { selectedOption } = answer;
  if (selectedOption === undefined || answer.selectedOptions !== undefined || answer.text !== undefined) {
    return 'exams.answer-kind';
  }
  return selectedOption === null || place.optionIds.has(selectedOption) ? null : 'exams.unknown-option';
}
