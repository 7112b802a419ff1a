import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import type { Registration } from '../../campaigns/campaign-types.ts';
import { offerTexts } from '../../campaigns/offer-texts.ts';
import { useTexts } from '../../texts.ts';

export interface RegistrationDoneProps {
  readonly campaignId: string;
  readonly registration: Registration;
  readonly email: string;
  /** Without a limit the registration does not expire before the link is opened. */
  readonly hasLimit: boolean;
}

/** The result of a registration: a place with a roll number, or a waiting position, and the next step. */
export function RegistrationDone({
  campaignId,
  registration,
  email,
  hasLimit,
}: RegistrationDoneProps): ReactNode {
  const text = useText();
  const translate = useTexts();
  const format = useFormat();
  const user = useUser();
  const { status, rollNumber, confirmBy, checkInCode } = registration;
  const isDone = status === 'registered' && confirmBy === undefined;
  return (
    <>
      <Notice isLive tone={isDone ? 'good' : 'attention'} title={useTitle(registration)}>
        {rollNumber !== undefined && <p>{translate('done.roll', { roll: format.digits(rollNumber) })}</p>}
        <MailText confirmBy={confirmBy} email={email} hasLimit={hasLimit} />
        {user === null && <p>{translate('done.visitor')}</p>}
      </Notice>
      {checkInCode !== undefined && (
        <LinkButton to={`/campaigns/card/${campaignId}`}>{text(offerTexts.card)}</LinkButton>
      )}
      {user === null && <LinkButton to="/signup">{translate('done.signup')}</LinkButton>}
    </>
  );
}

function useTitle({ status, waitingPosition, confirmBy }: Registration): string {
  const translate = useTexts();
  if (status === 'registered') return translate(confirmBy === undefined ? 'done.registered' : 'done.almost');
  return waitingPosition === undefined
    ? translate('done.waitingPlain')
    : translate('done.waiting', { n: waitingPosition });
}

interface MailTextProps extends Pick<RegistrationDoneProps, 'email' | 'hasLimit'> {
  readonly confirmBy: string | undefined;
}

/** Whether the mail is a notification or has a link to open. */
function MailText({ confirmBy, email, hasLimit }: MailTextProps): ReactNode {
  const translate = useTexts();
  const format = useFormat();
  if (confirmBy === undefined) return <p>{translate('done.mail', { email })}</p>;
  if (!hasLimit) return <p>{translate('done.confirm', { email })}</p>;
  return <p>{translate('done.confirmBy', { email, time: format.time(confirmBy) })}</p>;
}
