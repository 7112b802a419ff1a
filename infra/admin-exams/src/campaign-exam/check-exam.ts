import { paperLimits, repeatedNames, requiredSubjectsRange } from '@pathshala/rules/paper-rules';
import { type Problem, problemIf } from '@pathshala/admin-kit/forms/problem';
import { checkQuestions } from '../question-editor/draft/check-question.ts';
import type { SubjectDraft } from '../question-editor/draft/question-draft.ts';
import type { Path } from '@pathshala/admin-kit/values/path';
import { type ExamValues, questionCount, valueOf } from './exam-values.ts';

const texts = {
  timeLimit: {
    en: 'Give a time limit in minutes, from 1 to 600.',
    bn: '১ থেকে ৬০০ মিনিটের মধ্যে সময়সীমা দিন।',
  },
  totalMarks: { en: 'Write a number from 0 to 100,000.', bn: '০ থেকে ১,০০,০০০-এর মধ্যে একটি সংখ্যা লিখুন।' },
  requiredSubjects: {
    en: 'Ask for at least the mandatory subjects and at most all subjects.',
    bn: 'কমপক্ষে আবশ্যিক বিষয়গুলো, আর সর্বোচ্চ সব বিষয় চাওয়া যায়।',
  },
  percent: { en: 'Write a number from 0 to 100.', bn: '০ থেকে ১০০-এর মধ্যে একটি সংখ্যা লিখুন।' },
  subjectName: { en: 'Give the subject a name.', bn: 'বিষয়ের নাম লিখুন।' },
  subjectTwice: {
    en: 'Another subject has this name. Students choose by name.',
    bn: 'এই নামে আরেকটি বিষয় আছে। শিক্ষার্থীরা নাম দেখেই বেছে নেয়।',
  },
  emptySubject: {
    en: 'This subject has no questions yet. Add some, or remove it.',
    bn: 'এই বিষয়ে এখনো প্রশ্ন নেই। প্রশ্ন যোগ করুন, নয়তো বিষয়টি সরান।',
  },
  subjects: { en: 'An exam takes 50 subjects at most.', bn: 'এক পরীক্ষায় সর্বোচ্চ ৫০টি বিষয়।' },
  questions: { en: 'A subject takes 300 questions at most.', bn: 'এক বিষয়ে সর্বোচ্চ ৩০০টি প্রশ্ন।' },
};

/** EXM-10: a question may go without a correct option once its author has confirmed it. */
export const questionRules = { isKeyNeeded: false, isMultipleChoice: false } as const;

/** Empty counts as 0. */
const isWithin = (value: number | undefined, limit: number): boolean =>
  value === undefined || (value >= 0 && value <= limit);

function checkNumbers(exam: ExamValues, at: Path): readonly Problem[] {
  const minutes = valueOf(exam.timeLimit);
  const isMissing = !minutes && questionCount(exam.subjects.get()) > 0;
  const { timeLimit, totalMarks, negativeMarkingPercentage } = paperLimits;
  return [
    ...problemIf(!isWithin(minutes, timeLimit) || isMissing, `${at}timeLimit`, texts.timeLimit),
    ...problemIf(!isWithin(valueOf(exam.totalMarks), totalMarks), `${at}totalMarks`, texts.totalMarks),
    ...problemIf(
      !isWithin(valueOf(exam.negativeMarkingPercentage), negativeMarkingPercentage),
      `${at}negativeMarkingPercentage`,
      texts.percent,
    ),
    ...checkRequired(exam, at),
  ];
}

/** 0 requires all subjects. A paper without questions is a draft and may name any number. */
function checkRequired(exam: ExamValues, at: Path): readonly Problem[] {
  const subjects = exam.subjects.get();
  const required = valueOf(exam.requiredSubjects) ?? 0;
  const isDraft = questionCount(subjects) === 0;
  const { min, max } = isDraft ? { min: 0, max: paperLimits.subjects } : requiredSubjectsRange(subjects);
  const isWrong = !Number.isInteger(required) || (required !== 0 && (required < min || required > max));
  return problemIf(isWrong, `${at}requiredSubjects`, texts.requiredSubjects);
}

interface Place {
  readonly subjects: readonly SubjectDraft[];
  readonly index: number;
  readonly at: Path;
}

/** Students choose subjects by name, so each has one of its own. Without questions the exam is a draft. */
function checkSubject(
  { subjectName, mcqs }: SubjectDraft,
  { subjects, index, at }: Place,
): readonly Problem[] {
  const isUnnamed = subjectName.trim() === '';
  const isRepeated = repeatedNames(subjects.map((subject) => subject.subjectName)).includes(index);
  return [
    ...problemIf(isUnnamed, `${at}.subjectName`, texts.subjectName),
    ...problemIf(!isUnnamed && isRepeated, `${at}.subjectName`, texts.subjectTwice),
    ...problemIf(mcqs.length === 0 && questionCount(subjects) > 0, at, texts.emptySubject),
    ...problemIf(mcqs.length > paperLimits.questions, `${at}.mcqs`, texts.questions),
  ];
}

/**
 * Checks the exam without a call to the server, which checks everything again. `at` is the path of the exam: '' or 'exam.'.
 */
export function checkExam(exam: ExamValues, at: '' | 'exam.' = ''): readonly Problem[] {
  const subjects = exam.subjects.get();
  return [
    ...checkNumbers(exam, at),
    ...problemIf(subjects.length > paperLimits.subjects, `${at}subjects`, texts.subjects),
    ...subjects.flatMap((subject, index) =>
      checkSubject(subject, { subjects, index, at: `${at}subjects.${index}` }),
    ),
    ...checkQuestions(subjects, `${at}subjects`, questionRules),
  ];
}
