import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { correctEntry } from '@pathshala/svc-catalog-contract/ledger';
import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { ReasonField } from '../../reason/reason-field.tsx';
import { useReason } from '../../reason/use-reason.ts';
import { staleFees } from './fee-paths.ts';
import type { EntryDialogProps } from './refund-dialog.tsx';
import { texts } from './texts.ts';

/** Takes an entry back that was a mistake, with a reason. */
export function CorrectDialog({ entry, onClose }: EntryDialogProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const formId = useId();
  const reason = useReason();
  const { toast } = useServices();
  const { mutate, isPending } = useApiMutation<typeof correctEntry>(
    'post',
    '/courses/ledger/entries/{id}/correction',
    {
      invalidates: staleFees,
      onSuccess: ({ no }) => {
        toast.success(translate(texts.posted, { no: format.number(no) }));
        onClose();
      },
      onError: ({ message }) => toast.error(message),
    },
  );
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const written = reason.take();
    if (written !== null && !isPending) mutate({ params: { id: entry._id }, body: { reason: written } });
  }
  return (
    <Dialog
      isOpen
      title={translate(texts.correctTitle, { no: format.number(entry.no) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate(commonTexts.cancel)}</Button>
          <Button type="submit" form={formId} kind="danger" isBusy={isPending}>
            {translate(texts.correctDo)}
          </Button>
        </>
      }
    >
      <p>{translate(texts.correctText, { amount: format.paisa(entry.amountPaisa) })}</p>
      <form id={formId} noValidate onSubmit={submit}>
        <ReasonField
          reason={reason}
          label={translate(texts.reason)}
          help={translate(texts.reasonHelp)}
          missing={translate(texts.reasonMissing)}
          maxLength={300}
        />
      </form>
    </Dialog>
  );
}
