import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Field } from '@pathshala/web-kit/parts/field';
import { TextArea } from '@pathshala/web-kit/parts/text-input';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import type { ListedClaim } from './listed-claim.ts';
import styles from './payment-claims.module.css';
import { reasons, texts } from './texts.ts';
import { useDecideClaim } from './use-decide-claim.ts';
import { useStudentName } from './use-student-name.ts';

export interface RefuseDialogProps {
  readonly claim: ListedClaim;
  readonly onClose: () => void;
}

const required = {
  en: 'Write why you refuse the payment. The student reads it.',
  bn: 'কেন নাকচ করছেন তা লিখুন। শিক্ষার্থী এটি পড়বে।',
};

/** Asks for the reason, which the student reads; a suggested one can be changed. */
export function RefuseDialog({ claim, onClose }: RefuseDialogProps): ReactNode {
  const translate = useText();
  const nameOf = useStudentName();
  const formId = useId();
  const { refuse, isBusy } = useDecideClaim();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const text = reason.trim();
    setMissing(text === '');
    if (text !== '' && !isBusy) refuse(claim, text, onClose);
  }
  return (
    <Dialog
      isOpen
      title={translate(texts.refuseTitle, { name: nameOf(claim) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate(texts.cancel)}</Button>
          <Button type="submit" form={formId} kind="danger" isBusy={isBusy}>
            {translate(texts.refuse)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <fieldset className={styles['reasons']}>
          <legend>{translate(texts.suggested)}</legend>
          {reasons.map((suggested) => (
            <Button
              key={suggested.en}
              size="small"
              onClick={() => setReason(`${suggested.bn} | ${suggested.en}`)}
            >
              {translate(suggested)}
            </Button>
          ))}
        </fieldset>
        <Field
          label={translate(texts.reason)}
          help={translate(texts.refuseText)}
          error={isMissing ? translate(required) : undefined}
        >
          <TextArea
            value={reason}
            rows={3}
            maxLength={500}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
