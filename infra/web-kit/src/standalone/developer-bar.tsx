import { Link } from '@pathshala/web-kit/router';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { identifierBody } from '@pathshala/rules/email';
import { isApiError } from '../api/api-error.ts';
import { commonTexts } from '../i18n/common-texts.ts';
import { useText } from '../i18n/texts.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { PasswordInput } from '../parts/password-input.tsx';
import { TextInput } from '../parts/text-input.tsx';
import { useServices } from '../services.ts';
import { logInStep } from '../session/log-in-step.ts';
import { useLogOut } from '../session/use-log-out.ts';
import { useUser } from '../session/use-session.ts';
import styles from './standalone.module.css';

/** The address of the list of a remote's pages, on its page of its own. */
export const pagesPath = '/-/pages';

const texts = {
  bar: { en: 'Remote on its own', bn: 'একা চালু রিমোট' },
  twoSteps: {
    en: 'This account logs in with two steps: use the site.',
    bn: 'এই অ্যাকাউন্টে দুই ধাপে লগ ইন করতে হয়: মূল সাইটে লগ ইন করুন।',
  },
};

/** Above a remote that runs without the shell: its pages, and the log-in that the shell would have. */
export function DeveloperBar(): ReactNode {
  const translate = useText();
  const user = useUser();
  const logOut = useLogOut();
  return (
    <header className={styles['bar']} aria-label={translate(texts.bar)}>
      <Link to={pagesPath}>{translate(commonTexts.pages)}</Link>
      {user === null ? (
        <LogIn />
      ) : (
        <>
          <span>
            {user.name || user.username} ({user.role})
          </span>
          <Button size="small" onClick={logOut}>
            {translate(commonTexts.logOut)}
          </Button>
        </>
      )}
    </header>
  );
}

function LogIn(): ReactNode {
  const translate = useText();
  const { api, session } = useServices();
  const [refusal, setRefusal] = useState('');

  const [identifier, setIdentifier] = useState('');
  const [password, setPassword] = useState('');

  async function logInNow(): Promise<void> {
    try {
      const user = await logInStep(api, { ...identifierBody(identifier), password });
      // The shell has the page for the second step.
      if ('methods' in user) return setRefusal(translate(texts.twoSteps));
      session.loggedIn(user);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefusal(error.message);
    }
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void logInNow();
  };
  return (
    <details>
      <summary>{translate(commonTexts.logIn)}</summary>
      <form onSubmit={submit}>
        {refusal !== '' && <Notice tone="bad">{refusal}</Notice>}
        <Field label={translate(commonTexts.usernameOrEmail)}>
          <TextInput
            autoComplete="username"
            value={identifier}
            onChange={({ target }) => setIdentifier(target.value)}
          />
        </Field>
        <Field label={translate(commonTexts.password)}>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        <Button type="submit" kind="primary">
          {translate(commonTexts.logIn)}
        </Button>
      </form>
    </details>
  );
}
