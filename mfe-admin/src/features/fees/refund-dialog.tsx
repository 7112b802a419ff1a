import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@mantine/core';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { Field } from '@pathshala/admin-kit/forms/field';
import { FormColumns } from '@pathshala/admin-kit/forms/form-layout';
import type { Fields } from '@pathshala/admin-kit/forms/record-fields';
import { SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import { AdminModal, ModalActions } from '@pathshala/admin-kit/modal/modal';
import { paisaOf, takaOf } from '@pathshala/rules/money';
import type { LedgerEntry, PaymentMethod, refundPayment } from '@pathshala/svc-catalog-contract/ledger';
import { randomId } from '@pathshala/web-kit/random-id';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { staleFees } from './fee-paths.ts';
import { useMethodChoices } from './methods.ts';
import { texts } from './texts.ts';

const fields = {
  amountPaisa: { kind: 'number', label: texts.amount },
  method: { kind: 'choice', label: texts.method },
  reason: { kind: 'text', label: texts.reason, maxLength: 300 },
} as const satisfies Fields;

const refundSchema = z
  .object({ amountPaisa: z.number().nullable(), method: z.string(), reason: z.string().trim() })
  .superRefine(({ amountPaisa, reason }, context) => {
    if (amountPaisa === null || paisaOf(amountPaisa) <= 0) {
      context.addIssue({ code: 'custom', path: ['amountPaisa'], params: { text: texts.amountWrong } });
    }
    if (reason === '') {
      context.addIssue({ code: 'custom', path: ['reason'], params: { text: texts.reasonMissing } });
    }
  });

type RefundValues = z.input<typeof refundSchema>;

export interface EntryDialogProps {
  readonly entry: LedgerEntry;
  readonly onClose: () => void;
}

function useRefundForm({ entry, onClose }: EntryDialogProps) {
  const translate = useText();
  const { number } = useFormat();
  const { api, toast } = useServices();
  const [key] = useState(randomId);
  return useAdminForm<RefundValues, RefundValues, LedgerEntry>({
    schema: refundSchema,
    fields,
    defaultValues: { amountPaisa: takaOf(entry.amountPaisa), method: entry.method ?? 'cash', reason: '' },
    invalidates: staleFees,
    save: ({ amountPaisa, method, reason }) =>
      api.call<typeof refundPayment>('post', '/courses/ledger/entries/{id}/refunds', {
        params: { id: entry._id },
        body: { key, amountPaisa: paisaOf(amountPaisa ?? 0), method: method as PaymentMethod, reason },
      }),
    onSaved: ({ no }) => {
      toast.success(translate(texts.posted, { no: number(no) }));
      onClose();
    },
  });
}

/** Returns money of a payment. */
export function RefundDialog(props: EntryDialogProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const choices = useMethodChoices();
  const form = useRefundForm(props);
  const receipt = format.digits(props.entry.receipt ?? '');
  return (
    <AdminModal title={translate(texts.refundTitle, { receipt })} onClose={props.onClose}>
      <AdminForm form={form}>
        <FormColumns>
          <Field<RefundValues> name="amountPaisa" />
          <Field<RefundValues> name="method" choices={choices} />
        </FormColumns>
        <Field<RefundValues> name="reason" />
        <ModalActions>
          <Button variant="default" onClick={props.onClose}>
            {translate(commonTexts.cancel)}
          </Button>
          <SaveButton text={translate(texts.refundDo)} />
        </ModalActions>
      </AdminForm>
    </AdminModal>
  );
}
