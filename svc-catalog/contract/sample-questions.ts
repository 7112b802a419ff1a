import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';
import { courseCode } from './scalars.ts';

/** A question that its author marked as a sample (`isSample`), with its key, for everyone. */
export const sampleQuestion = z.object({
  _id: id,
  subjectName: z.string(),
  /** The title of its paper. */
  paperTitle: z.string(),
  /** Rich text. */
  question: z.string(),
  points: z.number(),
  /** Rich text. */
  options: z.array(z.object({ _id: id, text: z.string() })),
  /** The ids of the right options. */
  correctOptionIds: z.array(id),
  /** Rich text; may be empty. */
  explanation: z.string(),
});

export type SampleQuestion = z.output<typeof sampleQuestion>;

export const listSampleQuestions = defineRoute({
  method: 'get',
  path: '/admissioncourse/universities/samplequestions/{courseCode}',
  access: 'visitor',
  summary:
    'At most three questions of a course, with their key: those that an administrator marked as samples',
  params: z.object({ courseCode }),
  answer: z.object({ items: z.array(sampleQuestion) }),
  errors: ['catalog.course-not-found'],
});
