import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import type { Registration } from '../../campaigns/campaign-types.ts';
import { useTexts } from '../../texts.ts';

export interface RegistrationDoneProps {
  readonly registration: Registration;
  readonly email: string;
  /** A place in a campaign without a limit is not lost when the link is opened later. */
  readonly hasLimit: boolean;
}

/** What the registration gave: a place with a roll number, or a place in the line, and what comes next. */
export function RegistrationDone({ registration, email, hasLimit }: RegistrationDoneProps): ReactNode {
  const say = useTexts();
  const format = useFormat();
  const user = useUser();
  const { status, rollNumber, confirmBy } = registration;
  const isDone = status === 'registered' && confirmBy === undefined;
  return (
    <>
      <Notice isLive tone={isDone ? 'good' : 'attention'} title={useTitle(registration)}>
        {rollNumber !== undefined && <p>{say('done.roll', { roll: format.digits(rollNumber) })}</p>}
        <MailText confirmBy={confirmBy} email={email} hasLimit={hasLimit} />
        {user === null && <p>{say('done.visitor')}</p>}
      </Notice>
      {user === null && <LinkButton to="/signup">{say('done.signup')}</LinkButton>}
    </>
  );
}

function useTitle({ status, waitingPosition, confirmBy }: Registration): string {
  const say = useTexts();
  if (status === 'registered') return say(confirmBy === undefined ? 'done.registered' : 'done.almost');
  return waitingPosition === undefined
    ? say('done.waitingPlain')
    : say('done.waiting', { n: waitingPosition });
}

interface MailTextProps extends Pick<RegistrationDoneProps, 'email' | 'hasLimit'> {
  readonly confirmBy: string | undefined;
}

/** What the mail is for: news, or a link that has to be opened. */
function MailText({ confirmBy, email, hasLimit }: MailTextProps): ReactNode {
  const say = useTexts();
  const format = useFormat();
  if (confirmBy === undefined) return <p>{say('done.mail', { email })}</p>;
  if (!hasLimit) return <p>{say('done.confirm', { email })}</p>;
  return <p>{say('done.confirmBy', { email, time: format.time(confirmBy) })}</p>;
}
