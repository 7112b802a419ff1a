import { difficulties } from '@pathshala/admin-exams/bank-question/bank-question-values';
import type { Blueprint, BlueprintForm } from '@pathshala/svc-exams-contract/blueprint';
import { z } from 'zod';
import { texts } from './texts.ts';

const difficulty = z.enum(difficulties);

const fields = z.object({
  title: z.string().trim().min(1).max(200),
  unusedDays: z.number().int().min(0).max(1000).nullable(),
  seed: z.string().trim().max(60),
  notInPapers: z.array(z.string()).max(50),
  rows: z
    .array(
      z.object({
        rowId: z.string(),
        subject: z.string().trim().min(1).max(120),
        chapter: z.string().trim().max(120),
        easiest: difficulty,
        hardest: difficulty,
        tags: z.array(z.string()).max(10),
        count: z.number().int().min(1).max(300).nullable(),
      }),
    )
    .min(1)
    .max(40),
});

/** An empty number is null; `rowId` is empty for a new row. */
export type BlueprintValues = z.input<typeof fields>;

export const blueprintSchema = fields
  .superRefine(({ rows }, context) => {
    for (const [index, { easiest, hardest, count }] of rows.entries()) {
      if (difficulties.indexOf(hardest) < difficulties.indexOf(easiest)) {
        const path = ['rows', index, 'hardest'];
        context.addIssue({ code: 'custom', path, params: { text: texts.wrongOrder } });
      }
      if (count === null) context.addIssue({ code: 'custom', path: ['rows', index, 'count'] });
    }
  })
  .transform(({ rows, unusedDays, ...values }) => ({
    ...values,
    unusedDays: unusedDays ?? 0,
    rows: rows.map(({ rowId, count, ...row }) => ({
      ...row,
      count: count ?? 1,
      ...(rowId !== '' && { _id: rowId }),
    })),
  })) satisfies z.ZodType<BlueprintForm>;

export type BlueprintOutput = z.output<typeof blueprintSchema>;

export const emptyRow: BlueprintValues['rows'][number] = {
  rowId: '',
  subject: '',
  chapter: '',
  easiest: 'easy',
  hardest: 'hard',
  tags: [],
  count: 10,
};

export const emptyBlueprint: BlueprintValues = {
  title: '',
  unusedDays: 0,
  seed: '',
  notInPapers: [],
  rows: [emptyRow],
};

export function valuesOf(blueprint: Blueprint): BlueprintValues {
  const { title, unusedDays, seed, notInPapers, rows } = blueprint;
  return {
    title,
    unusedDays,
    seed,
    notInPapers,
    rows: rows.map(({ _id: rowId, subject, chapter, easiest, hardest, tags, count }) => ({
      rowId,
      subject,
      chapter,
      easiest,
      hardest,
      tags,
      count,
    })),
  };
}
