import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { ReasonField } from '../../reason/reason-field.tsx';
import { useReason } from '../../reason/use-reason.ts';
import type { ListedClaim } from './listed-claim.ts';
import styles from './payment-claims.module.css';
import { reasons, texts } from './texts.ts';
import { useDecideClaim } from './use-decide-claim.ts';
import { useStudentName } from './use-student-name.ts';

interface RefuseDialogProps {
  readonly claim: ListedClaim;
  readonly onClose: () => void;
}

const required = {
  en: 'Write why you refuse the payment. The student reads it.',
  bn: 'কেন নাকচ করছেন তা লিখুন। শিক্ষার্থী এটি পড়বে।',
};

/** Asks for the reason, which the student reads; a suggested one can be changed. An approved payment is taken back by it. */
export function RefuseDialog({ claim, onClose }: RefuseDialogProps): ReactNode {
  const translate = useText();
  const nameOf = useStudentName();
  const formId = useId();
  const { refuse, isBusy } = useDecideClaim();
  const reason = useReason();
  const inLanguage = useBilingual();
  const isRevoked = claim.state === 'approved';
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const written = reason.take();
    if (written !== null && !isBusy) refuse(claim, written, onClose);
  }
  return (
    <Dialog
      isOpen
      title={translate(isRevoked ? texts.revokeTitle : texts.refuseTitle, { name: nameOf(claim) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate(texts.cancel)}</Button>
          <Button type="submit" form={formId} kind="danger" isBusy={isBusy}>
            {translate(isRevoked ? texts.revokeConfirm : texts.refuse)}
          </Button>
        </>
      }
    >
      {isRevoked && <p>{translate(texts.revokeText, { course: inLanguage(claim.courseName) })}</p>}
      <form id={formId} noValidate onSubmit={submit}>
        <fieldset className={styles['reasons']}>
          <legend>{translate(texts.suggested)}</legend>
          {reasons.map((suggested) => (
            <Button
              key={suggested.en}
              size="small"
              onClick={() => reason.type(`${suggested.bn} | ${suggested.en}`)}
            >
              {translate(suggested)}
            </Button>
          ))}
        </fieldset>
        <ReasonField
          reason={reason}
          label={translate(texts.reason)}
          help={translate(texts.refuseText)}
          missing={translate(required)}
          maxLength={500}
        />
      </form>
    </Dialog>
  );
}
