import { commonTexts } from '@pathshala/web-kit/common-texts';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';

/** The server's message after a mailed link was used, and a link to the log-in. */
export function DoneNotice({ message }: { readonly message: string }): ReactNode {
  const translate = useText();
  return (
    <>
      <Notice tone="good" isLive>
        <p>{message}</p>
      </Notice>
      <LinkButton to="/login" kind="primary">
        {translate(commonTexts.logIn)}
      </LinkButton>
    </>
  );
}
