import type { Path } from '@pathshala/admin-kit/values/path';
import { checkQuestions } from '@pathshala/admin-kit/question-editor/check-question';
import type { SubjectDraft } from '@pathshala/admin-kit/question-editor/question-draft';
import type { Language } from '@pathshala/web-kit/language';
import { paperLimits, repeatedNames, requiredSubjectsRange } from '@pathshala/rules/paper-rules';
import type { ExamTextKey } from '../texts.ts';
import { type ExamValues, valueOf } from './exam-values.ts';
import { questionCount } from './marks.ts';

/** Path and message of each violation: a text key of this form, or a text of the question editor in both languages. */
export type ExamErrors = readonly (readonly [
  path: Path,
  text: ExamTextKey | Readonly<Record<Language, string>>,
])[];

/** EXM-10: a question may go without a correct option once its author has confirmed it. */
export const questionRules = { isKeyNeeded: false, isMultipleChoice: false } as const;

const errorIf = (isViolated: boolean, path: Path, text: ExamTextKey): ExamErrors =>
  isViolated ? [[path, text]] : [];

/** Empty counts as 0. */
const isWithin = (value: number | undefined, limit: number): boolean =>
  value === undefined || (value >= 0 && value <= limit);

function checkNumbers(exam: ExamValues): ExamErrors {
  const minutes = valueOf(exam.timeLimit);
  const isLimitMissing = questionCount(exam.subjects.get()) > 0 && !minutes;
  const isPercentWrong = !isWithin(
    valueOf(exam.negativeMarkingPercentage),
    paperLimits.negativeMarkingPercentage,
  );
  return [
    ...errorIf(!isWithin(minutes, paperLimits.timeLimit) || isLimitMissing, 'timeLimit', 'check.timeLimit'),
    ...errorIf(!isWithin(valueOf(exam.totalMarks), paperLimits.totalMarks), 'totalMarks', 'check.totalMarks'),
    ...checkRequired(exam),
    ...errorIf(isPercentWrong, 'negativeMarkingPercentage', 'check.percent'),
  ];
}

/** Empty or 0 requires all subjects. An exam without questions is a draft, which may require as many subjects as an exam can have. */
function checkRequired(exam: ExamValues): ExamErrors {
  const subjects = exam.subjects.get();
  const required = valueOf(exam.requiredSubjects) ?? 0;
  const isDraft = questionCount(subjects) === 0;
  const { min, max } = isDraft ? { min: 0, max: paperLimits.subjects } : requiredSubjectsRange(subjects);
  const isOutside = required !== 0 && (required < min || required > max);
  return errorIf(!Number.isInteger(required) || isOutside, 'requiredSubjects', 'check.requiredSubjects');
}

/** Students choose subjects by name, so each has one of its own. Without any question the exam is a draft. */
function checkSubject(
  { subjectName, mcqs }: SubjectDraft,
  index: number,
  subjects: readonly SubjectDraft[],
): ExamErrors {
  const at = `subjects.${index}`;
  const isUnnamed = subjectName.trim() === '';
  const isRepeated = repeatedNames(subjects.map((subject) => subject.subjectName)).includes(index);
  return [
    ...errorIf(isUnnamed, `${at}.subjectName`, 'check.subjectName'),
    ...errorIf(!isUnnamed && isRepeated, `${at}.subjectName`, 'check.subjectTwice'),
    ...errorIf(mcqs.length === 0 && questionCount(subjects) > 0, at, 'check.emptySubject'),
    ...errorIf(mcqs.length > paperLimits.questions, `${at}.mcqs`, 'check.questions'),
  ];
}

/** The errors that need no call to the server; the server checks everything again. */
export function checkExam(exam: ExamValues): ExamErrors {
  const subjects = exam.subjects.get();
  return [
    ...checkNumbers(exam),
    ...errorIf(subjects.length > paperLimits.subjects, 'subjects', 'check.subjects'),
    ...subjects.flatMap(checkSubject),
    ...checkQuestions(subjects, 'subjects', questionRules),
  ];
}
