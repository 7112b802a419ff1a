import { identifierBody } from '@pathshala/rules/email';
import { isApiError } from '@pathshala/web-kit/api-error';
import { logInStep, passkeyElsewhere, type SecondStep, takesCode } from '@pathshala/web-kit/log-in-step';
import { useServices } from '@pathshala/web-kit/services';
import type { SessionUser } from '@pathshala/web-kit/session';
import { type TextInBoth, useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import { useState } from 'react';
import { texts } from './texts.ts';

interface LogInAgainForm {
  readonly identifier: string;
  readonly password: string;
  readonly code: string;
}

interface AgainState {
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly step: 'password' | 'code' | 'passkey';
}

const start: AgainState = { isBusy: false, error: null, step: 'password' };

interface UseLogInAgain {
  /** The student who sits the exam. */
  readonly owner: SessionUser | null;
  readonly isBusy: boolean;
  readonly error: string | null;
  /** The account has a second step: `logIn` takes its code, too. */
  readonly needsCode: boolean;
  /** True if only a passkey finishes the log-in, in another tab: `logIn` continues here. */
  readonly needsPasskey: boolean;
  readonly logIn: (form: LogInAgainForm) => Promise<void>;
}

/** Logs the same student in again without leaving the page; `onBack` when that has worked. */
export function useLogInAgain(onBack: () => void): UseLogInAgain {
  const translate = useText();
  const owner = useUser();
  const { api, session } = useServices();
  const [state, setState] = useState(start);
  const { step, isBusy, error } = state;
  const fail = (refusal: string): void => setState((last) => ({ ...last, isBusy: false, error: refusal }));

  function ask(second: SecondStep): void {
    const hasCode = takesCode(second);
    const request = hasCode ? translate(texts.codeNeeded) : translate(passkeyElsewhere);
    setState({ isBusy: false, error: request, step: hasCode ? 'code' : 'passkey' });
  }

  function goOn(): void {
    setState(start);
    onBack();
  }

  async function enter(typed: LogInAgainForm): Promise<void> {
    if (step === 'passkey') return goOn();
    const missing = missingIn(typed, step === 'code');
    if (missing !== null) return fail(translate(missing));
    const { identifier, password, code } = typed;
    setState({ isBusy: true, error: null, step });
    try {
      const form = { ...identifierBody(identifier), password };
      const user = await logInStep(api, step === 'code' ? { ...form, code } : form);
      if ('methods' in user) return ask(user);
      if (owner && user._id !== owner._id) return fail(translate(texts.other, { name: owner.name }));
      session.loggedIn(user);
      goOn();
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      fail(thrown.message);
    }
  }
  const needs = { needsCode: step === 'code', needsPasskey: step === 'passkey' };
  return { owner, isBusy, error, ...needs, logIn: enter };
}

function missingIn({ identifier, password, code }: LogInAgainForm, needsCode: boolean): TextInBoth | null {
  if (identifier.trim() === '' || password === '') return texts.required;
  return needsCode && code.trim() === '' ? texts.codeNeeded : null;
}
