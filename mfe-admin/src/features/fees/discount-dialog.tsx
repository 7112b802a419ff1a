import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@mantine/core';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { Field } from '@pathshala/admin-kit/forms/field';
import { FormColumns } from '@pathshala/admin-kit/forms/form-layout';
import type { Fields } from '@pathshala/admin-kit/forms/record-fields';
import { SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import { AdminModal, ModalActions } from '@pathshala/admin-kit/modal/modal';
import { paisaOf } from '@pathshala/rules/money';
import type { FeeAccount } from '@pathshala/svc-catalog-contract/fees';
import type { grantDiscount, LedgerEntry } from '@pathshala/svc-catalog-contract/ledger';
import { randomId } from '@pathshala/web-kit/random-id';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { staleFees } from './fee-paths.ts';
import { texts } from './texts.ts';

const fields = {
  kind: { kind: 'choice', label: texts.discountKind },
  percent: { kind: 'number', label: texts.percent, help: texts.percentHelp, isOptional: true },
  amountPaisa: { kind: 'number', label: texts.amount, isOptional: true },
  reason: { kind: 'text', label: texts.reason, maxLength: 300 },
} as const satisfies Fields;

const discountSchema = z
  .object({
    kind: z.string(),
    percent: z.number().int().min(1).max(100).nullable(),
    amountPaisa: z.number().gt(0).nullable(),
    reason: z.string().trim(),
  })
  .superRefine(({ percent, amountPaisa, reason }, context) => {
    if ((percent === null) === (amountPaisa === null)) {
      context.addIssue({ code: 'custom', path: ['percent'], params: { text: texts.discountWrong } });
    }
    if (reason === '') {
      context.addIssue({ code: 'custom', path: ['reason'], params: { text: texts.reasonMissing } });
    }
  });

type DiscountValues = z.input<typeof discountSchema>;

interface DiscountDialogProps {
  readonly account: FeeAccount;
  readonly onClose: () => void;
}

function useDiscountForm({ account: { studentId, courseId }, onClose }: DiscountDialogProps) {
  const translate = useText();
  const format = useFormat();
  const { api, toast } = useServices();
  const [key] = useState(randomId);
  return useAdminForm<DiscountValues, DiscountValues, LedgerEntry>({
    schema: discountSchema,
    fields,
    defaultValues: { kind: 'discount', percent: null, amountPaisa: null, reason: '' },
    invalidates: staleFees,
    save: ({ kind, percent, amountPaisa, reason }) =>
      api.call<typeof grantDiscount>('post', '/courses/ledger/discounts', {
        body: {
          key,
          studentId,
          courseId,
          kind: kind === 'scholarship' ? 'scholarship' : 'discount',
          reason,
          ...(percent !== null && { percent }),
          ...(amountPaisa !== null && { amountPaisa: paisaOf(amountPaisa) }),
        },
      }),
    onSaved: ({ amountPaisa }) => {
      toast.success(translate(texts.granted, { amount: format.paisa(amountPaisa) }));
      onClose();
    },
  });
}

/** Reduces the fees of one student in one course, with a reason. */
export function DiscountDialog(props: DiscountDialogProps): ReactNode {
  const translate = useText();
  const form = useDiscountForm(props);
  const kinds = (['discount', 'scholarship'] as const).map((value) => ({
    value,
    label: translate(texts[value]),
  }));
  return (
    <AdminModal title={translate(texts.grantTitle)} onClose={props.onClose}>
      <AdminForm form={form}>
        <Field<DiscountValues> name="kind" choices={kinds} />
        <FormColumns>
          <Field<DiscountValues> name="percent" />
          <Field<DiscountValues> name="amountPaisa" />
        </FormColumns>
        <Field<DiscountValues> name="reason" />
        <ModalActions>
          <Button variant="default" onClick={props.onClose}>
            {translate(commonTexts.cancel)}
          </Button>
          <SaveButton />
        </ModalActions>
      </AdminForm>
    </AdminModal>
  );
}
