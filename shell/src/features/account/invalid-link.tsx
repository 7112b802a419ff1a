import { formMessages as auth } from '@pathshala/svc-auth-contract/form-messages';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

/** Shown for a mailed link that was used, has expired or was truncated by a mail program. */
export function InvalidLink({ requestPath }: { readonly requestPath: string }): ReactNode {
  const translate = useText();
  return (
    <>
      <Notice tone="bad" isLive>
        <p>{translate(auth['auth.link-invalid'])}</p>
      </Notice>
      <LinkButton to={requestPath} kind="primary">
        {translate(texts.newLink)}
      </LinkButton>
    </>
  );
}
