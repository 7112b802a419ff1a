import { fromFragment, toFragment } from './fragment.ts';
import { numberOf } from './number-of.ts';

/** Numbers stay as typed, in Latin or Bengali digits. `key` identifies a row while rows move. */
export interface OptionDraft {
  readonly key: string;
  readonly _id?: string;
  readonly text: string;
  readonly isCorrect: boolean;
}

export interface QuestionDraft {
  readonly key: string;
  readonly _id?: string;
  readonly question: string;
  readonly points: string;
  readonly explanation: string;
  readonly options: readonly OptionDraft[];
}

export interface SubjectDraft {
  readonly key: string;
  readonly subjectName: string;
  readonly mandatory: boolean;
  readonly mcqs: readonly QuestionDraft[];
}

/** Spec §5: how many options a new question has. */
const initialOptions = 4;

/** The letters of the options, in order. */
export const optionLetters = {
  bn: ['ক', 'খ', 'গ', 'ঘ', 'ঙ', 'চ'],
  en: ['A', 'B', 'C', 'D', 'E', 'F'],
} as const;

/** Keys need to be unique on this page only; they are never sent. */
export function newKey(): string {
  return crypto.randomUUID();
}

export function emptyOption(): OptionDraft {
  return { key: newKey(), text: '', isCorrect: false };
}

export function emptyQuestion(): QuestionDraft {
  const options = Array.from({ length: initialOptions }, emptyOption);
  return { key: newKey(), question: '', points: '1', explanation: '', options };
}

export function emptySubject(): SubjectDraft {
  return { key: newKey(), subjectName: '', mandatory: true, mcqs: [] };
}

/** A subject as administrators receive it. */
export interface SavedSubject {
  readonly subjectName: string;
  readonly mandatory: boolean;
  readonly mcqs: readonly {
    readonly _id: string;
    readonly question: string;
    readonly points: number;
    readonly explanation: string;
    readonly options: readonly Omit<OptionDraft, 'key'>[];
  }[];
}

export function subjectDraftOf({ subjectName, mandatory, mcqs }: SavedSubject): SubjectDraft {
  return { key: newKey(), subjectName, mandatory, mcqs: mcqs.map(questionDraftOf) };
}

function questionDraftOf(question: SavedSubject['mcqs'][number]): QuestionDraft {
  return {
    ...question,
    key: newKey(),
    points: String(question.points),
    question: fromFragment(question.question),
    explanation: fromFragment(question.explanation),
    options: question.options.map((option) => ({
      ...option,
      key: newKey(),
      text: fromFragment(option.text),
    })),
  };
}

/** Removes the key, which is never sent. */
export function keyless<Part extends { readonly key: string }>(part: Part): Omit<Part, 'key'> {
  const { key: _, ...rest } = part;
  return rest;
}

/** A subject in the format of the request. Entries keep their order: the server's errors name them by index. */
export function subjectFormOf(subject: SubjectDraft) {
  return { ...keyless(subject), mcqs: subject.mcqs.map(questionFormOf) };
}

function questionFormOf(question: QuestionDraft) {
  return {
    ...keyless(question),
    question: toFragment(question.question),
    explanation: toFragment(question.explanation),
    points: numberOf(question.points) ?? 0,
    options: question.options.map((option) => ({ ...keyless(option), text: toFragment(option.text) })),
  };
}
