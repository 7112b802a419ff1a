import type { verify } from '@pathshala/svc-auth-contract/http';
import { cleanCode } from '@pathshala/rules/account';
import { Button } from '@pathshala/web-kit/parts/button';
import { Field } from '@pathshala/web-kit/parts/field';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import { useLocation } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { RefusalNotice } from './refusal-notice.tsx';
import { ResendButton } from './resend-button.tsx';
import { codeProblem } from './rules.ts';
import { texts } from './texts.ts';
import { useAccountForm } from './use-account-form.ts';
import { VisitorFrame } from './visitor-frame.tsx';
import styles from './account-frame.module.css';

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
  const arrival = (useLocation().state ?? {}) as Arrival;
  return (
    <VisitorFrame
      title={translate(texts.verify)}
      lead={arrival.message ?? translate(texts.verifyLead)}
      alternative={{ question: translate(texts.noSignup), path: '/signup', text: translate(texts.signup) }}
    >
      <Form resendAt={arrival.resendAt ?? 0} />
    </VisitorFrame>
  );
}

function Form({ resendAt }: { readonly resendAt: number }): ReactNode {
  const translate = useText();
  const { api, session, toast } = useServices();
  const { register, formState, refusal, submit } = useAccountForm<CodeForm>({
    empty: { otp: '' },
    check: ({ otp }) => {
      const problem = codeProblem(otp);
      return problem ? { otp: problem } : {};
    },
    send: async ({ otp }) => {
      const user = await api.call<typeof verify>('post', '/auth/verify', { body: { otp: cleanCode(otp) } });
      toast.success(translate(texts.verified, { name: user.name || user.username }));
      session.loggedIn(user, translate(texts.verified, { name: user.name || user.username }));
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <RefusalNotice text={refusal} />
      <Field label={translate(texts.code)} error={formState.errors.otp?.message}>
        <TextInput
          {...register('otp')}
          className={styles['code']}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
        />
      </Field>
      <div className={styles['row']}>
        <Button type="submit" kind="primary" isBusy={formState.isSubmitting}>
          {translate(texts.check)}
        </Button>
        <ResendButton firstAt={resendAt} />
      </div>
    </form>
  );
}
