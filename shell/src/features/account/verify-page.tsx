import type { verify } from '@pathshala/svc-auth-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { Field } from '@pathshala/web-kit/parts/field';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import { Link, Navigate, useLocation, useSearchParams } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useSession } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { safeNext, withNext } from '../../router/guard.ts';
import { AccountFrame } from './account-frame.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { ResendButton } from './resend-button.tsx';
import { codeProblem, plainCode } from './rules.ts';
import { texts } from './texts.ts';
import { useAccountForm } from './use-account-form.ts';
import styles from './account-frame.module.css';

interface CodeForm {
  readonly otp: string;
}

interface Arrival {
  readonly message?: string;
  /** Epoch milliseconds: a moment, so that a reload does not begin the wait anew. */
  readonly resendAt?: number;
}

/** /verifyotp (AUTH-02): the code from the mail logs in. */
export function VerifyPage(): ReactNode {
  const say = useText();
  const [search] = useSearchParams();
  const { isLoggedin } = useSession();
  const arrival = (useLocation().state ?? {}) as Arrival;
  if (isLoggedin) return <Navigate to={safeNext(search.get('next'))} replace />;
  return (
    <AccountFrame
      title={say(texts.verify)}
      lead={arrival.message ?? say(texts.verifyLead)}
      below={
        <>
          {say(texts.noSignup)} <Link to={withNext('/signup', search.get('next'))}>{say(texts.signup)}</Link>
        </>
      }
    >
      <Form resendAt={arrival.resendAt ?? 0} />
    </AccountFrame>
  );
}

function Form({ resendAt }: { readonly resendAt: number }): ReactNode {
  const say = useText();
  const { api, session, toast } = useServices();
  const { register, formState, refusal, submit } = useAccountForm<CodeForm>({
    empty: { otp: '' },
    check: ({ otp }) => {
      const problem = codeProblem(otp);
      return problem ? { otp: problem } : {};
    },
    send: async ({ otp }) => {
      const user = await api.call<typeof verify>('post', '/auth/verify', { body: { otp: plainCode(otp) } });
      toast.success(say(texts.verified, { name: user.name || user.username }));
      session.loggedIn(user, say(texts.verified, { name: user.name || user.username }));
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <RefusalNotice text={refusal} />
      <Field label={say(texts.code)} error={formState.errors.otp?.message}>
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
          {say(texts.check)}
        </Button>
        <ResendButton firstAt={resendAt} />
      </div>
    </form>
  );
}
