import type { turnOffNotices, turnOnNotices } from '@pathshala/svc-auth-contract/notices';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Page } from '@pathshala/web-kit/parts/page';
import { useSearchParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { texts } from './texts.ts';

/** /unsubscribe: the link in a notice, or in the daily mail of an administrator, without log-in. It takes a button press, because mail programs open links by themselves. */
export function UnsubscribePage(): ReactNode {
  const translate = useText();
  const params = useSearchParams()[0];
  const token = params.get('token') ?? '';
  const isWork = params.get('about') === 'work';
  return (
    <Page
      title={translate(isWork ? texts.workTitle : texts.title)}
      lead={translate(isWork ? texts.workLead : texts.lead)}
      width="text"
    >
      {token === '' ? (
        <Notice tone="attention">
          <p>{translate(texts.incomplete)}</p>
        </Notice>
      ) : (
        <Choice token={token} />
      )}
      <p>{translate(texts.account)}</p>
    </Page>
  );
}

function Choice({ token }: { readonly token: string }): ReactNode {
  const translate = useText();
  const [mailsNotices, setMailsNotices] = useState<boolean>();
  const onSuccess = (answer: { readonly mailsNotices: boolean }) => setMailsNotices(answer.mailsNotices);
  const off = useApiMutation<typeof turnOffNotices>('post', '/auth/unsubscribe', { onSuccess });
  const on = useApiMutation<typeof turnOnNotices>('post', '/auth/unsubscribe/undo', { onSuccess });
  const { error, isPending, mutate } = mailsNotices === false ? on : off;
  return (
    <>
      {error && (
        <Notice tone="bad" isLive>
          <p>{error.message}</p>
        </Notice>
      )}
      {!error && mailsNotices !== undefined && (
        <Notice tone="good" isLive>
          <p>{translate(mailsNotices ? texts.isOn : texts.isOff)}</p>
        </Notice>
      )}
      <p>
        <Button
          kind={mailsNotices === undefined ? 'primary' : 'secondary'}
          isBusy={isPending}
          onClick={() => mutate({ query: { token } })}
        >
          {translate(mailsNotices === false ? texts.turnOn : texts.turnOff)}
        </Button>
      </p>
    </>
  );
}
