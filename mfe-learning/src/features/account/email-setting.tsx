import type { readEmailChange } from '@pathshala/svc-auth-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { SessionUser } from '@pathshala/web-kit/session';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { EmailCodeForm } from './email-code-form.tsx';
import { NewEmailForm } from './new-email-form.tsx';
import { Setting } from './setting.tsx';
import { texts } from './texts.ts';

/** The address, in two steps: the password and the new address, then the code that was mailed there. */
export function EmailSetting({ user }: { readonly user: SessionUser }): ReactNode {
  const translate = useText();
  const { data } = useApiQuery<typeof readEmailChange>('/users/email', {});
  const pending = data?.pending ?? null;
  return (
    <Setting
      name={translate(commonTexts.email)}
      value={
        <>
          {user.email || translate(texts.noEmail)}
          {pending && <p>{translate(texts.emailWaits, { email: pending.email })}</p>}
        </>
      }
      {...(pending && { action: translate(commonTexts.enterTheCode) })}
    >
      {(close) => <Steps pending={pending} onClose={close} />}
    </Setting>
  );
}

interface StepsProps {
  readonly pending: { readonly email: string; readonly resendAt: string } | null;
  readonly onClose: () => void;
}

function Steps({ pending, onClose }: StepsProps): ReactNode {
  const [isOther, setOther] = useState(false);
  if (pending && !isOther) {
    return <EmailCodeForm pending={pending} onClose={onClose} onOther={() => setOther(true)} />;
  }
  return <NewEmailForm onClose={onClose} onSent={() => setOther(false)} />;
}
