import type { Passkey, renamePasskey } from '@pathshala/svc-auth-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Field } from '@pathshala/web-kit/parts/field';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { texts } from './texts.ts';

interface RenameDialogProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

export function RenameDialog({ passkey, onClose }: RenameDialogProps): ReactNode {
  const translate = useText();
  const formId = useId();
  const [name, setName] = useState(passkey.name);
  const rename = useApiMutation<typeof renamePasskey>('patch', '/users/passkeys/{id}', {
    invalidates: ['/users/passkeys'],
    onSuccess: onClose,
  });
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    rename.mutate({ params: { id: passkey.id }, body: { name } });
  }
  return (
    <Dialog
      title={translate(texts.renameOf, { name: passkey.name })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate(commonTexts.cancel)}</Button>
          <Button kind="primary" type="submit" form={formId} isBusy={rename.isPending}>
            {translate(commonTexts.save)}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field label={translate(texts.passkeyName)} error={rename.error?.message}>
          <TextInput
            value={name}
            maxLength={60}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
