import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Field } from '@pathshala/web-kit/parts/field';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { TextArea } from '@pathshala/web-kit/parts/text-input';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { texts as common } from '../texts.ts';
import { texts } from './texts.ts';
import type { RefusedRelease, ReleaseChanges } from './use-release-changes.ts';

export interface OverrideDialogProps {
  readonly refused: RefusedRelease;
  readonly changes: Pick<ReleaseChanges, 'override' | 'forgetRefused'>;
}

const shortestReason = 10;

/** What contract tests found, and the way past them: a reason, which is in the audit log. */
export function OverrideDialog({ refused, changes }: OverrideDialogProps): ReactNode {
  const translate = useText();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const isShort = reason.trim().length < shortestReason;
    setMissing(isShort);
    if (!isShort) changes.override(refused, reason.trim());
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
        <Field
          label={translate(texts.reason)}
          help={translate(texts.reasonHelp)}
          error={isMissing ? translate(texts.reasonMissing) : undefined}
        >
          <TextArea
            value={reason}
            rows={3}
            maxLength={300}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
