import type { deleteOwnAccount } from '@pathshala/svc-auth-contract/http';
import { ConfirmDialog } from '@pathshala/web-kit/parts/confirm-dialog';
import { Field } from '@pathshala/web-kit/parts/field';
import { PasswordInput } from '@pathshala/web-kit/parts/password-input';
import { useNavigate } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import type { SessionUser } from '@pathshala/web-kit/session';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Setting } from './setting.tsx';
import { SettingForm } from './setting-form.tsx';
import { texts } from './texts.ts';
import { useSettingForm } from './use-setting-form.ts';

interface Props {
  readonly user: SessionUser;
}

/** AUTH-05: asks for the password, then once more. */
export function DeleteAccount({ user }: Props): ReactNode {
  const translate = useText();
  return (
    <Setting
      name={translate(texts.delete)}
      value={translate(texts.deleteLead)}
      action={translate(texts.delete)}
    >
      {(close) => <Form user={user} onClose={close} />}
    </Setting>
  );
}

function useDeletion() {
  const translate = useText();
  const navigate = useNavigate();
  const { api, session, toast } = useServices();
  return useSettingForm({
    empty: { password: '' },
    send: async (body) => {
      await api.call<typeof deleteOwnAccount>('delete', '/user', { body });
      // Leaves the guarded page first: else its guard would redirect to the log-in.
      flushSync(() => void navigate('/'));
      session.loggedOut();
      toast.success(translate(texts.goodbye));
    },
  });
}

function Form({ user, onClose }: Props & { readonly onClose: () => void }): ReactNode {
  const translate = useText();
  const [isAsking, ask] = useState(false);
  const form = useDeletion();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    ask(true);
  };
  return (
    <SettingForm
      form={{ refusal: form.refusal, isBusy: form.isBusy, submit }}
      lead={translate(texts.deleteFirst)}
      action={translate(texts.goOn)}
      kind="danger"
      onCancel={onClose}
    >
      <Field label={translate(texts.yourPassword)} error={form.errors.password}>
        <PasswordInput {...form.input('password')} autoComplete="current-password" />
      </Field>
      <ConfirmDialog
        title={translate(texts.sure, { username: user.username })}
        confirmText={translate(texts.deleteNow)}
        isDangerous
        isOpen={isAsking}
        onClose={() => ask(false)}
        onConfirm={() => {
          ask(false);
          form.submit();
        }}
      >
        <p>{translate(texts.sureText)}</p>
      </ConfirmDialog>
    </SettingForm>
  );
}
