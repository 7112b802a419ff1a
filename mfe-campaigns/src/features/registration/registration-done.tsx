import { commonTexts } from '@pathshala/web-kit/common-texts';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import type { Campaign, Registration } from '../../campaigns/campaign-types.ts';
import { NumberAccess } from '../../campaigns/number-access.tsx';
import { offerTexts } from '../../campaigns/offer-texts.ts';
import steps from '../../campaigns/steps.module.css';
import { sharedTexts } from '../../texts.ts';
import type { CampaignKind } from './use-registration.ts';
import { texts } from './texts.ts';

interface RegistrationDoneProps {
  readonly campaign: Campaign;
  readonly kind: CampaignKind;
  readonly registration: Registration;
  readonly email: string;
  readonly mobile: string;
}

/** The result of a registration: a place with a roll number, or a waiting position, and the next step. */
export function RegistrationDone(props: RegistrationDoneProps): ReactNode {
  const { campaign, kind, registration, email, mobile } = props;
  const translate = useText();
  const format = useFormat();
  const user = useUser();
  const { rollNumber } = registration;
  const isDone = isConfirmed(registration);
  const title = useTitle(registration);
  if (email === '' && registration.confirmBy !== undefined) {
    return (
      <>
        <Notice isLive tone="attention">
          <p>{translate(texts.doneAlmostByNumber)}</p>
        </Notice>
        <NumberAccess campaignId={campaign._id} mobile={mobile} />
      </>
    );
  }
  return (
    <>
      <Notice isLive tone={isDone ? 'good' : 'attention'} title={title}>
        {rollNumber !== undefined && (
          <p>{translate(sharedTexts.doneRoll, { roll: format.digits(rollNumber) })}</p>
        )}
        <MailText registration={registration} email={email} hasLimit={campaign.maxParticipants > 0} />
        {user === null && <p>{translate(sharedTexts.doneVisitor)}</p>}
      </Notice>
      <NextSteps campaign={campaign} kind={kind} registration={registration} />
    </>
  );
}

function isConfirmed({ status, confirmBy }: Registration): boolean {
  return status === 'registered' && confirmBy === undefined;
}

function NextSteps({
  campaign,
  kind,
  registration,
}: Omit<RegistrationDoneProps, 'email' | 'mobile'>): ReactNode {
  const text = useText();
  const user = useUser();
  const isRunningExam = kind === 'exam' && campaign.phase === 'running';
  return (
    <div className={steps['steps']}>
      {/* Only an account has a place at once: a visitor gets the link to the exam by mail. */}
      {isRunningExam && isConfirmed(registration) && user !== null && (
        <LinkButton kind="primary" to={`/exams/campaign/${campaign._id}`}>
          {text(commonTexts.goToTheExam)}
        </LinkButton>
      )}
      {registration.checkInCode !== undefined && (
        <LinkButton to={`/campaigns/card/${campaign._id}`}>{text(offerTexts.card)}</LinkButton>
      )}
      {user === null && <LinkButton to="/signup">{text(commonTexts.signUp)}</LinkButton>}
    </div>
  );
}

function useTitle({ status, waitingPosition, confirmBy }: Registration): string {
  const translate = useText();
  if (confirmBy !== undefined) return translate(texts.doneAlmost);
  if (status === 'registered') return translate(texts.doneRegistered);
  return waitingPosition === undefined
    ? translate(sharedTexts.doneWaitingPlain)
    : translate(sharedTexts.doneWaiting, { n: waitingPosition });
}

interface MailTextProps extends Pick<RegistrationDoneProps, 'email' | 'registration'> {
  /** Without a limit the registration does not expire before the link is opened. */
  readonly hasLimit: boolean;
}

/** Whether the mail is a notification or has a link to open. */
function MailText({ registration: { confirmBy, status }, email, hasLimit }: MailTextProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  if (email === '') return <p>{translate(texts.doneWithoutMail)}</p>;
  if (confirmBy === undefined) return <p>{translate(texts.doneMail, { email })}</p>;
  if (!hasLimit) return <p>{translate(texts.doneConfirm, { email })}</p>;
  const words = status === 'waiting' ? texts.doneConfirmWaiting : texts.doneConfirmBy;
  return <p>{translate(words, { email, time: format.time(confirmBy) })}</p>;
}
