import { checkQuestion, isBlank } from '@pathshala/admin-kit/draft/check-question';
import { numberOf } from '@pathshala/admin-kit/draft/number-of';
import type { Path } from '@pathshala/admin-kit/draft/path';
import { errorIf, type ValidationErrors } from '@pathshala/admin-kit/draft/validation-errors';
import type { SubjectDraft } from '@pathshala/admin-kit/draft/question-draft';
import { paperLimits, repeatedNames, requiredSubjectsRange } from '@pathshala/rules/paper-rules';
import type { ExamTextKey } from '../texts.ts';
import type { ExamDraft } from './exam-draft.ts';
import { questionCount } from './marks.ts';

type ExamErrors = ValidationErrors<ExamTextKey>;

/** EXM-10: a question may go without a correct option once its author has confirmed it. */
export const questionRules = { isKeyNeeded: false } as const;

/** Empty counts as 0. */
const isWithin = (value: number | undefined, limit: number): boolean =>
  value === undefined || (value >= 0 && value <= limit);

function checkNumbers(draft: ExamDraft): ExamErrors {
  const [minutes, marks, percent] = [
    numberOf(draft.timeLimit),
    numberOf(draft.totalMarks),
    numberOf(draft.negativeMarkingPercentage),
  ];
  const isLimitMissing = questionCount(draft) > 0 && !minutes;
  return [
    ...errorIf(!isWithin(minutes, paperLimits.timeLimit) || isLimitMissing, 'timeLimit', 'check.timeLimit'),
    ...errorIf(!isWithin(marks, paperLimits.totalMarks), 'totalMarks', 'check.totalMarks'),
    ...checkRequired(draft),
    ...errorIf(
      !isWithin(percent, paperLimits.negativeMarkingPercentage),
      'negativeMarkingPercentage',
      'check.percent',
    ),
  ];
}

/** Empty or 0 requires all subjects. An exam without questions is a draft, which may require as many subjects as an exam can have. */
function checkRequired(draft: ExamDraft): ExamErrors {
  const required = numberOf(draft.requiredSubjects) ?? 0;
  const isDraft = questionCount(draft) === 0;
  const { min, max } = isDraft
    ? { min: 0, max: paperLimits.subjects }
    : requiredSubjectsRange(draft.subjects);
  const isOutside = required !== 0 && (required < min || required > max);
  return errorIf(!Number.isInteger(required) || isOutside, 'requiredSubjects', 'check.requiredSubjects');
}

interface SubjectAt {
  readonly subject: SubjectDraft;
  readonly at: Path;
  /** An earlier subject has this name: students choose subjects by name. */
  readonly isRepeated: boolean;
  /** Without any question the exam is a draft. */
  readonly isDraft: boolean;
}

function checkSubject({ subject, at, isRepeated, isDraft }: SubjectAt): ExamErrors {
  const isUnnamed = isBlank(subject.subjectName);
  return [
    ...errorIf(isUnnamed, `${at}.subjectName`, 'check.subjectName'),
    ...errorIf(!isUnnamed && isRepeated, `${at}.subjectName`, 'check.subjectTwice'),
    ...errorIf(subject.mcqs.length === 0 && !isDraft, at, 'check.emptySubject'),
    ...errorIf(subject.mcqs.length > paperLimits.questions, `${at}.mcqs`, 'check.questions'),
    ...subject.mcqs.flatMap((question, index) =>
      checkQuestion(question, `${at}.mcqs.${index}`, questionRules),
    ),
  ];
}

/** The errors that need no call to the server; the server checks everything again. */
export function checkExam(draft: ExamDraft): ExamErrors {
  const { subjects } = draft;
  const repeated = repeatedNames(subjects.map(({ subjectName }) => subjectName));
  const isDraft = questionCount(draft) === 0;
  return [
    ...checkNumbers(draft),
    ...errorIf(subjects.length > paperLimits.subjects, 'subjects', 'check.subjects'),
    ...subjects.flatMap((subject, index) =>
      checkSubject({ subject, at: `subjects.${index}`, isRepeated: repeated.includes(index), isDraft }),
    ),
  ];
}
