import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Field } from '@pathshala/web-kit/parts/field';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import { type ReactNode, type SubmitEvent } from 'react';
import { useTexts } from '../../../texts.ts';
import type { SittingView } from './sitting-view.ts';
import { useLogInAgain } from './use-log-in-again.ts';

/** The session has ended, the exam has not: log in here to continue. When closed, the exam can be read and its bar shows the state. */
export function LogInAgain({ view }: { readonly view: SittingView }): ReactNode {
  const say = useTexts();
  const { owner, logIn, isBusy, needsCode, needsPasskey, error } = useLogInAgain(view.sitting.retry);
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void logIn({
      identifier: textIn(form, 'identifier'),
      password: textIn(form, 'password'),
      code: textIn(form, 'code'),
    });
  }
  return (
    <Dialog title={say('login.title')} isOpen onClose={() => view.open('later')}>
      <p>{say('login.text')}</p>
      <form onSubmit={submit}>
        {!needsPasskey && <PasswordFields username={owner?.username ?? ''} />}
        {needsCode && (
          <Field label={say('login.code')}>
            <TextInput name="code" autoComplete="one-time-code" autoCapitalize="none" />
          </Field>
        )}
        {error !== null && (
          <Notice tone="bad" isLive>
            <p>{error}</p>
          </Notice>
        )}
        <Button kind="primary" type="submit" isWide isBusy={isBusy}>
          {say(needsPasskey ? 'login.continue' : 'login.submit')}
        </Button>
      </form>
    </Dialog>
  );
}

function PasswordFields({ username }: { readonly username: string }): ReactNode {
  const say = useTexts();
  return (
    <>
      <Field label={say('login.identifier')}>
        <TextInput name="identifier" autoComplete="username" defaultValue={username} />
      </Field>
      <Field label={say('login.password')}>
        <TextInput name="password" type="password" autoComplete="current-password" />
      </Field>
    </>
  );
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
