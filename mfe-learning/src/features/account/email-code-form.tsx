import type { confirmEmail, resendEmailCode } from '@pathshala/svc-auth-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { CodeField } from '@pathshala/web-kit/parts/code-field';
import { ResendButton } from '@pathshala/web-kit/parts/resend-button';
import { useQueryClient } from '@pathshala/web-kit/query';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { SettingForm } from './setting-form.tsx';
import { texts } from './texts.ts';
import { useSettingForm } from './use-setting-form.ts';

const codeLength = 6;

interface EmailCodeFormProps {
  readonly pending: { readonly email: string; readonly resendAt: string };
  readonly onClose: () => void;
  readonly onOther: () => void;
}

function useCodeForm(onClose: () => void) {
  const translate = useText();
  const { api, session, toast } = useServices();
  const queryClient = useQueryClient();
  return useSettingForm({
    empty: { otp: '' },
    check: ({ otp }) => (otp.length === codeLength ? {} : { otp: translate(texts.codeMissing) }),
    send: async (body) => {
      const user = await api.call<typeof confirmEmail>('post', '/users/email/confirm', { body });
      session.loggedIn(user);
      toast.success(translate(texts.emailSaved, { email: user.email }));
      await queryClient.invalidateQueries({ queryKey: ['/users/email'] });
      onClose();
    },
    // The server has judged the code: the boxes are empty for the next one.
    afterRefusal: (form, { status }) => (status === 0 ? form : { otp: '' }),
  });
}

/** Asks for the code that was mailed to the new address. */
export function EmailCodeForm({ pending, onClose, onOther }: EmailCodeFormProps): ReactNode {
  const translate = useText();
  const form = useCodeForm(onClose);
  return (
    <SettingForm
      form={form}
      lead={translate(texts.codeLead, { email: pending.email })}
      action={translate(texts.confirm)}
      onCancel={onClose}
      aside={
        <>
          <Resend firstAt={Date.parse(pending.resendAt)} />
          <Button kind="quiet" onClick={onOther}>
            {translate(texts.otherEmail)}
          </Button>
        </>
      }
    >
      <CodeField
        label={translate(texts.code)}
        length={codeLength}
        value={form.values.otp}
        onChange={(otp) => form.set({ otp })}
        onComplete={(otp) => form.submit(undefined, { otp })}
        error={form.errors.otp}
      />
    </SettingForm>
  );
}

function Resend({ firstAt }: { readonly firstAt: number }): ReactNode {
  const { toast } = useServices();
  const [readyAt, setReadyAt] = useState(firstAt);
  const wait = (seconds: number): void => setReadyAt(Date.now() + seconds * 1000);
  const resend = useApiMutation<typeof resendEmailCode>('post', '/users/email/resend', {
    onSuccess: ({ message, resendAfterSeconds }) => {
      toast.success(message);
      wait(resendAfterSeconds);
    },
    onError: ({ message, retryAfter }) => {
      toast.error(message);
      if (retryAfter !== undefined) wait(retryAfter);
    },
  });
  return <ResendButton readyAt={readyAt} isBusy={resend.isPending} onResend={() => resend.mutate({})} />;
}
