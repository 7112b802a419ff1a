import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import type { Fields } from '@pathshala/admin-kit/forms/record-fields';
import { paisaOf } from '@pathshala/rules/money';
import type { LedgerEntry, PaymentMethod, takePayment } from '@pathshala/svc-catalog-contract/ledger';
import { randomId } from '@pathshala/web-kit/random-id';
import { useServices } from '@pathshala/web-kit/services';
import { useState } from 'react';
import { z } from 'zod';
import { staleFees } from './fee-paths.ts';
import { texts } from './texts.ts';

const fields = {
  amountPaisa: { kind: 'number', label: texts.amount },
  method: { kind: 'choice', label: texts.method },
  reference: {
    kind: 'text',
    label: texts.reference,
    help: texts.referenceHelp,
    maxLength: 60,
    isOptional: true,
  },
  note: { kind: 'text', label: texts.note, maxLength: 300, isOptional: true },
  takenOn: { kind: 'date', label: texts.takenOn, help: texts.takenOnHelp, isOptional: true },
  isPostedToday: { kind: 'switch', label: texts.postToday, help: texts.postTodayHelp },
} as const satisfies Fields;

const paymentSchema = z
  .object({
    studentId: z.string(),
    courseId: z.string(),
    amountPaisa: z.number().nullable(),
    method: z.string(),
    reference: z.string(),
    note: z.string(),
    takenOn: z.string(),
    isPostedToday: z.boolean(),
  })
  .superRefine(({ studentId, courseId, amountPaisa }, context) => {
    const require = (isRight: boolean, field: string, text: object): void => {
      if (!isRight) context.addIssue({ code: 'custom', path: [field], params: { text } });
    };
    require(studentId !== '', 'amountPaisa', texts.studentMissing);
    require(courseId !== '', 'amountPaisa', texts.courseMissing);
    require(amountPaisa !== null && paisaOf(amountPaisa) > 0, 'amountPaisa', texts.amountWrong);
  });

/** Amounts are in taka while they are typed. */
export type PaymentValues = z.input<typeof paymentSchema>;

export interface Payer {
  readonly studentId: string;
  readonly courseId: string;
  /** The amount that is due, as the proposal. */
  readonly duePaisa: number;
}

/** The form of the cash desk. Its key is made once, so that a second press posts nothing. */
export function usePaymentForm(
  { studentId, courseId, duePaisa }: Payer,
  onSaved: (entry: LedgerEntry) => void,
) {
  const { api } = useServices();
  const [key] = useState(randomId);
  return useAdminForm<PaymentValues, PaymentValues, LedgerEntry>({
    schema: paymentSchema,
    fields,
    defaultValues: {
      studentId,
      courseId,
      amountPaisa: duePaisa > 0 ? duePaisa / 100 : null,
      method: 'cash',
      reference: '',
      note: '',
      takenOn: '',
      isPostedToday: false,
    },
    invalidates: staleFees,
    save: ({ amountPaisa, method, takenOn, ...payment }) =>
      api.call<typeof takePayment>('post', '/courses/ledger/payments', {
        body: {
          ...payment,
          key,
          amountPaisa: paisaOf(amountPaisa ?? 0),
          method: method as PaymentMethod,
          ...(takenOn !== '' && { takenOn }),
        },
      }),
    onSaved,
  });
}
