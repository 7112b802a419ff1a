import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { PublishedPaper, QuestionPlace } from '../../papers/index.ts';
import { writtenQuestionId, type Answer, type Answers, type Attempt, type WrittenAnswer } from './attempt.ts';

/** One answer as it was sent: a single choice (null clears it), a set of options (an empty one clears it), or a text. */
export interface AnswerInput {
  readonly questionId: string;
  readonly selectedOption?: string | null | undefined;
  readonly selectedOptions?: readonly string[] | undefined;
  readonly text?: string | undefined;
}

/** Question id → the answer, or null to clear. The last of several answers to one question counts. */
export type AnswerChanges = ReadonlyMap<string, Answer | null>;

export interface CheckedAnswers {
  readonly accepted: AnswerChanges;
  /** The text of a written exam; undefined: not sent. */
  readonly text: string | undefined;
  readonly refusals: readonly DomainError[];
}

/** Splits answers into the allowed ones, by the paper and the choice of subjects, and the errors of the others. */
export function checkAnswers(
  paper: PublishedPaper,
  chosenSubjects: readonly string[],
  answers: readonly AnswerInput[],
): CheckedAnswers {
  const accepted = new Map<string, Answer | null>();
  const refusals: DomainError[] = [];
  let text: string | undefined;
  for (const answer of answers) {
    if (isText(paper, answer)) {
      text = answer.text;
      continue;
    }
    const place = paper.places.get(answer.questionId);
    const code = isChecked(paper)
      ? 'exams.answer-by-check'
      : refusalOf({ place, chosenSubjects, match: paper.match }, answer);
    if (code === null) accepted.set(answer.questionId, answerOf(paper, answer));
    else refusals.push(new DomainError('invalid', code));
  }
  return { accepted, text, refusals };
}

/** Where answers are shown at once, each is fixed by its check: saves and submits change none. */
function isChecked({ paper }: PublishedPaper): boolean {
  return paper.answersShown === 'at-once';
}

function isText({ paper }: PublishedPaper, { questionId, text }: AnswerInput): boolean {
  return paper.examType === 'Written' && questionId === writtenQuestionId && text !== undefined;
}

/** The stored form of an answer: one option by its id, a set as a sorted list without repetitions. */
function answerOf({ match }: Pick<PublishedPaper, 'match'>, answer: AnswerInput): Answer | null {
  const { selectedOption = null, selectedOptions } = answer;
  if (match === 'one') return selectedOption;
  const options = selectedOptions ?? (selectedOption === null ? [] : [selectedOption]);
  return options.length === 0 ? null : [...new Set(options)].toSorted();
}

/** The changes, if all answers are allowed; throws the error of the first other one. */
export function requireAllowed(checked: CheckedAnswers): AnswerChanges {
  const [first] = checked.refusals;
  if (first !== undefined) throw first;
  return checked.accepted;
}

/** The answer with the text that was sent, if one was. */
export function withText(
  written: WrittenAnswer | undefined,
  { text }: Pick<CheckedAnswers, 'text'>,
): { readonly written?: WrittenAnswer } {
  if (text === undefined) return {};
  return { written: { ...written, text } };
}

export function applyChanges(answers: Answers, changes: AnswerChanges): Answers {
  if (changes.size === 0) return answers;
  const after = new Map(Object.entries(answers));
  for (const [questionId, answer] of changes) {
    if (answer === null) after.delete(questionId);
    else after.set(questionId, answer);
  }
  return Object.fromEntries(after);
}

type Saved = Pick<Attempt, 'answers' | 'written' | 'chosenSubjects'>;

/** Whether any of the answers that would have been accepted differs from what is saved. */
export function differFrom(saved: Saved, paper: PublishedPaper, answers: readonly AnswerInput[]): boolean {
  const { accepted, text } = checkAnswers(paper, saved.chosenSubjects, answers);
  const isOther = ([questionId, answer]: [string, Answer | null]): boolean =>
    String(saved.answers[questionId] ?? null) !== String(answer);
  return [...accepted].some(isOther) || (text !== undefined && text !== (saved.written?.text ?? ''));
}

interface Circumstances {
  readonly place: QuestionPlace | undefined;
  readonly chosenSubjects: readonly string[];
  readonly match: PublishedPaper['match'];
}

function refusalOf({ place, chosenSubjects, match }: Circumstances, answer: AnswerInput): string | null {
  if (place === undefined) return 'exams.unknown-question';
  if (!place.subject.mandatory && !chosenSubjects.includes(place.subject.subjectName)) {
    return 'exams.not-selected-subject';
  }
  const options = optionsIn(answer, match);
  if (options === null) return 'exams.answer-kind';
  return options.every((option) => place.optionIds.has(option)) ? null : 'exams.unknown-option';
}

/** The options that an answer names; null: the answer does not fit the question. */
function optionsIn(answer: AnswerInput, match: PublishedPaper['match']): readonly string[] | null {
  const { selectedOption, selectedOptions, text } = answer;
  const isOne = selectedOption !== undefined;
  if (text !== undefined || isOne === (selectedOptions !== undefined)) return null;
  if (isOne) return selectedOption === null ? [] : [selectedOption];
  return match === 'set' ? (selectedOptions ?? null) : null;
}
