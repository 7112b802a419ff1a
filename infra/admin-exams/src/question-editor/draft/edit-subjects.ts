import {
  append,
  type Arrange,
  arranged,
  insertAt,
  moveTo,
  movedErrors,
  removeAt,
} from '@pathshala/admin-kit/values/arrange';
import { searchKeyOf } from '@pathshala/rules/bengali';
import { isAtOrUnder, type Path, valueAt, withValueAt } from '@pathshala/admin-kit/values/path';
import {
  copyOfQuestion,
  copyOfSubject,
  emptyQuestion,
  emptySubject,
  type QuestionDraft,
  type SubjectDraft,
} from './question-draft.ts';

/** Messages by path, such as `subjects.0.mcqs.2.points`. */
export type Errors = Readonly<Record<Path, string>>;

export interface EditedSubjects {
  readonly subjects: readonly SubjectDraft[];
  readonly errors: Errors;
}

/** A change to the subjects at a path. Errors move with their rows; those of a changed field are cleared. */
export type Edit = (before: EditedSubjects, path: Path) => EditedSubjects;

const unchanged: Edit = (before) => before;

/** A change clears the errors of the field and of the parts around it. */
function setAt(field: Path, value: unknown): Edit {
  return ({ subjects, errors }, path) => {
    const changed = `${path}.${field}`;
    return { subjects: withValueAt(subjects, field, value), errors: without(errors, changed) };
  };
}

function without(errors: Errors, changed: Path): Errors {
  const left = Object.entries(errors).filter(([marked]) => !isAtOrUnder(changed, marked));
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left);
}

function arrangeAt(list: Path, arrange: Arrange): Edit {
  return ({ subjects, errors }, path) => {
    const items = list === '' ? subjects : (valueAt(subjects, list) as readonly unknown[]);
    const slots = arrange(items.length);
    const changed = arranged(items, slots);
    const at = list === '' ? path : `${path}.${list}`;
    return {
      subjects: list === '' ? (changed as readonly SubjectDraft[]) : withValueAt(subjects, list, changed),
      errors: movedErrors(without(errors, at), at, slots),
    };
  };
}

interface QuestionPlace {
  readonly subject: number;
  readonly index: number;
  readonly question: QuestionDraft;
}

/** Returns the place of a question; undefined if it was removed. */
export function placeOf(subjects: readonly SubjectDraft[], key: string): QuestionPlace | undefined {
  for (const [subject, { mcqs }] of subjects.entries()) {
    const index = mcqs.findIndex((question) => question.key === key);
    const question = mcqs[index];
    if (question) return { subject, index, question };
  }
  return undefined;
}

const listOf = (subject: number): Path => `${subject}.mcqs`;

const atSubject =
  (key: string, edit: (index: number, subject: SubjectDraft) => Edit): Edit =>
  (before, path) => {
    const index = before.subjects.findIndex((subject) => subject.key === key);
    const subject = before.subjects[index];
    return subject ? edit(index, subject)(before, path) : before;
  };

const atQuestion =
  (key: string, edit: (place: QuestionPlace) => Edit): Edit =>
  (before, path) => {
    const place = placeOf(before.subjects, key);
    return place ? edit(place)(before, path) : before;
  };

export const addSubject = (): Edit => arrangeAt('', append(emptySubject()));

export const setSubject = <Field extends 'subjectName' | 'mandatory'>(
  key: string,
  field: Field,
  value: SubjectDraft[Field],
): Edit => atSubject(key, (index) => setAt(`${index}.${field}`, value));

/** Moves a subject by -1 or 1; at an end of the list nothing changes. */
export const moveSubject = (key: string, by: number): Edit =>
  atSubject(key, (index) => arrangeAt('', moveTo(index, index + by)));

export const duplicateSubject = (key: string): Edit =>
  atSubject(key, (index, subject) => arrangeAt('', insertAt(index + 1, copyOfSubject(subject))));

export const removeSubject = (key: string): Edit => atSubject(key, (index) => arrangeAt('', removeAt(index)));

export const insertSubject = (index: number, subject: SubjectDraft): Edit =>
  arrangeAt('', insertAt(index, subject));

export const addQuestions = (subjectKey: string, questions: readonly QuestionDraft[]): Edit =>
  atSubject(subjectKey, (index) =>
    arrangeAt(listOf(index), (length) => [
      ...Array.from({ length }, (_, from) => ({ from })),
      ...questions.map((item) => ({ item })),
    ]),
  );

/**
 * Adds the questions of a paper, by subject: to the subject of the same name, to an empty one without a name, or to a new one.
 */
export const addPaper =
  (paper: readonly { readonly subjectName: string; readonly questions: readonly QuestionDraft[] }[]): Edit =>
  (before, path) =>
    paper.reduce((edited, { subjectName, questions }) => {
      const name = searchKeyOf(subjectName);
      const { subjects } = edited;
      const found =
        subjects.find((subject) => searchKeyOf(subject.subjectName) === name) ??
        subjects.find((subject) => subject.subjectName.trim() === '' && subject.mcqs.length === 0);
      const { key, subjectName: own } = found ?? emptySubject();
      const added = found ? edited : insertSubject(subjects.length, { ...emptySubject(), key })(edited, path);
      const named = own === '' ? setSubject(key, 'subjectName', subjectName)(added, path) : added;
      return addQuestions(key, questions)(named, path);
    }, before);

/** A new question with the points of the one before it, directly after it. */
export const addQuestionAfter = (key: string, optionCount?: number): Edit =>
  atQuestion(key, ({ subject, index, question }) =>
    arrangeAt(listOf(subject), insertAt(index + 1, emptyQuestion(question.points, optionCount))),
  );

export const setQuestion = <Field extends 'question' | 'points' | 'explanation' | 'options' | 'isSample'>(
  key: string,
  field: Field,
  value: QuestionDraft[Field],
): Edit => atQuestion(key, ({ subject, index }) => setAt(`${listOf(subject)}.${index}.${field}`, value));

export const arrangeOptions = (key: string, arrange: Arrange): Edit =>
  atQuestion(key, ({ subject, index }) => arrangeAt(`${listOf(subject)}.${index}.options`, arrange));

export const setOptionText = (key: string, option: number, text: string): Edit =>
  atQuestion(key, ({ subject, index, question }) =>
    question.options[option] ? setAt(`${listOf(subject)}.${index}.options.${option}.text`, text) : unchanged,
  );

export const moveQuestion = (key: string, by: number): Edit =>
  atQuestion(key, ({ subject, index }) => arrangeAt(listOf(subject), moveTo(index, index + by)));

/** Moves a question to the end of another subject. */
export const moveQuestionTo = (key: string, subjectKey: string): Edit =>
  atQuestion(key, ({ question }) => (before, path) => {
    const removed = removeQuestion(key)(before, path);
    return addQuestions(subjectKey, [question])(removed, path);
  });

export const duplicateQuestion = (key: string): Edit =>
  atQuestion(key, ({ subject, index, question }) =>
    arrangeAt(listOf(subject), insertAt(index + 1, copyOfQuestion(question))),
  );

export const removeQuestion = (key: string): Edit =>
  atQuestion(key, ({ subject, index }) => arrangeAt(listOf(subject), removeAt(index)));

export const insertQuestion = (subjectKey: string, index: number, question: QuestionDraft): Edit =>
  atSubject(subjectKey, (subject) => arrangeAt(listOf(subject), insertAt(index, question)));
