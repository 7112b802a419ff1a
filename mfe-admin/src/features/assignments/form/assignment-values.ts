import { searchKeyOf } from '@pathshala/rules/bengali';
import { add, marks, noMarks, rounded } from '@pathshala/rules/marks';
import type { AssignmentForAdmin } from '@pathshala/svc-catalog-contract/assignment';
import { z } from 'zod';
import { texts } from '../texts.ts';

const score = z.number().gt(0).max(10_000).multipleOf(0.01);
const link = z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(2000)]);

const fields = z.object({
  title: z.string().trim().min(1).max(300),
  description: z.string().trim().min(1).max(50_000),
  dueDate: z.iso.datetime().nullable(),
  assignmentType: z.enum(['individual', 'group']),
  maxScore: score.nullable(),
  criteria: z.array(z.object({ name: z.string().trim().min(1).max(200), maxScore: score.nullable() })),
  instructions: z.string().trim().max(50_000),
  submissionLink: link,
  courseId: z.string(),
  subjectId: z.string(),
  batchIds: z.array(z.string()),
});

/** An empty number or time is null. */
export type AssignmentValues = z.input<typeof fields>;

export function sumOfCriteria(criteria: AssignmentValues['criteria']): number {
  const scores = criteria.map(({ maxScore }) => (typeof maxScore === 'number' ? maxScore : 0));
  return rounded(scores.reduce((sum, one) => add(sum, marks(one)), noMarks));
}

/** The names of the criteria differ, and the full marks are their sum where there are any. */
export const assignmentSchema = fields
  .superRefine(({ criteria, maxScore, dueDate }, context) => {
    const names = criteria.map(({ name }) => searchKeyOf(name));
    const require = (isThere: boolean, path: (string | number)[], text?: object): void => {
      if (!isThere) context.addIssue({ code: 'custom', path, ...(text && { params: { text } }) });
    };
    require(dueDate !== null, ['dueDate']);
    require(criteria.length > 0 || maxScore !== null, ['maxScore'], texts.needsMarks);
    for (const [index, criterion] of criteria.entries()) {
      const isFirst = names.indexOf(names[index] ?? '') === index;
      require(isFirst, ['criteria', index, 'name'], texts.namesDiffer);
      require(criterion.maxScore !== null, ['criteria', index, 'maxScore']);
    }
  })
  .transform(({ criteria, maxScore, dueDate, ...values }) => ({
    ...values,
    dueDate: dueDate ?? '',
    maxScore: criteria.length > 0 ? sumOfCriteria(criteria) : maxScore,
    criteria: criteria.map((criterion) => ({ ...criterion, maxScore: criterion.maxScore ?? 0 })),
  }));

export function emptyAssignment(place: { courseId: string; subjectId: string }): AssignmentValues {
  return {
    title: '',
    description: '',
    dueDate: null,
    assignmentType: 'individual',
    maxScore: null,
    criteria: [],
    instructions: '',
    submissionLink: '',
    batchIds: [],
    ...place,
  };
}

export function valuesOf(assignment: AssignmentForAdmin): AssignmentValues {
  const { title, description, dueDate, assignmentType, maxScore, criteria } = assignment;
  const { instructions, submissionLink, courseId, subjectId, batchIds } = assignment;
  return {
    title,
    description,
    dueDate,
    assignmentType,
    maxScore,
    criteria,
    instructions,
    submissionLink,
    courseId,
    subjectId,
    batchIds,
  };
}
