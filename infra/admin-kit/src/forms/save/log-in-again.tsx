import { Button, PasswordInput, Text, TextInput } from '@mantine/core';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useText } from '@pathshala/web-kit/texts';
import { useLogInAgain } from '@pathshala/web-kit/use-log-in-again';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useFormHandle } from '../form-context.ts';
import { AdminModal, ModalActions } from '../../modal/modal.tsx';

const texts = {
  title: { en: 'Log in to save', bn: 'সংরক্ষণ করতে লগ ইন করুন' },
  text: {
    en: 'Your session has ended. Nothing is lost: what you have typed is on this page, and is saved as soon as you log in as {name}.',
    bn: 'আপনি লগ আউট হয়ে গেছেন। কিছুই হারায়নি: আপনার লেখা এই পাতাতেই আছে, {name} হিসেবে লগ ইন করলেই সংরক্ষণ হবে।',
  },
  password: { en: 'Password of {name}', bn: '{name}-এর পাসওয়ার্ড' },
  code: { en: 'Code of your app, or a recovery code', bn: 'অ্যাপের কোড, অথবা রিকভারি কোড' },
  show: { en: 'Show the password', bn: 'পাসওয়ার্ড দেখান' },
  submit: { en: 'Log in and save', bn: 'লগ ইন করে সংরক্ষণ করুন' },
  later: { en: 'Not now', bn: 'এখন নয়' },
};

/** Opens when a save finds the session ended: log in here and the save goes on. */
export function LogInAgain(): ReactNode {
  const { logInAgain } = useFormHandle();
  return logInAgain ? <LogInDialog {...logInAgain} /> : null;
}

interface LogInDialogProps {
  readonly done: () => void;
  readonly close: () => void;
}

function LogInDialog({ done, close }: LogInDialogProps): ReactNode {
  const translate = useText();
  const { account, logIn, isBusy, needsCode, needsPasskey, error } = useLogInAgain(done);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const username = account?.username ?? '';
  const name = account?.name || username;
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    void logIn(password, code);
  }
  return (
    <AdminModal title={translate(texts.title)} onClose={close}>
      <form onSubmit={submit} noValidate>
        <Text mb="sm">{translate(texts.text, { name })}</Text>
        {/* Password managers read here which account the password belongs to. */}
        <input type="text" hidden readOnly autoComplete="username" value={username} />
        {needsPasskey ? (
          <Text role="alert">{error}</Text>
        ) : (
          <PasswordInput
            data-autofocus
            label={translate(texts.password, { name: username })}
            autoComplete="current-password"
            value={password}
            error={needsCode ? undefined : error}
            visibilityToggleButtonProps={{ 'aria-label': translate(texts.show) }}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
        {needsCode && <CodeInput value={code} error={error} onChange={setCode} />}
        <ModalActions>
          <Button variant="default" onClick={close}>
            {translate(texts.later)}
          </Button>
          <Button type="submit" loading={isBusy}>
            {translate(needsPasskey ? commonTexts.continueToNext : texts.submit)}
          </Button>
        </ModalActions>
      </form>
    </AdminModal>
  );
}

interface CodeInputProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (code: string) => void;
}

/** Is shown for an account whose log-in has a second step. */
function CodeInput({ value, error, onChange }: CodeInputProps): ReactNode {
  const translate = useText();
  return (
    <TextInput
      mt="sm"
      label={translate(texts.code)}
      autoComplete="one-time-code"
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
