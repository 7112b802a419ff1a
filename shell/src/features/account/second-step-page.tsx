import { useNameOf } from '@pathshala/web-kit/bilingual';
import type { finishLogIn } from '@pathshala/svc-auth-contract/http';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { CodeField } from '@pathshala/web-kit/parts/code-field';
import { Field } from '@pathshala/web-kit/parts/field';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import { useLocation } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { withNext } from '../../router/guard.ts';
import { isApiError } from '@pathshala/web-kit/api-error';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { PasskeyButton } from './passkey-button.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { texts as second } from './second-step-texts.ts';
import { texts } from './texts.ts';
import type { SecondStepState } from './use-second-step.ts';
import { useNextPath, VisitorFrame } from './visitor-frame.tsx';
import styles from './account-frame.module.css';

/** /login/second-step: the code of the authenticator app, a recovery code or a passkey finishes the log-in. */
export function SecondStepPage(): ReactNode {
  const translate = useText();
  // A page that was loaded again does not know the methods: it offers all.
  const { methods = ['totp', 'recovery-code', 'passkey'] } = (useLocation().state ?? {}) as SecondStepState;
  const hasApp = methods.includes('totp');
  return (
    <VisitorFrame
      title={translate(second.title)}
      lead={translate(hasApp ? second.lead : second.leadPasskey)}
      alternative={{ question: translate(second.otherAccount), path: '/login', text: translate(second.back) }}
    >
      {hasApp && <CodeForm />}
      {methods.includes('passkey') && <PasskeyButton isOnlyWay={!hasApp} />}
    </VisitorFrame>
  );
}

interface Refusal {
  readonly code: string;
  readonly message: string;
}

function CodeForm(): ReactNode {
  const translate = useText();
  const [hasApp, setHasApp] = useState(true);
  const [typed, setTyped] = useState('');
  const { isBusy, refusal, send, refuse } = useFinish();

  function submit(value: string): void {
    if (isBusy) return;
    const text = value.trim();
    if (hasApp && text.length !== 6) return refuse(translate(second.codeMissing));
    if (text === '') return refuse(translate(second.recoveryMissing));
    void send(hasApp ? { code: text } : { recoveryCode: text }).then((isDone) => {
      if (!isDone && hasApp) setTyped('');
    });
  }

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    submit(typed);
  }

  function change(): void {
    setTyped('');
    setHasApp(!hasApp);
  }

  const field = { value: typed, error: refusal?.code === 'missing' ? refusal.message : undefined };
  return (
    <form onSubmit={onSubmit} noValidate>
      <Refused refusal={refusal} />
      {hasApp ? (
        <CodeField {...field} label={translate(second.code)} onChange={setTyped} onComplete={submit} />
      ) : (
        <RecoveryCodeField {...field} onChange={setTyped} />
      )}
      <div className={styles['row']}>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {translate(commonTexts.logIn)}
        </Button>
        <Button kind="quiet" onClick={change}>
          {translate(hasApp ? second.withRecoveryCode : second.withApp)}
        </Button>
      </div>
    </form>
  );
}

/** The refusal of the server; what is missing is beside the field. */
function Refused({ refusal }: { readonly refusal: Refusal | undefined }): ReactNode {
  const translate = useText();
  const next = useNextPath();
  return (
    <div role="alert">
      <RefusalNotice text={refusal?.code === 'missing' ? undefined : refusal?.message}>
        {refusal?.code === 'auth.second-step-over' && (
          <LinkButton to={withNext('/login', next)}>{translate(second.back)}</LinkButton>
        )}
      </RefusalNotice>
    </div>
  );
}

interface RecoveryCodeFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function RecoveryCodeField({ value, error, onChange }: RecoveryCodeFieldProps): ReactNode {
  const translate = useText();
  return (
    <Field label={translate(second.recoveryCode)} help={translate(second.recoveryHelp)} error={error}>
      <TextInput
        value={value}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}

interface Finish {
  readonly isBusy: boolean;
  readonly refusal: Refusal | undefined;
  readonly refuse: (message: string) => void;
  /** Whether the log-in is done. */
  readonly send: (body: { code: string } | { recoveryCode: string }) => Promise<boolean>;
}

function useFinish(): Finish {
  const translate = useText();
  const { api, session, toast } = useServices();
  const nameOf = useNameOf();
  const [state, setState] = useState<{ isBusy: boolean; refusal?: Refusal }>({ isBusy: false });
  return {
    isBusy: state.isBusy,
    refusal: state.refusal,
    refuse: (message) => setState({ isBusy: false, refusal: { code: 'missing', message } }),
    async send(body) {
      setState({ isBusy: true });
      try {
        const user = await api.call<typeof finishLogIn>('post', '/auth/second-factor', { body });
        toast.success(translate(texts.loggedIn, { name: nameOf(user) }));
        session.loggedIn(user);
        return true;
      } catch (error) {
        if (!isApiError(error)) throw error;
        setState({ isBusy: false, refusal: { code: error.code, message: error.message } });
        return false;
      }
    },
  };
}
