import { deviceNameIn } from '@pathshala/rules/device-name';
import type { listOwnSessions } from '@pathshala/svc-auth-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Field } from '@pathshala/web-kit/parts/field';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { PasswordInput } from '@pathshala/web-kit/parts/password-input';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { texts } from './texts.ts';
import { useAddPasskey } from './use-add-passkey.ts';

interface AddPasskeyDialogProps {
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** The name of the device, which can stay as proposed, and the password; then the device asks for its own confirmation. */
export function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyDialogProps): ReactNode {
  const translate = useText();
  const formId = useId();
  const proposed = useThisDevice();
  const [typed, setTyped] = useState<{ name?: string; password: string }>({ password: '' });
  const form = { name: proposed, ...typed };
  const { add, error, isBusy, stopped } = useAddPasskey(onAdded);
  const fields = error?.fields ?? {};
  const refusal = stopped ?? (Object.keys(fields).length === 0 ? error?.message : undefined);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    void add(form);
  }
  return (
    <Dialog
      title={translate(texts.addPasskey)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate(commonTexts.cancel)}</Button>
          <Button kind="primary" type="submit" form={formId} isBusy={isBusy}>
            {translate(commonTexts.continueToNext)}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        {refusal !== undefined && (
          <Notice tone="bad" isLive>
            <p>{refusal}</p>
          </Notice>
        )}
        <Field
          label={translate(texts.passkeyName)}
          help={translate(texts.passkeyNameHelp)}
          error={fields['name']}
        >
          <TextInput
            value={form.name}
            maxLength={60}
            onChange={({ currentTarget }) => setTyped({ ...typed, name: currentTarget.value })}
          />
        </Field>
        <Field label={translate(texts.password)} error={fields['password']}>
          <PasswordInput
            value={form.password}
            autoComplete="current-password"
            onChange={({ currentTarget }) => setTyped({ ...typed, password: currentTarget.value })}
          />
        </Field>
      </form>
    </Dialog>
  );
}

/**
 * Returns the name of this browser in the list of sessions; empty until it is known, and then the service names the passkey.
 */
function useThisDevice(): string {
  const language = useLanguage();
  const { data } = useApiQuery<typeof listOwnSessions>('/users/sessions', {});
  const here = data?.items.find(({ current }) => current);
  return deviceNameIn(language, here?.device ?? '');
}
