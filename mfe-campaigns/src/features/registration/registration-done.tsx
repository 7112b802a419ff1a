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
}

/** What the registration gave: a place with a roll number, or a place in the line, and what comes next. */
export function RegistrationDone({ registration, email }: RegistrationDoneProps): ReactNode {
  const say = useTexts();
  const format = useFormat();
  const user = useUser();
  const { status, rollNumber, waitingPosition } = registration;
  const waiting =
    waitingPosition === undefined ? say('done.waitingPlain') : say('done.waiting', { n: waitingPosition });
  return (
    <>
      <Notice
        isLive
        tone={status === 'registered' ? 'good' : 'attention'}
        title={status === 'registered' ? say('done.registered') : waiting}
      >
        {rollNumber !== undefined && <p>{say('done.roll', { roll: format.digits(rollNumber) })}</p>}
        <p>{say('done.mail', { email })}</p>
        {user === null && <p>{say('done.visitor')}</p>}
      </Notice>
      {user === null && <LinkButton to="/signup">{say('done.signup')}</LinkButton>}
    </>
  );
}
