import type { Batch } from '@pathshala/svc-catalog-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { Checkbox } from '@pathshala/web-kit/parts/checkbox';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { ReasonField } from '../../reason/reason-field.tsx';
import { useReason } from '../../reason/use-reason.ts';
import { texts } from '../../batches/member-texts.ts';
import { useMemberCalls } from '../../batches/use-member-calls.ts';
import type { NamedMember } from './use-member-columns.tsx';

interface MemberDialogProps {
  readonly batch: Batch;
  readonly member: NamedMember;
  readonly onClose: () => void;
}

/** Says what closes and what stays, and asks for the reason and whether the enrolments end, too. */
export function EndDialog({ batch, member, onClose }: MemberDialogProps): ReactNode {
  const translate = useText();
  const name = member.studentName;
  const formId = useId();
  const reason = useReason();
  const [endsEnrolments, setEndsEnrolments] = useState(false);
  const { end, isBusy } = useMemberCalls(batch);
  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const written = reason.take();
    if (written === null || isBusy) return;
    if (await end(member, { reason: written, endsEnrolments })) onClose();
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
            {translate(texts.confirmEnd)}
          </Button>
        </>
      }
    >
      <p>{translate(texts.endText)}</p>
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <ReasonField
          reason={reason}
          label={translate(texts.reason)}
          help={translate(texts.reasonHelp)}
          missing={translate(texts.reasonMissing)}
          maxLength={500}
        />
        <Checkbox
          label={translate(texts.endsEnrolments)}
          checked={endsEnrolments}
          onChange={(event) => setEndsEnrolments(event.currentTarget.checked)}
        />
      </form>
    </Dialog>
  );
}
