import { optionLetters } from '@pathshala/admin-exams/question-editor/question-draft';
import type { Path } from '@pathshala/admin-kit/values/path';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import { texts } from '../texts.ts';

const place = /^exam\.subjects\.(\d+)(?:\.mcqs\.(\d+))?(?:\.options\.(\d+))?/u;

const names = {
  title: texts.title,
  type: texts.type,
  description: texts.description,
  image: texts.image,
  date: texts.date,
  startDate: texts.start,
  endDate: texts.end,
  location: texts.location,
  registrationOpen: texts.open,
  maxParticipants: texts.max,
  'exam.title': texts.examTitle,
  'exam.timeLimit': texts.timeLimit,
  'exam.totalMarks': texts.totalMarks,
  'exam.requiredSubjects': texts.requiredSubjects,
  'exam.negativeMarkingPercentage': texts.negative,
  'exam.isScoreAtOnce': texts.scoreAtOnce,
  'exam.order.questions': texts.orderQuestions,
  'exam.order.options': texts.orderOptions,
  'exam.subjects': texts.paper,
} as const;

/** The labels of the parts that contain a path, the outermost first. */
export function usePathLabels(): (path: Path) => readonly string[] {
  const translate = useText();
  const letters = optionLetters[useLanguage()];
  return (path) => {
    if (path in names) return [translate(names[path as keyof typeof names])];
    const [, subject, question, option] = place.exec(path) ?? [];
    return [
      ...(subject === undefined ? [] : [translate(texts.subjectNamed, { n: Number(subject) + 1 })]),
      ...(question === undefined ? [] : [translate(texts.questionNamed, { n: Number(question) + 1 })]),
      ...(option === undefined ? [] : [letters[Number(option)] ?? '']),
    ];
  };
}
