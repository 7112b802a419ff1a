import { readCourseOpenings, replaceCourseOpenings } from '@pathshala/svc-catalog-contract/openings';
import { createExam } from '@pathshala/svc-exams-contract/exam-routes';
import type { CourseOutline } from '@pathshala/svc-catalog-contract/lesson-progress';
import { dayMs, type School } from '../school.ts';

const open = { opensAt: null, closesAt: null, after: null };
const questions = 5;

type Chapter = CourseOutline['subjects'][number]['chapters'][number];

/** A short exam of the chapter, of questions from the bank. */
async function setExam({ setter, catalogue, at }: School, { _id: parentId }: Chapter): Promise<void> {
  const mcqs = catalogue.bank
    .filter(({ options }) => options.filter(({ isCorrect }) => isCorrect).length === 1)
    .slice(0, questions)
    .map(({ _id, question, options, explanation, points }) => ({
      question,
      explanation,
      points,
      bankQuestionId: _id,
      options: options.map(({ text, isCorrect }) => ({ text, isCorrect })),
    }));
  const totalMarks = mcqs.reduce((sum, { points }) => sum + points, 0);
  const examDetails = {
    title: 'অধ্যায় শেষে ছোট পরীক্ষা | Short test of the chapter',
    type: 'MCQ' as const,
    mcqs,
    totalMarks,
    timeLimit: 10,
    passingScore: Math.floor(totalMarks / 3),
    negetiveMarkingPercentage: 0,
    startingDate: new Date(at(3, 10)).toISOString(),
    duration: 1,
  };
  const params = { parenttype: 'chapter' as const };
  await setter.call(at(3, 10), createExam, { params, body: { examDetails, parentId } });
}

/** The last chapter of a course opens next week; the one before it opens after the lesson before it, and has an exam. */
export async function openChapters(school: School): Promise<void> {
  const { setter, catalogue, at, now } = school;
  const course = catalogue.courses.find(({ outline, isFree }) => outline !== null && isFree);
  const chapters = course?.outline?.subjects.flatMap((subject) => subject.chapters) ?? [];
  const [before, waiting, later] = chapters.filter(({ lessons }) => lessons.length > 0).slice(-3);
  const condition = before?.lessons.at(-1);
  if (course === undefined || waiting === undefined || later === undefined || condition === undefined) return;
  await setExam(school, waiting);
  const params = { id: course.id };
  const { rev } = await setter.call(at(3, 11), readCourseOpenings, { params });
  const openings = [
    { ...open, _id: waiting._id, after: condition._id },
    { ...open, _id: later._id, opensAt: new Date(Math.floor(now / dayMs) * dayMs + 7 * dayMs).toISOString() },
  ];
  await setter.call(at(3, 11), replaceCourseOpenings, {
    params,
    body: { openings, ...(rev !== undefined && { rev }) },
  });
}
