import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Field } from '@pathshala/web-kit/parts/field';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, type SubmitEvent } from 'react';
import { useLogInAgain } from './use-log-in-again.ts';
import { texts } from './texts.ts';

interface LogInAgainDialogProps {
  readonly title: string;
  readonly text: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Logs the same student in again on the page that the session has ended on. */
export function LogInAgainDialog({ title, text, onDone, onClose }: LogInAgainDialogProps): ReactNode {
  const say = useText();
  const { owner, logIn, isBusy, needsCode, needsPasskey, error } = useLogInAgain(onDone);
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
    <Dialog title={title} isOpen onClose={onClose}>
      <p>{text}</p>
      <form onSubmit={submit}>
        {!needsPasskey && <PasswordFields username={owner?.username ?? ''} />}
        {needsCode && (
          <Field label={say(texts.code)}>
            <TextInput name="code" autoComplete="one-time-code" autoCapitalize="none" />
          </Field>
        )}
        {error !== null && (
          <Notice tone="bad" isLive>
            <p>{error}</p>
          </Notice>
        )}
        <Button kind="primary" type="submit" isWide isBusy={isBusy}>
          {say(needsPasskey ? commonTexts.continueToNext : texts.submit)}
        </Button>
      </form>
    </Dialog>
  );
}

function PasswordFields({ username }: { readonly username: string }): ReactNode {
  const say = useText();
  return (
    <>
      <Field label={say(commonTexts.usernameOrEmail)}>
        <TextInput name="identifier" autoComplete="username" defaultValue={username} />
      </Field>
      <Field label={say(commonTexts.password)}>
        <TextInput name="password" type="password" autoComplete="current-password" />
      </Field>
    </>
  );
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
