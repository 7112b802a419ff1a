import { checkQuestion, isBlank, type QuestionError } from '@pathshala/admin-kit/draft/check-question';
import { numberOf } from '@pathshala/admin-kit/draft/number-of';
import type { Path } from '@pathshala/admin-kit/draft/path';
import type { SubjectDraft } from '@pathshala/admin-kit/draft/question-draft';
import type { ExamTextKey } from '../texts.ts';
import type { ExamDraft } from './exam-draft.ts';
import { questionCount } from './marks.ts';

/** Place → what to do there. */
export type ValidationErrors = readonly (readonly [path: Path, text: ExamTextKey] | QuestionError)[];

/** The contract's limits. */
export const limits = { minutes: 600, marks: 100_000, percent: 100, subjects: 50, questions: 300 } as const;

/** EXM-10: a question may go without a correct option, once its author has confirmed it. */
export const questionRules = { isKeyNeeded: false } as const;

function when(isBroken: boolean, path: Path, text: ExamTextKey): ValidationErrors {
  return isBroken ? [[path, text]] : [];
}

/** Empty is 0. */
const isWithin = (value: number | undefined, limit: number): boolean =>
  value === undefined || (value >= 0 && value <= limit);

function checkRules(draft: ExamDraft): ValidationErrors {
  const [minutes, marks, percent] = [
    numberOf(draft.timeLimit),
    numberOf(draft.totalMarks),
    numberOf(draft.negativeMarkingPercentage),
  ];
  const isLimitMissing = questionCount(draft) > 0 && !minutes;
  return [
    ...when(!isWithin(minutes, limits.minutes) || isLimitMissing, 'timeLimit', 'check.timeLimit'),
    ...when(!isWithin(marks, limits.marks), 'totalMarks', 'check.totalMarks'),
    ...checkRequired(draft),
    ...when(!isWithin(percent, limits.percent), 'negativeMarkingPercentage', 'check.percent'),
  ];
}

/** At least the mandatory subjects, at most all; empty or 0 means all. An exam without questions may be anything. */
function checkRequired(draft: ExamDraft): ValidationErrors {
  const required = numberOf(draft.requiredSubjects) ?? 0;
  const { subjects } = draft;
  const isSittable = questionCount(draft) > 0;
  const mandatory = isSittable ? subjects.filter((subject) => subject.mandatory).length : 0;
  const limit = isSittable ? subjects.length : limits.subjects;
  const isBroken =
    !Number.isInteger(required) || (required !== 0 && (required < mandatory || required > limit));
  return when(isBroken || required < 0, 'requiredSubjects', 'check.requiredSubjects');
}

const nameOf = ({ subjectName }: SubjectDraft): string => subjectName.trim().toLowerCase();

/** Students choose subjects by name: two of one name could not be told apart. */
function checkSubject(draft: ExamDraft, index: number): ValidationErrors {
  const subject = draft.subjects[index];
  if (!subject) return [];
  const at = `subjects.${index}`;
  const isDuplicate = draft.subjects.slice(0, index).some((other) => nameOf(other) === nameOf(subject));
  return [
    ...when(isBlank(subject.subjectName), `${at}.subjectName`, 'check.subjectName'),
    ...when(!isBlank(subject.subjectName) && isDuplicate, `${at}.subjectName`, 'check.subjectTwice'),
    ...when(subject.mcqs.length === 0 && questionCount(draft) > 0, at, 'check.emptySubject'),
    ...when(subject.mcqs.length > limits.questions, `${at}.mcqs`, 'check.questions'),
    ...subject.mcqs.flatMap((question, place) =>
      checkQuestion(question, `${at}.mcqs.${place}`, questionRules),
    ),
  ];
}

/** What can be said before asking the server, whose rules are the ones that count. */
export function checkExam(draft: ExamDraft): ValidationErrors {
  return [
    ...checkRules(draft),
    ...when(draft.subjects.length > limits.subjects, 'subjects', 'check.subjects'),
    ...draft.subjects.flatMap((_, index) => checkSubject(draft, index)),
  ];
}
