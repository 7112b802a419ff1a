import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { ReasonField } from '../reason/reason-field.tsx';
import { useReason } from '../reason/use-reason.ts';
import { useAccountName } from '../students/account-name.tsx';
import { texts } from './texts.ts';
import { type EndedEnrolment, useEnrolmentEnd } from './use-enrolment-end.ts';

interface EndDialogProps {
  readonly enrolment: EndedEnrolment;
  readonly onClose: () => void;
}

/** Says what ends and what stays, and asks for the reason that the student reads. */
export function EndDialog({ enrolment, onClose }: EndDialogProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const name = useAccountName(enrolment.studentId);
  const formId = useId();
  const reason = useReason();
  const { end, isBusy } = useEnrolmentEnd();
  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const written = reason.take();
    if (written !== null && !isBusy && (await end(enrolment, name, written))) onClose();
  }
  return (
    <Dialog
      isOpen
      title={translate(texts.endTitle, { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate(texts.cancel)}</Button>
          <Button type="submit" form={formId} kind="danger" isBusy={isBusy}>
            {translate(texts.confirm)}
          </Button>
        </>
      }
    >
      <p>{translate(texts.endText, { course: inLanguage(enrolment.courseName) })}</p>
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <ReasonField
          reason={reason}
          label={translate(texts.reason)}
          help={translate(texts.reasonHelp)}
          missing={translate(texts.reasonMissing)}
          maxLength={500}
        />
      </form>
    </Dialog>
  );
}
