import type { ApiError } from '@pathshala/web-kit/api-error';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button, type ButtonKind } from '@pathshala/web-kit/parts/button';
import { CodeField } from '@pathshala/web-kit/parts/code-field';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Field } from '@pathshala/web-kit/parts/field';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { PasswordInput } from '@pathshala/web-kit/parts/password-input';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { texts } from './texts.ts';

interface PasswordForm {
  readonly password: string;
  /** Empty where no code is asked for. */
  readonly code: string;
}

interface PasswordDialogProps {
  readonly title: string;
  /** The text about what the action does. */
  readonly children: ReactNode;
  /** A verb. */
  readonly confirmText: string;
  readonly kind?: ButtonKind;
  readonly asksForCode?: boolean;
  readonly isBusy: boolean;
  readonly error: ApiError | null;
  readonly onConfirm: (form: PasswordForm) => void;
  readonly onClose: () => void;
}

/** Asks for the password again, and for the code of the app, before a credential changes. */
export function PasswordDialog(props: PasswordDialogProps): ReactNode {
  const translate = useText();
  const formId = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { asksForCode = false, error } = props;
  const fields = error?.fields ?? {};
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    props.onConfirm({ password, code });
  }
  return (
    <Dialog
      title={props.title}
      isOpen
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{translate(commonTexts.cancel)}</Button>
          <Button kind={props.kind ?? 'primary'} type="submit" form={formId} isBusy={props.isBusy}>
            {props.confirmText}
          </Button>
        </>
      }
    >
      {props.children}
      <form id={formId} onSubmit={submit} noValidate>
        {error !== null && Object.keys(fields).length === 0 && (
          <Notice tone="bad" isLive>
            <p>{error.message}</p>
          </Notice>
        )}
        <Field label={translate(texts.password)} error={fields['password']}>
          <PasswordInput
            value={password}
            autoComplete="current-password"
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </Field>
        {asksForCode && (
          <CodeField label={translate(texts.code)} value={code} onChange={setCode} error={fields['code']} />
        )}
      </form>
    </Dialog>
  );
}
