import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import { paisaOf, takaOf } from '@pathshala/rules/money';
import type {
  PriceList,
  PricePlanForm,
  readPriceList,
  replacePriceList,
} from '@pathshala/svc-catalog-contract/fees';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { z } from 'zod';
import { texts } from './texts.ts';

const path = '/courses/fees/plans/{courseId}';

const instalment = z.object({ dueOn: z.string().min(1), amountPaisa: z.number().gt(0) });

const planSchema = z
  .object({
    planId: z.string(),
    planName: z.string().trim().min(1).max(100),
    kind: z.string(),
    pricePaisa: z.number().gt(0),
    dueAfterDays: z.number().int().min(0).max(365),
    months: z.number().int().min(1).max(36),
    dayOfMonth: z.number().int().min(1).max(31),
    instalments: z.array(instalment),
  })
  .superRefine(({ kind, pricePaisa, instalments }, context) => {
    if (kind !== 'instalments' || sumOf(instalments) === paisaOf(pricePaisa)) return;
    context.addIssue({ code: 'custom', path: ['pricePaisa'], params: { text: texts.sumMismatch } });
  });

const plansSchema = z.object({ plans: z.array(planSchema).max(10) });

/** Amounts are in taka while they are typed. */
export type PlansValues = z.input<typeof plansSchema>;
type PlanValues = PlansValues['plans'][number];

/** Paisa. */
export function sumOf(instalments: readonly { readonly amountPaisa: number | null }[]): number {
  return instalments.reduce((sum, { amountPaisa }) => sum + paisaOf(amountPaisa ?? 0), 0);
}

export function newPlan(planName: string, coursePricePaisa: number): PlanValues {
  const first = { dueAfterDays: 0, months: 6, dayOfMonth: 5, instalments: [] };
  return { planId: '', planName, kind: 'once', pricePaisa: takaOf(coursePricePaisa), ...first };
}

function valuesOf({ plans, coursePricePaisa }: PriceList): PlansValues {
  return {
    plans: plans.map((plan) => ({
      ...newPlan(plan.planName, coursePricePaisa),
      ...plan,
      pricePaisa: takaOf(plan.pricePaisa),
      instalments:
        plan.kind === 'instalments'
          ? plan.instalments.map(({ dueOn, amountPaisa }) => ({ dueOn, amountPaisa: takaOf(amountPaisa) }))
          : [],
    })),
  };
}

function bodyOf(plan: PlanValues): PricePlanForm {
  const { planId, planName, dueAfterDays, months, dayOfMonth } = plan;
  const facts = { ...(planId !== '' && { planId }), planName, pricePaisa: paisaOf(plan.pricePaisa) };
  if (plan.kind === 'monthly') return { ...facts, kind: 'monthly', months, dayOfMonth };
  if (plan.kind !== 'instalments') return { ...facts, kind: 'once', dueAfterDays };
  const instalments = plan.instalments.map(({ dueOn, amountPaisa }) => ({
    dueOn,
    amountPaisa: paisaOf(amountPaisa),
  }));
  return { ...facts, kind: 'instalments', instalments };
}

export function usePlansForm(stored: PriceList) {
  const translate = useText();
  const { api, toast } = useServices();
  const { courseId } = stored;
  return useAdminForm<PlansValues, PlansValues, PriceList>({
    schema: plansSchema,
    defaultValues: valuesOf(stored),
    rev: stored.rev,
    invalidates: [path],
    save: ({ plans }, { rev }) =>
      api.call<typeof replacePriceList>('put', path, {
        params: { courseId },
        body: { plans: plans.map(bodyOf), ...(rev !== undefined && { rev }) },
      }),
    loadStored: async () => {
      const latest = await api.call<typeof readPriceList>('get', path, { params: { courseId } });
      const { rev, changedBy, changedAt } = latest;
      return { values: valuesOf(latest), rev, changedBy, changedAt };
    },
    onSaved: () => toast.success(translate(texts.savedPlans)),
  });
}
