import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import {
  type Gradebook,
  type GradebookForm,
  type GradedKind,
  gradedKind,
  type readGradebook,
  type replaceGradebook,
} from '@pathshala/svc-catalog-contract/gradebooks';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { z } from 'zod';
import { gradebookPath, gradebookRowsPath } from './gradebook-path.ts';
import { texts } from './texts.ts';

const weight = z.number().min(0).max(1000).multipleOf(0.01);

const weightsSchema = z.object({
  kindWeights: z.object({ exam: weight, 'past-year': weight, assignment: weight }),
  missing: z.string(),
  counted: z.string(),
  isReleased: z.boolean(),
  /** null: the weight of its kind. */
  weights: z.array(z.object({ itemId: z.string(), weight: weight.nullable() })),
});

export type WeightsValues = z.input<typeof weightsSchema>;

export const weightedKinds = gradedKind.options;

function valuesOf({ kindWeights, missing, counted, isReleased, items }: Gradebook): WeightsValues {
  const weights = items.map(({ itemId, ownWeight }) => ({ itemId, weight: ownWeight }));
  return { kindWeights, missing, counted, isReleased, weights };
}

function bodyOf({ kindWeights, missing, counted, isReleased, weights }: WeightsValues): GradebookForm {
  return {
    kindWeights,
    missing: missing === 'zero' ? 'zero' : 'left-out',
    counted: counted === 'best' || counted === 'first' ? counted : 'latest',
    isReleased,
    weights: weights.flatMap(({ itemId, weight: own }) => (own === null ? [] : [{ itemId, weight: own }])),
  };
}

/** Percent of the whole for each exam and assignment, as the weights are typed. */
export function sharesOf(
  kinds: readonly GradedKind[],
  { kindWeights, weights }: Pick<WeightsValues, 'kindWeights' | 'weights'>,
): readonly number[] {
  const typed = kinds.map((kind, at) => weights[at]?.weight ?? kindWeights[kind]);
  const shown = typed.map((one) => (Number.isFinite(one) ? one : 0));
  const whole = shown.reduce((sum, one) => sum + one, 0);
  return shown.map((one) => (whole === 0 ? 0 : Math.round((one / whole) * 10_000) / 100));
}

export function useWeightsForm(stored: Gradebook) {
  const translate = useText();
  const { api, toast } = useServices();
  const params = { courseId: stored.courseId };
  return useAdminForm<WeightsValues, WeightsValues, Gradebook>({
    schema: weightsSchema,
    defaultValues: valuesOf(stored),
    rev: stored.rev,
    invalidates: [gradebookPath, gradebookRowsPath],
    save: (values, { rev }) =>
      api.call<typeof replaceGradebook>('put', gradebookPath, {
        params,
        body: { ...bodyOf(values), ...(rev !== undefined && { rev }) },
      }),
    loadStored: async () => {
      const latest = await api.call<typeof readGradebook>('get', gradebookPath, { params });
      const { rev, changedBy, changedAt } = latest;
      return { values: valuesOf(latest), rev, changedBy, changedAt };
    },
    onSaved: () => toast.success(translate(texts.saved)),
  });
}
