import type { Path } from '@pathshala/admin-kit/values/path';
import { Opaque } from '@pathshala/admin-kit/forms/opaque';
import { optionLetters, type SubjectDraft } from '@pathshala/admin-exams/question-editor/question-draft';
import type { Language } from '@pathshala/web-kit/language';
import type { TextInBoth, Translate } from '@pathshala/web-kit/texts';
import type { ExamValues } from '@pathshala/admin-exams/campaign-exam/exam-values';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { texts } from './texts.ts';

const names: Readonly<Record<string, TextInBoth>> = {
  title: commonTexts.title,
  timeLimit: texts.rulesTimeLimit,
  totalMarks: commonTexts.totalMarks,
  requiredSubjects: commonTexts.requiredSubjects,
  negativeMarkingPercentage: texts.rulesNegative,
  isScoreAtOnce: texts.rulesScoreAtOnce,
  subjects: texts.paperTitle,
  'order.questions': commonTexts.questionsInAnotherOrder,
  'order.options': commonTexts.optionsInAnotherOrder,
  mandatory: texts.placeMandatory,
  points: texts.placePoints,
  explanation: commonTexts.explanation,
  isCorrect: texts.paperCorrect,
  text: texts.placeOption,
};

const place = /^subjects\.(\d+)(?:\.mcqs\.(\d+))?(?:\.options\.(\d+))?/u;

interface LabelWords {
  readonly translate: Translate;
  readonly language: Language;
}

/** The labels of the parts that contain a path, the outermost first; none for a field of the campaign. */
export function pathLabels(
  subjects: readonly SubjectDraft[],
  path: Path,
  words: LabelWords,
): readonly string[] {
  const field = names[path] ?? names[path.split('.').at(-1) ?? ''];
  return [...partLabels(subjects, path, words), ...(field ? [words.translate(field)] : [])];
}

/** The subject, the question and the option of a path. */
function partLabels(
  subjects: readonly SubjectDraft[],
  path: Path,
  { translate, language }: LabelWords,
): readonly string[] {
  const [, subject, question, option] = place.exec(path) ?? [];
  if (subject === undefined) return [];
  return [
    subjects[Number(subject)]?.subjectName.trim() || translate(commonTexts.newSubject),
    ...(question === undefined ? [] : [translate(commonTexts.questionN, { n: Number(question) + 1 })]),
    ...(option === undefined ? [] : [optionLetters[language][Number(option)] ?? '']),
  ];
}

/** The subjects of the form; in the comparison of two versions they are not opaque. */
export function subjectsOf({ subjects }: ExamValues): readonly SubjectDraft[] {
  return subjects instanceof Opaque ? subjects.get() : (subjects as readonly SubjectDraft[]);
}
