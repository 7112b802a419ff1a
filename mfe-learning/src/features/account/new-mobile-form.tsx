import type { changeMobile } from '@pathshala/svc-auth-contract/http';
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

interface NewMobileFormProps {
  readonly onClose: () => void;
  /** A code was sent. */
  readonly onSent: () => void;
}

/** Asks for the number and the password. */
export function NewMobileForm({ onClose, onSent }: NewMobileFormProps): ReactNode {
  const translate = useText();
  const { api, toast } = useServices();
  const queryClient = useQueryClient();
  const form = useSettingForm({
    empty: { mobile: '', password: '' },
    send: async (body) => {
      const { message } = await api.call<typeof changeMobile>('post', '/users/mobile', { body });
      toast.success(message);
      await queryClient.invalidateQueries({ queryKey: ['/users/mobile'] });
      onSent();
    },
  });
  return (
    <SettingForm
      form={form}
      lead={translate(texts.mobileLead)}
      action={translate(texts.sendCode)}
      onCancel={onClose}
    >
      <Field label={translate(texts.newMobile)} error={form.errors.mobile}>
        <TextInput {...form.input('mobile')} type="tel" autoComplete="tel" />
      </Field>
      <Field label={translate(texts.yourPassword)} error={form.errors.password}>
        <PasswordInput {...form.input('password')} autoComplete="current-password" />
      </Field>
    </SettingForm>
  );
}
