import type { changeEmail } from '@pathshala/svc-auth-contract/http';
import { Field } from '@pathshala/web-kit/parts/field';
import { PasswordInput } from '@pathshala/web-kit/parts/password-input';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import { useQueryClient } from '@pathshala/web-kit/query';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { SettingForm } from './setting-form.tsx';
import { texts } from './texts.ts';
import { useSettingForm } from './use-setting-form.ts';

interface NewEmailFormProps {
  readonly onClose: () => void;
  /** A code was mailed. */
  readonly onSent: () => void;
}

/** Asks for the new address and the password. */
export function NewEmailForm({ onClose, onSent }: NewEmailFormProps): ReactNode {
  const translate = useText();
  const { api, toast } = useServices();
  const queryClient = useQueryClient();
  const form = useSettingForm({
    empty: { email: '', password: '' },
    send: async (body) => {
      const { message } = await api.call<typeof changeEmail>('post', '/users/email', { body });
      toast.success(message);
      await queryClient.invalidateQueries({ queryKey: ['/users/email'] });
      onSent();
    },
  });
  return (
    <SettingForm
      form={form}
      lead={translate(texts.emailLead)}
      action={translate(texts.sendCode)}
      onCancel={onClose}
    >
      <Field label={translate(texts.newEmail)} error={form.errors.email}>
        <TextInput {...form.input('email')} type="email" autoComplete="email" />
      </Field>
      <Field label={translate(texts.yourPassword)} error={form.errors.password}>
        <PasswordInput {...form.input('password')} autoComplete="current-password" />
      </Field>
    </SettingForm>
  );
}
