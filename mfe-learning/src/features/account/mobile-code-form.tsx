import type { confirmMobile, resendMobileCode } from '@pathshala/svc-auth-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { CodeField } from '@pathshala/web-kit/parts/code-field';
import { ResendButton } from '@pathshala/web-kit/parts/resend-button';
import { useQueryClient } from '@pathshala/web-kit/query';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { SettingForm } from './setting-form.tsx';
import { texts } from './texts.ts';
import { useSettingForm } from './use-setting-form.ts';

const codeLength = 6;

interface MobileCodeFormProps {
  readonly pending: { readonly mobile: string; readonly resendAt: string };
  readonly onClose: () => void;
  readonly onOther: () => void;
}

function useCodeForm(onClose: () => void) {
  const translate = useText();
  const { digits } = useFormat();
  const { api, session, toast } = useServices();
  const queryClient = useQueryClient();
  return useSettingForm({
    empty: { otp: '' },
    check: ({ otp }) => (otp.length === codeLength ? {} : { otp: translate(texts.codeMissing) }),
    send: async (body) => {
      const user = await api.call<typeof confirmMobile>('post', '/users/mobile/confirm', { body });
      session.loggedIn(user);
      toast.success(translate(texts.mobileSaved, { mobile: digits(user.mobile ?? '') }));
      await queryClient.invalidateQueries({ queryKey: ['/users/mobile'] });
      onClose();
    },
    // The server has judged the code: the boxes are empty for the next one.
    afterRefusal: (form, { status }) => (status === 0 ? form : { otp: '' }),
  });
}

/** Asks for the code that was sent to the new number. */
export function MobileCodeForm({ pending, onClose, onOther }: MobileCodeFormProps): ReactNode {
  const translate = useText();
  const { digits } = useFormat();
  const form = useCodeForm(onClose);
  return (
    <SettingForm
      form={form}
      lead={translate(texts.mobileCodeLead, { mobile: digits(pending.mobile) })}
      action={translate(texts.confirm)}
      onCancel={onClose}
      aside={
        <>
          <Resend firstAt={Date.parse(pending.resendAt)} />
          <Button kind="quiet" onClick={onOther}>
            {translate(texts.otherMobile)}
          </Button>
        </>
      }
    >
      <CodeField
        label={translate(texts.smsCode)}
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
  const resend = useApiMutation<typeof resendMobileCode>('post', '/users/mobile/resend', {
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
