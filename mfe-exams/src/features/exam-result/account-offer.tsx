import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import { useParticipant } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

/** Invites a participant to make the account that will own the result; nothing for an account. */
export function AccountOffer(): ReactNode {
  const text = useText();
  const participant = useParticipant();
  if (participant === null) return null;
  return (
    <Notice title={text(texts.accountTitle)}>
      <p>{text(texts.account, { email: participant.email })}</p>
      <LinkButton to="/signup" data-print="no">
        {text(texts.signUp)}
      </LinkButton>
    </Notice>
  );
}
