import type { beginEnrolment, confirmEnrolment } from '@pathshala/svc-auth-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { Button } from '@pathshala/web-kit/parts/button';
import { CodeField } from '@pathshala/web-kit/parts/code-field';
import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react';
import styles from './account-security.module.css';
import { PasswordDialog } from './password-dialog.tsx';
import { texts } from './texts.ts';
import { useCopy } from './use-copy.ts';

const QrCode = lazyPage(
  () => import(/* webpackChunkName: "qr-code" */ '@pathshala/web-kit/parts/qr-code'),
  (file) => file.QrCode,
);

interface EnrolStepsProps {
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Password, then the app, then its first code. */
export function EnrolSteps({ onDone, onClose }: EnrolStepsProps): ReactNode {
  const translate = useText();
  const begin = useApiMutation<typeof beginEnrolment>('post', '/users/second-factor/enrolment');
  if (begin.data !== undefined) return <AppStep {...begin.data} onDone={onDone} onClose={onClose} />;
  return (
    <PasswordDialog
      title={translate(texts.twoSteps)}
      confirmText={translate(commonTexts.continueToNext)}
      isBusy={begin.isPending}
      error={begin.error}
      onConfirm={({ password }) => begin.mutate({ body: { password } })}
      onClose={onClose}
    >
      <p>{translate(texts.twoStepsLead)}</p>
    </PasswordDialog>
  );
}

interface AppStepProps extends EnrolStepsProps {
  readonly secret: string;
  readonly uri: string;
}

function AppStep({ secret, uri, onDone, onClose }: AppStepProps): ReactNode {
  const translate = useText();
  const copy = useCopy();
  const [code, setCode] = useState('');
  const confirm = useApiMutation<typeof confirmEnrolment>('post', '/users/second-factor', {
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
    onError: () => setCode(''),
  });
  const { error, isPending } = confirm;
  // The password dialog had the focus and is gone.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  function send(typed: string): void {
    if (!isPending) confirm.mutate({ body: { code: typed } });
  }
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    send(code);
  }
  return (
    <form onSubmit={submit} noValidate>
      <h3 ref={heading} tabIndex={-1}>
        {translate(texts.connectApp)}
      </h3>
      <p>{translate(texts.scan)}</p>
      <Suspense fallback={<LoadingState />}>
        <QrCode text={uri} label={translate(texts.qrLabel)} />
      </Suspense>
      <p>
        <a href={uri}>{translate(texts.onThisPhone)}</a>
      </p>
      <p>
        {translate(texts.orType)} <code className={styles['key']}>{inFours(secret)}</code>{' '}
        <Button size="small" onClick={() => copy(secret)}>
          {translate(texts.copyKey)}
        </Button>
      </p>
      <p>{translate(texts.enterCode)}</p>
      {error !== null && error.fields['code'] === undefined && (
        <Notice tone="bad" isLive>
          <p>{error.message}</p>
        </Notice>
      )}
      <CodeField
        label={translate(texts.code)}
        value={code}
        onChange={setCode}
        onComplete={send}
        error={error?.fields['code']}
      />
      <div className={styles['actions']}>
        <Button type="submit" kind="primary" isBusy={isPending}>
          {translate(texts.turnOn)}
        </Button>
        <Button onClick={onClose}>{translate(commonTexts.cancel)}</Button>
      </div>
    </form>
  );
}

/** Groups of four letters, which are easier to type. */
function inFours(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/gu, '$1 ');
}
