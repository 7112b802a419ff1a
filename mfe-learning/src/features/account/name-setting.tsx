import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Field } from '@pathshala/web-kit/parts/field';
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

export function NameSetting({ user }: Props): ReactNode {
  const translate = useText();
  return (
    <Setting name={translate(commonTexts.name)} value={user.name}>
      {(close) => <Form user={user} onClose={close} />}
    </Setting>
  );
}

function Form({ user, onClose }: Props & { readonly onClose: () => void }): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const change = useChangeAccount();
  const form = useSettingForm({
    empty: { name: user.name },
    send: async ({ name }) => {
      await change({ name });
      toast.success(translate(texts.saved));
      onClose();
    },
  });
  return (
    <SettingForm form={form} action={translate(commonTexts.save)} onCancel={onClose}>
      <Field label={translate(commonTexts.name)} error={form.errors.name}>
        <TextInput {...form.input('name')} autoComplete="name" />
      </Field>
    </SettingForm>
  );
}
