import { useNameOf } from '@pathshala/web-kit/bilingual';
import type { verify } from '@pathshala/svc-auth-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { CodeField } from '@pathshala/web-kit/parts/code-field';
import { useLocation } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useHasSms } from '@pathshala/web-kit/site-settings';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { AccountForm } from './account-form.tsx';
import { ResendCode } from './resend-code.tsx';
import { codeProblem } from './rules.ts';
import { texts } from './texts.ts';
import { useAccountForm } from './use-account-form.ts';
import { VisitorFrame } from './visitor-frame.tsx';

interface CodeForm {
  readonly otp: string;
}

interface Arrival {
  readonly message?: string;
  /** Epoch milliseconds: an absolute time, so that a reload does not restart the countdown. */
  readonly resendAt?: number;
}

/** /verifyotp (AUTH-02): the mailed code logs in. */
export function VerifyPage(): ReactNode {
  const translate = useText();
  const hasSms = useHasSms();
  const arrival = (useLocation().state ?? {}) as Arrival;
  return (
    <VisitorFrame
      title={translate(commonTexts.enterTheCode)}
      lead={arrival.message ?? translate(hasSms ? texts.verifySmsLead : texts.verifyLead)}
      alternative={{
        question: translate(texts.noSignup),
        path: '/signup',
        text: translate(commonTexts.signUp),
      }}
    >
      <Form resendAt={arrival.resendAt ?? 0} />
    </VisitorFrame>
  );
}

function useCodeForm() {
  const translate = useText();
  const { api, session, toast } = useServices();
  const nameOf = useNameOf();
  const form = useAccountForm<CodeForm>({
    empty: { otp: '' },
    check: ({ otp }) => {
      const problem = codeProblem(otp);
      return problem ? { otp: problem } : {};
    },
    send: async ({ otp }) => {
      try {
        const user = await api.call<typeof verify>('post', '/auth/verify', { body: { otp } });
        const welcome = translate(texts.verified, { name: nameOf(user) });
        toast.success(welcome);
        session.loggedIn(user, welcome);
      } catch (error) {
        // The server has judged the code: the boxes are empty for the next one.
        if (isApiError(error) && error.status !== 0) form.setValue('otp', '');
        throw error;
      }
    },
  });
  return form;
}

function Form({ resendAt }: { readonly resendAt: number }): ReactNode {
  const translate = useText();
  const hasSms = useHasSms();
  const form = useCodeForm();
  return (
    <AccountForm form={form} action={translate(texts.check)} aside={<ResendCode firstAt={resendAt} />}>
      <Controller
        name="otp"
        control={form.control}
        render={({ field: { ref, name, value, onChange } }) => (
          <CodeField
            ref={ref}
            name={name}
            label={translate(hasSms ? texts.anyCode : texts.code)}
            value={value}
            onChange={onChange}
            onComplete={() => form.submit()}
            error={form.errors.otp?.message}
          />
        )}
      />
    </AccountForm>
  );
}
