import { accountLimits } from '@pathshala/rules/account';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Field } from '@pathshala/web-kit/parts/field';
import { PasswordInput } from '@pathshala/web-kit/parts/password-input';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
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

export function UsernameSetting({ user }: Props): ReactNode {
  const translate = useText();
  return (
    <Setting name={translate(commonTexts.username)} value={user.username}>
      {(close) => <Form user={user} onClose={close} />}
    </Setting>
  );
}

function Form({ user, onClose }: Props & { readonly onClose: () => void }): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const change = useChangeAccount();
  const form = useSettingForm({
    empty: { username: user.username, currentPassword: '' },
    send: async (values) => {
      await change(values);
      toast.success(translate(texts.saved));
      onClose();
    },
  });
  const help = translate(texts.usernameHelp, { min: accountLimits.usernameMin });
  return (
    <SettingForm form={form} action={translate(commonTexts.save)} onCancel={onClose}>
      <Field label={translate(commonTexts.username)} help={help} error={form.errors.username}>
        <TextInput
          {...form.input('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={translate(texts.yourPassword)} error={form.errors.currentPassword}>
        <PasswordInput {...form.input('currentPassword')} autoComplete="current-password" />
      </Field>
    </SettingForm>
  );
}
