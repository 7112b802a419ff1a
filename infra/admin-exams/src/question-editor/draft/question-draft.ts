import { randomId } from '@pathshala/web-kit/random-id';
import { paperLimits } from '@pathshala/rules/paper-rules';
import { isBlankFragment } from '@pathshala/rules/question-rules';
import { numberOf } from '@pathshala/admin-kit/values/number-of';

/** `key` identifies a row while rows move; it is never sent. `text` is an HTML fragment as the server stores it. */
export interface OptionDraft {
  readonly key: string;
  readonly _id?: string;
  readonly text: string;
  readonly isCorrect: boolean;
}

/** `question` and `explanation` are HTML fragments as the server stores them; `points` is as typed, in Latin or Bengali digits. */
export interface QuestionDraft {
  readonly key: string;
  readonly _id?: string;
  /** Drafts that an older form stored in a browser lack it; `restoredSubjects` converts them. */
  readonly format: 'html';
  readonly question: string;
  readonly points: string;
  readonly explanation: string;
  readonly options: readonly OptionDraft[];
  /** Everyone may read the question with its key. */
  readonly isSample?: boolean | undefined;
  /** The question of the bank that it was taken from. */
  readonly bankQuestionId?: string | undefined;
}

export interface SubjectDraft {
  readonly key: string;
  readonly subjectName: string;
  readonly mandatory: boolean;
  readonly mcqs: readonly QuestionDraft[];
}

/** Spec §5: how many options a new question has. */
export const initialOptions = 4;

/** The letters of the options, in order. */
export const optionLetters = {
  bn: ['ক', 'খ', 'গ', 'ঘ', 'ঙ', 'চ'],
  en: ['A', 'B', 'C', 'D', 'E', 'F'],
} as const;

/** Unique on this page and in its stored draft. */
export function newKey(): string {
  return randomId();
}

export function emptyOption(): OptionDraft {
  return { key: newKey(), text: '', isCorrect: false };
}

export function emptyQuestion(points = '1', optionCount = initialOptions): QuestionDraft {
  const options = Array.from({ length: optionCount }, emptyOption);
  return { key: newKey(), format: 'html', question: '', points, explanation: '', options };
}

export function emptySubject(): SubjectDraft {
  return { key: newKey(), subjectName: '', mandatory: true, mcqs: [] };
}

/** A copy without the ids that the server gave, and without the mark of a sample. */
export function copyOfQuestion(original: QuestionDraft): QuestionDraft {
  const { _id: _, isSample: __, ...question } = original;
  const options = question.options.map(({ _id: ___, ...option }) => ({ ...option, key: newKey() }));
  return { ...question, key: newKey(), options };
}

export function copyOfSubject(subject: SubjectDraft): SubjectDraft {
  return { ...subject, key: newKey(), mcqs: subject.mcqs.map(copyOfQuestion) };
}

/** A question as administrators receive it. */
export interface SavedQuestion {
  readonly _id: string;
  readonly question: string;
  readonly points: number;
  readonly explanation: string;
  readonly options: readonly Omit<OptionDraft, 'key'>[];
  readonly isSample?: boolean | undefined;
  readonly bankQuestionId?: string | undefined;
}

/** A subject as administrators receive it. */
export interface SavedSubject {
  readonly subjectName: string;
  readonly mandatory: boolean;
  readonly mcqs: readonly SavedQuestion[];
}

export function subjectDraftOf({ subjectName, mandatory, mcqs }: SavedSubject): SubjectDraft {
  return { key: newKey(), subjectName, mandatory, mcqs: mcqs.map(questionDraftOf) };
}

export function questionDraftOf(question: SavedQuestion): QuestionDraft {
  const options = question.options.map((option) => ({ ...option, key: newKey() }));
  return { ...question, key: newKey(), format: 'html', points: String(question.points), options };
}

/**
 * A subject in the format of the request: its questions are copies, which do not name the bank. Entries keep their order:
 * the server's errors name them by index.
 */
export function subjectFormOf(draft: SubjectDraft) {
  const { key: _, ...subject } = draft;
  return { ...subject, mcqs: subject.mcqs.map(copyFormOf) };
}

function copyFormOf(draft: QuestionDraft) {
  const { bankQuestionId: _, ...form } = questionFormOf(draft);
  return form;
}

/** Works as `subjectFormOf`, for a contract that takes the question of the bank. */
export function bankedSubjectFormOf(draft: SubjectDraft) {
  const { key: _, ...subject } = draft;
  return { ...subject, mcqs: subject.mcqs.map(questionFormOf) };
}

/** The question without the empty options at its end, which Enter in the last option adds; it has at least `minimum` options. */
export function withoutEmptyEnd(draft: QuestionDraft, minimum: number): QuestionDraft {
  const last = draft.options.findLastIndex(({ text, isCorrect }) => isCorrect || !isBlankFragment(text));
  const length = Math.max(last + 1, minimum);
  return length < draft.options.length ? { ...draft, options: draft.options.slice(0, length) } : draft;
}

/** A question in the format of the request. */
export function questionFormOf(draft: QuestionDraft) {
  const { key: _, format: __, ...question } = withoutEmptyEnd(draft, paperLimits.options.min);
  return {
    ...question,
    points: numberOf(question.points) ?? 0,
    options: question.options.map(({ key: ___, ...option }) => option),
  };
}
