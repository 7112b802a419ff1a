import { add, marks, noMarks, rounded } from '@pathshala/rules/marks';
import type { AssignmentForAdmin, SubmissionForMarker } from '@pathshala/svc-catalog-contract/assignment';
import { z } from 'zod';

const score = z.number().min(0).multipleOf(0.01).nullable();

const fields = z.object({
  /** The score of an assignment without criteria. */
  score,
  /** The scores in the order of the assignment's criteria. */
  scores: z.array(z.object({ name: z.string(), maxScore: z.number(), score })),
  feedback: z.string().trim().max(10_000),
});

export type MarksValues = z.input<typeof fields>;

type Rules = Pick<AssignmentForAdmin, 'maxScore' | 'criteria'>;

/** Returns the marks that are given already, criterion by criterion; empty fields otherwise. */
export function marksValuesOf({ criteria }: Rules, { marks: given }: SubmissionForMarker): MarksValues {
  return {
    score: given?.score ?? null,
    scores: criteria.map((criterion) => ({
      ...criterion,
      score: given?.criteria.find(({ name }) => name === criterion.name)?.score ?? null,
    })),
    feedback: given?.feedback ?? '',
  };
}

/** Every score is needed, and none is above its maximum. */
export function marksSchema(
  { maxScore, criteria }: Rules,
  tooHigh: { readonly en: string; readonly bn: string },
) {
  return fields
    .superRefine((values, context) => {
      const single = [{ path: ['score'], score: values.score, max: maxScore }];
      const each = values.scores.map((one, index) => ({
        path: ['scores', index, 'score'],
        score: one.score,
        max: one.maxScore,
      }));
      for (const { path, score: given, max } of criteria.length > 0 ? each : single) {
        if (given === null) context.addIssue({ code: 'custom', path });
        else if (given > max) {
          const text = {
            en: tooHigh.en.replace('{max}', String(max)),
            bn: tooHigh.bn.replace('{max}', String(max)),
          };
          context.addIssue({ code: 'custom', path, params: { text } });
        }
      }
    })
    .transform(({ score: single, scores, feedback }) => ({
      feedback,
      ...(criteria.length === 0
        ? { score: single ?? 0 }
        : { criteria: scores.map((one) => ({ name: one.name, score: one.score ?? 0 })) }),
    }));
}

/** The exact sum of what is typed so far. */
export function sumOfScores(scores: MarksValues['scores']): number {
  const typed = scores.flatMap((one) => (typeof one.score === 'number' ? [one.score] : []));
  return rounded(typed.reduce((sum, one) => add(sum, marks(one)), noMarks));
}
