import { readdir, readFile } from 'node:fs/promises';
import { cleanRichFields } from '@pathshala/service-kit/rich-text/clean-rich-fields';
import { joinLanguages } from '@pathshala/rules/language-parts';
import { examInput } from '@pathshala/svc-exams-contract/exam';
import { bankQuestionInput, questionDifficulty } from '@pathshala/svc-exams-contract/question';
import { z } from 'zod';

const folder = new URL('../../sample/', import.meta.url);

/** Bengali, then English. */
const bothLanguages = z.tuple([z.string(), z.string()]).transform(([bn, en]) => joinLanguages({ bn, en }));

const questionFile = z.strictObject({
  subject: z.string(),
  questions: z.array(
    z.strictObject({
      chapter: z.string(),
      difficulty: questionDifficulty,
      question: bothLanguages,
      options: z.array(z.string()),
      /** The positions of the right options, from 0. */
      correct: z.array(z.number().int()),
      explanation: bothLanguages,
    }),
  ),
});

const examFile = z.strictObject({
  course: z.string(),
  parentType: z.enum(['course', 'subject', 'chapter', 'unit']),
  parent: z.string(),
  title: z.string(),
  type: z.enum(['MCQ', 'Written']).default('MCQ'),
  timeLimit: z.number(),
  passingScore: z.number(),
  negetiveMarkingPercentage: z.number(),
  duration: z.number(),
  order: z.strictObject({ questions: z.boolean(), options: z.boolean() }).optional(),
  /** Chapters of the bank. */
  questionsOf: z.array(z.strictObject({ subject: z.string(), chapter: z.string() })).default([]),
  written: z
    .strictObject({
      questionText: bothLanguages,
      answerGuidelines: bothLanguages,
      criteria: z.array(z.strictObject({ name: z.string(), maxMarks: z.number() })),
    })
    .optional(),
});

export type SampleExam = z.output<typeof examFile>;
export type SampleQuestion = z.output<typeof bankQuestionInput>;

async function read(path: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(path, folder), 'utf8'));
}

/** Sanitises rich text before parsing, as the kit does with a request body. */
function parse<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  return schema.parse(cleanRichFields(schema, raw).value);
}

/** The questions of all files, always in the same sequence. */
export async function readSampleQuestions(): Promise<readonly SampleQuestion[]> {
  const names = (await readdir(new URL('questions/', folder))).toSorted();
  const files = await Promise.all(names.map((name) => read(`questions/${name}`)));
  return files.flatMap((file) => {
    const { subject, questions } = questionFile.parse(file);
    return questions.map(({ options, correct, ...question }) =>
      parse(bankQuestionInput, {
        ...question,
        subject,
        forPractice: true,
        source: '',
        options: options.map((text, place) => ({ text, isCorrect: correct.includes(place) })),
      }),
    );
  });
}

export async function readSampleExams(): Promise<readonly SampleExam[]> {
  return z.array(examFile).parse(await read('exams.json'));
}

/** The form of an exam, sanitised. */
export function examFormFrom(fields: z.input<typeof examInput>): z.output<typeof examInput> {
  return parse(examInput, fields);
}
