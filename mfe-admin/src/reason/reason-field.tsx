import { Field } from '@pathshala/web-kit/parts/field';
import { TextArea } from '@pathshala/web-kit/parts/text-input';
import type { ReactNode } from 'react';
import type { Reason } from './use-reason.ts';

interface ReasonFieldProps {
  readonly reason: Reason;
  readonly label: string;
  readonly help: string;
  /** The text that says what to do while the reason is missing. */
  readonly missing: string;
  readonly maxLength: number;
}

export function ReasonField({ reason, label, help, missing, maxLength }: ReasonFieldProps): ReactNode {
  return (
    <Field label={label} help={help} error={reason.isMissing ? missing : undefined}>
      <TextArea
        value={reason.typed}
        rows={3}
        maxLength={maxLength}
        onChange={({ target }) => reason.type(target.value)}
      />
    </Field>
  );
}
