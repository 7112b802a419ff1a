import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { readMobileChange } from '@pathshala/svc-auth-contract/http';
import type { SessionUser } from '@pathshala/web-kit/session';
import { useHasSms } from '@pathshala/web-kit/site-settings';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { MobileCodeForm } from './mobile-code-form.tsx';
import { NewMobileForm } from './new-mobile-form.tsx';
import { Setting } from './setting.tsx';
import { texts } from './texts.ts';

/** The mobile number, where the school sends SMS: the password and the number, then the code that was sent there. */
export function MobileSetting({ user }: { readonly user: SessionUser }): ReactNode {
  return useHasSms() ? <Shown user={user} /> : null;
}

function Shown({ user }: { readonly user: SessionUser }): ReactNode {
  const translate = useText();
  const { digits } = useFormat();
  const { data } = useApiQuery<typeof readMobileChange>('/users/mobile', {});
  const pending = data?.pending ?? null;
  return (
    <Setting
      name={translate(texts.mobile)}
      value={
        <>
          {user.mobile === undefined ? translate(texts.noMobile) : digits(user.mobile)}
          {pending && <p>{translate(texts.emailWaits, { email: digits(pending.mobile) })}</p>}
        </>
      }
      {...(pending && { action: translate(commonTexts.enterTheCode) })}
    >
      {(close) => <Steps pending={pending} onClose={close} />}
    </Setting>
  );
}

interface StepsProps {
  readonly pending: { readonly mobile: string; readonly resendAt: string } | null;
  readonly onClose: () => void;
}

function Steps({ pending, onClose }: StepsProps): ReactNode {
  const [isOther, setOther] = useState(false);
  if (pending && !isOther) {
    return <MobileCodeForm pending={pending} onClose={onClose} onOther={() => setOther(true)} />;
  }
  return <NewMobileForm onClose={onClose} onSent={() => setOther(false)} />;
}
