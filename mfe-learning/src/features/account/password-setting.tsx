import { formMessages as auth } from '@pathshala/svc-auth-contract/form-messages';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Field } from '@pathshala/web-kit/parts/field';
import { NewPasswordInput } from '@pathshala/web-kit/parts/new-password-input';
import { PasswordInput } from '@pathshala/web-kit/parts/password-input';
import { useServices } from '@pathshala/web-kit/services';
import type { SessionUser } from '@pathshala/web-kit/session';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { Setting } from './setting.tsx';
import { SettingForm } from './setting-form.tsx';
import { texts } from './texts.ts';
import { useChangeAccount } from './use-change-account.ts';
import { useSettingForm } from './use-setting-form.ts';

interface Props {
  readonly user: SessionUser;
}

export function PasswordSetting({ user }: Props): ReactNode {
  const translate = useText();
  return (
    <Setting name={translate(commonTexts.password)} value="••••••••">
      {(close) => <Form user={user} onClose={close} />}
    </Setting>
  );
}

const empty = { currentPassword: '', password: '', again: '' };

function usePasswordForm(onClose: () => void) {
  const translate = useText();
  const { toast } = useServices();
  const change = useChangeAccount();
  return useSettingForm({
    empty,
    check: ({ password, again }) => {
      if (password === '') return { password: translate(auth['auth.password-missing']) };
      return password === again ? {} : { again: translate(auth['auth.passwords-differ']) };
    },
    send: async ({ currentPassword, password }) => {
      await change({ currentPassword, password });
      toast.success(translate(texts.passwordSaved));
      onClose();
    },
  });
}

function Form({ user, onClose }: Props & { readonly onClose: () => void }): ReactNode {
  const translate = useText();
  const form = usePasswordForm(onClose);
  return (
    <SettingForm
      form={form}
      lead={translate(texts.passwordLead)}
      action={translate(commonTexts.save)}
      onCancel={onClose}
    >
      <Field label={translate(texts.currentPassword)} error={form.errors.currentPassword}>
        <PasswordInput {...form.input('currentPassword')} autoComplete="current-password" />
      </Field>
      <Field
        label={translate(texts.newPassword)}
        help={translate(auth['auth.password-advice'])}
        error={form.errors.password}
      >
        <NewPasswordInput {...form.input('password')} owner={user} />
      </Field>
      <Field label={translate(texts.again)} error={form.errors.again}>
        <PasswordInput {...form.input('again')} autoComplete="new-password" />
      </Field>
    </SettingForm>
  );
}
