import { emptyValues, type Fields } from '@pathshala/admin-kit/forms/record-fields';
import { useRecordForm } from '@pathshala/admin-kit/forms/use-record-form';
import { paisaOf, takaOf } from '@pathshala/rules/money';
import type {
  Coupon,
  createCoupon,
  readCoupon,
  replaceCoupon,
} from '@pathshala/svc-catalog-contract/coupons';
import { useServices } from '@pathshala/web-kit/services';
import { z } from 'zod';
import { couponsPath } from './fee-paths.ts';
import { texts } from './texts.ts';

const couponPath = '/courses/coupons/{code}';

const fields = {
  code: { kind: 'text', label: texts.code, maxLength: 40 },
  percent: { kind: 'number', label: texts.percent, help: texts.percentHelp, isOptional: true },
  amountPaisa: { kind: 'number', label: texts.amount, isOptional: true },
  maxUses: { kind: 'number', label: { en: 'Uses in all', bn: 'মোট কতবার' } },
  maxPerStudent: { kind: 'number', label: { en: 'Uses of one student', bn: 'একজন কতবার' } },
  endsOn: { kind: 'date', label: texts.ends, isOptional: true },
  isActive: { kind: 'switch', label: texts.active },
} as const satisfies Fields;

const couponSchema = z
  .object({
    code: z.string().trim(),
    percent: z.number().int().min(1).max(100).nullable(),
    amountPaisa: z.number().gt(0).nullable(),
    maxUses: z.number().int().min(1).max(1_000_000),
    maxPerStudent: z.number().int().min(1).max(20),
    courseId: z.string(),
    endsOn: z.string(),
    isActive: z.boolean(),
  })
  .superRefine(({ code, percent, amountPaisa }, context) => {
    if (code.length < 3)
      context.addIssue({ code: 'custom', path: ['code'], params: { text: texts.codeWrong } });
    if ((percent === null) === (amountPaisa === null)) {
      context.addIssue({ code: 'custom', path: ['percent'], params: { text: texts.discountWrong } });
    }
  });

/** Amounts are in taka while they are typed; of the courses the form has one at most. */
export type CouponValues = z.input<typeof couponSchema>;

function valuesOf(coupon: Coupon): CouponValues {
  const { code, percent, amountPaisa, maxUses, maxPerStudent, courseIds, endsOn, isActive } = coupon;
  return {
    code,
    percent,
    amountPaisa: amountPaisa === null ? null : takaOf(amountPaisa),
    maxUses,
    maxPerStudent,
    courseId: courseIds[0] ?? '',
    endsOn: endsOn ?? '',
    isActive,
  };
}

/** The terms of the form; further courses of a stored coupon stay. */
function termsOf(values: CouponValues, stored: Coupon | undefined) {
  const { percent, amountPaisa, maxUses, maxPerStudent, courseId, endsOn, isActive } = values;
  const others = (stored?.courseIds ?? []).slice(1);
  return {
    percent,
    amountPaisa: amountPaisa === null ? null : paisaOf(amountPaisa),
    maxUses,
    maxPerStudent,
    courseIds: courseId === '' ? [] : [courseId, ...others.filter((id) => id !== courseId)],
    endsOn: endsOn === '' ? null : endsOn,
    isActive,
  };
}

export function useCouponForm(coupon: Coupon | undefined, onSaved: () => void) {
  const { api } = useServices();
  return useRecordForm<CouponValues, CouponValues, Coupon, Coupon>({
    draft: ['coupon', 'new'],
    schema: couponSchema,
    fields,
    stored: coupon,
    empty: { ...emptyValues(fields), maxUses: 100, maxPerStudent: 1, courseId: '', isActive: true },
    valuesOf,
    read: (code) => api.call<typeof readCoupon>('get', couponPath, { params: { code } }),
    create: (values): Promise<Coupon> =>
      api.call<typeof createCoupon>('post', couponsPath, {
        body: { code: values.code, ...termsOf(values, undefined) },
      }),
    replace: ({ code }, values, edit): Promise<Coupon> =>
      api.call<typeof replaceCoupon>('put', couponPath, {
        params: { code },
        body: { ...termsOf(values, coupon), ...edit },
      }),
    nameOf: ({ code }) => code,
    stale: [couponsPath],
    onSaved,
  });
}
