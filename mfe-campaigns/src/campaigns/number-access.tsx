import type { openByMobileCode, requestMobileCode } from '@pathshala/svc-campaigns-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { CodeField } from '@pathshala/web-kit/parts/code-field';
import { Field } from '@pathshala/web-kit/parts/field';
import { ResendButton } from '@pathshala/web-kit/parts/resend-button';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import { Navigate } from '@pathshala/web-kit/router';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { OpenedNumber } from './opened-number.tsx';
import steps from './steps.module.css';

const texts = {
  send: { en: 'Send the code', bn: 'কোড পাঠান' },
  sent: {
    en: 'If {mobile} is registered here, a code by SMS is on its way. It is valid for 10 minutes.',
    bn: '{mobile} নম্বরে নিবন্ধন থাকলে এসএমএসে কোড যাচ্ছে। কোডটি ১০ মিনিট কাজ করবে।',
  },
  other: { en: 'Another number', bn: 'অন্য নম্বর' },
} as const;

const resendMs = 60_000;

interface NumberAccessProps {
  readonly campaignId: string;
  /** The number that a code was just sent to; empty: it is asked for. */
  readonly mobile?: string;
}

/** Proves a mobile number by a code, and then leads to its registration. */
export function NumberAccess({ campaignId, mobile = '' }: NumberAccessProps): ReactNode {
  const [asked, setAsked] = useState(() => ({ mobile, at: mobile === '' ? 0 : Date.now() }));
  const request = useApiMutation<typeof requestMobileCode>('post', '/examcampaigns/mobile-codes');
  const open = useApiMutation<typeof openByMobileCode>('post', '/examcampaigns/mobile-codes/open');
  const ask = (number: string): void =>
    request.mutate(
      { body: { campaignId, mobile: number } },
      { onSuccess: () => setAsked({ mobile: number, at: Date.now() }) },
    );
  if (open.data) return <Opened opened={open.data} />;
  if (asked.at === 0)
    return <AskNumber onAsk={ask} isBusy={request.isPending} error={request.error?.message} />;
  return (
    <EnterCode
      key={asked.at}
      mobile={asked.mobile}
      isBusy={open.isPending}
      error={open.error?.message ?? request.error?.message}
      onEnter={(code) => open.mutate({ body: { campaignId, mobile: asked.mobile, code } })}
      onOther={() => setAsked({ mobile: '', at: 0 })}
      resend={
        <ResendButton
          readyAt={asked.at + resendMs}
          isBusy={request.isPending}
          onResend={() => ask(asked.mobile)}
        />
      }
    />
  );
}

/** The code of a registration that is not confirmed is its confirmation. */
function Opened({ opened }: { readonly opened: AnswerOf<typeof openByMobileCode> }): ReactNode {
  const { confirmBy, isOffered } = opened.registration;
  if (confirmBy === undefined || isOffered === true) return <OpenedNumber opened={opened} />;
  return <Navigate to={`/campaigns/confirm?token=${encodeURIComponent(opened.token)}`} replace />;
}

interface AskNumberProps {
  readonly onAsk: (mobile: string) => void;
  readonly isBusy: boolean;
  readonly error: string | undefined;
}

function AskNumber({ onAsk, isBusy, error }: AskNumberProps): ReactNode {
  const translate = useText();
  const [mobile, setMobile] = useState('');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(mobile);
      }}
    >
      <Field label={translate(commonTexts.mobileNumber)} error={error}>
        <TextInput
          type="tel"
          autoComplete="tel"
          value={mobile}
          onChange={({ target }) => setMobile(target.value)}
        />
      </Field>
      <Button type="submit" kind="primary" isBusy={isBusy}>
        {translate(texts.send)}
      </Button>
    </form>
  );
}

interface EnterCodeProps {
  readonly mobile: string;
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly onEnter: (code: string) => void;
  readonly onOther: () => void;
  readonly resend: ReactNode;
}

function EnterCode({ mobile, isBusy, error, onEnter, onOther, resend }: EnterCodeProps): ReactNode {
  const translate = useText();
  const { digits } = useFormat();
  const [code, setCode] = useState('');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onEnter(code);
      }}
    >
      <p>{translate(texts.sent, { mobile: digits(mobile) })}</p>
      <CodeField
        label={translate(commonTexts.enterTheCode)}
        name="code"
        value={code}
        onChange={setCode}
        onComplete={onEnter}
        error={error}
      />
      <div className={steps['steps']}>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {translate(commonTexts.next)}
        </Button>
        {resend}
        <Button kind="quiet" onClick={onOther}>
          {translate(texts.other)}
        </Button>
      </div>
    </form>
  );
}
