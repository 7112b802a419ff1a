import { sumOfMarks } from '@pathshala/rules/paper';
import { noEditor } from '@pathshala/back-office/edit-mark';
import type { Outline, ParentRef } from '../exams/domain/exam-place.ts';
import { examFormOf } from '../exams/http/exam-input.ts';
import type { Exams, Outlines } from '../exams/index.ts';
import type { createExam } from '../exams/use-cases/author-exam.ts';
import type { BankQuestion, QuestionStock } from '../question-bank/index.ts';
import { examFormFrom, readSampleExams, type SampleExam } from './sample-files.ts';

interface LoadExamsDependencies {
  readonly exams: Pick<Exams, 'list'>;
  readonly outlines: Pick<Outlines, 'named'>;
  readonly questionStock: Pick<QuestionStock, 'listAll'>;
  readonly createExam: ReturnType<typeof createExam>;
}

/** The maximum number of questions of a chapter; more than any sample has. */
const chapterLimit = 100;

/** A chapter of an academic course is its unit, too. */
const partTypes = { subject: 'subject', chapter: 'chapter', unit: 'chapter' } as const;

/** Creates the exams of `sample/exams.json`. Skips existing ones, and those without a course. */
export async function loadSampleExams(deps: LoadExamsDependencies): Promise<void> {
  for (const sample of await readSampleExams()) {
    const outline = await deps.outlines.named(sample.course);
    const parent = outline && parentIn(outline, sample);
    if (parent && !(await isLoaded(deps, parent, sample))) {
      await deps.createExam({ parent, form: await formOf(deps, sample), editor: noEditor });
    }
  }
}

function parentIn({ courseId, parents }: Outline, { parentType, parent }: SampleExam): ParentRef | null {
  if (parentType === 'course') return { parentType, parentId: courseId };
  const part = parents.find(({ type, title }) => type === partTypes[parentType] && title === parent);
  return part === undefined ? null : { parentType, parentId: part.id };
}

async function isLoaded({ exams }: LoadExamsDependencies, parent: ParentRef, { title }: SampleExam) {
  const { items } = await exams.list({ ...parent, page: 1, pageSize: 100, sort: 'number' });
  return items.some((exam) => exam.title === title);
}

async function formOf({ questionStock }: LoadExamsDependencies, sample: SampleExam) {
  const { title, type, timeLimit, passingScore, negetiveMarkingPercentage, duration, order } = sample;
  const chapters = sample.questionsOf.map((chapter) => questionStock.listAll(chapter, chapterLimit));
  const questions = (await Promise.all(chapters)).flat().filter(hasOneKey);
  const points =
    sample.written?.criteria.map(({ maxMarks }) => maxMarks) ?? questions.map((one) => one.points);
  return examFormOf(
    examFormFrom({
      title,
      type,
      mcqs: questions.map(questionOf),
      ...(sample.written === undefined ? {} : { written: sample.written }),
      totalMarks: sumOfMarks(points),
      timeLimit,
      passingScore,
      negetiveMarkingPercentage,
      // The exam can be sat at once.
      startingDate: '2026-01-01T10:00',
      duration,
      ...(order === undefined ? {} : { order }),
    }),
  );
}

/** An exam takes one option as an answer: a question with several right options is for practice only. */
function hasOneKey({ options }: BankQuestion): boolean {
  return options.filter(({ isCorrect }) => isCorrect).length === 1;
}

function questionOf({ _id, question, options, explanation, points }: BankQuestion) {
  return {
    question,
    explanation,
    points,
    bankQuestionId: _id,
    options: options.map(({ text, isCorrect }) => ({ text, isCorrect })),
  };
}
