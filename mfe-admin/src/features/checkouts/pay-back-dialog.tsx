import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { ReasonField } from '../../reason/reason-field.tsx';
import { useReason } from '../../reason/use-reason.ts';
import { type ListedCheckout, takaOf, useStudentName } from './listed-checkout.ts';
import { texts } from './texts.ts';
import { useDecideCheckout } from './use-decide-checkout.ts';

export interface PayBack {
  readonly checkout: ListedCheckout;
  readonly decision: 'refund' | 'refunded';
}

const wordsOf = {
  refund: { title: texts.refundTitle, text: texts.refundText, confirm: texts.refundConfirm },
  refunded: { title: texts.refundedTitle, text: texts.refundedText, confirm: texts.refundedConfirm },
} as const;

/** Asks for the reason, and says what happens to the money and the enrolment. */
export function PayBackDialog({ checkout, decision, onClose }: PayBack & { onClose: () => void }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const nameOf = useStudentName();
  const formId = useId();
  const reason = useReason();
  const { payBack, isBusy } = useDecideCheckout();
  const words = wordsOf[decision];
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const written = reason.take();
    if (written !== null && !isBusy) payBack(checkout, decision, { reason: written, onDone: onClose });
  }
  return (
    <Dialog
      isOpen
      title={translate(words.title, { name: nameOf(checkout), amount: format.money(takaOf(checkout)) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate(texts.cancel)}</Button>
          <Button type="submit" form={formId} kind="danger" isBusy={isBusy}>
            {translate(words.confirm)}
          </Button>
        </>
      }
    >
      <p>{translate(words.text)}</p>
      <form id={formId} noValidate onSubmit={submit}>
        <ReasonField
          reason={reason}
          label={translate(texts.note)}
          help={translate(texts.noteHelp)}
          missing={translate(texts.noteMissing)}
          maxLength={300}
        />
      </form>
    </Dialog>
  );
}
