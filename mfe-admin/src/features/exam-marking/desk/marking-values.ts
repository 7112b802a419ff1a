import { add, marks, noMarks, rounded } from '@pathshala/rules/marks';
import type { MarkingDesk } from '@pathshala/svc-exams-contract/written';
import { z } from 'zod';

const annotation = z.object({
  pageId: z.string(),
  x: z.number(),
  y: z.number(),
  text: z.string().trim().max(1000),
});

const fields = z.object({
  criteria: z.array(
    z.object({
      name: z.string(),
      marks: z.number().min(0).multipleOf(0.01).nullable(),
      comment: z.string().trim().max(2000),
    }),
  ),
  comment: z.string().trim().max(10_000),
  annotations: z.array(annotation),
  reason: z.string().trim().max(1000),
});

export type MarkingValues = z.input<typeof fields>;
export type Note = MarkingValues['annotations'][number];

type Desk = Pick<MarkingDesk, 'criteria' | 'marking'>;
type Text = Readonly<Record<'en' | 'bn', string>>;

/** Returns the marks that are given already, criterion by criterion; empty fields otherwise. */
export function markingValuesOf({ criteria, marking }: Desk): MarkingValues {
  return {
    criteria: criteria.map(({ name }, index) => ({
      name,
      marks: marking?.criteria[index]?.marks ?? null,
      comment: marking?.criteria[index]?.comment ?? '',
    })),
    comment: marking?.comment ?? '',
    annotations: (marking?.annotations ?? []).map((note) => ({ ...note })),
    reason: '',
  };
}

/** Every criterion needs marks, none above its maximum; changed marks need a reason. Empty comments on pages are left out. */
export function markingSchema(
  { criteria, marking }: Desk,
  messages: { readonly tooHigh: Text; readonly needed: Text },
) {
  return fields
    .superRefine((values, context) => {
      for (const [index, { marks: given }] of values.criteria.entries()) {
        const path = ['criteria', index, 'marks'];
        const max = criteria[index]?.maxMarks ?? 0;
        if (given === null) context.addIssue({ code: 'custom', path });
        else if (given > max) {
          const text = filled(messages.tooHigh, max);
          context.addIssue({ code: 'custom', path, params: { text } });
        }
      }
      if (marking !== null && values.reason === '') {
        context.addIssue({ code: 'custom', path: ['reason'], params: { text: messages.needed } });
      }
    })
    .transform((values) => ({
      ...values,
      criteria: values.criteria.map((one) => ({ ...one, marks: one.marks ?? 0 })),
      annotations: values.annotations.filter(({ text }) => text !== ''),
    }));
}

/** The exact sum of what is typed so far. */
export function sumOfMarks(criteria: MarkingValues['criteria']): number {
  const typed = criteria.flatMap((one) => (typeof one.marks === 'number' ? [one.marks] : []));
  return rounded(typed.reduce((sum, one) => add(sum, marks(one)), noMarks));
}

function filled({ en, bn }: Text, max: number): Text {
  return { en: en.replace('{max}', String(max)), bn: bn.replace('{max}', String(max)) };
}
