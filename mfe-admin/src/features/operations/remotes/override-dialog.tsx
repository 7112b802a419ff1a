import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { ReasonField } from '../../../reason/reason-field.tsx';
import { useReason } from '../../../reason/use-reason.ts';
import { texts as common } from '../texts.ts';
import { texts } from './texts.ts';
import type { RefusedRelease, ReleaseChanges } from './use-release-changes.ts';

interface OverrideDialogProps {
  readonly refused: RefusedRelease;
  readonly changes: Pick<ReleaseChanges, 'override' | 'forgetRefused'>;
}

const shortestReason = 10;

/** Shows what contract tests found, and overrides it with a reason, which is in the audit log. */
export function OverrideDialog({ refused, changes }: OverrideDialogProps): ReactNode {
  const translate = useText();
  const formId = useId();
  const reason = useReason({ shortest: shortestReason });

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const written = reason.take();
    if (written !== null) changes.override(refused, written);
  }

  const { name, version, message } = refused;
  return (
    <Dialog
      isOpen
      title={translate(texts.refusedTitle, { name, version })}
      onClose={changes.forgetRefused}
      actions={
        <>
          <Button onClick={changes.forgetRefused}>{translate(common.cancel)}</Button>
          <Button type="submit" form={formId} kind="danger">
            {translate(texts.anyway)}
          </Button>
        </>
      }
    >
      <Notice tone="bad">
        <p>{message}</p>
      </Notice>
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
