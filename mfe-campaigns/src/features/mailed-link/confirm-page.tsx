import type { confirmRegistration } from '@pathshala/svc-campaigns-contract/http';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Page } from '@pathshala/web-kit/parts/page';
import { useLocation, useSearchParams } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { changedByRegistration } from '../../campaigns/changed-by-registration.ts';
import steps from '../../campaigns/steps.module.css';
import { offerTexts } from '../../campaigns/offer-texts.ts';
import { canTryAgain } from '../../campaigns/use-linked-registration.ts';
import { useOncePerToken } from '../../campaigns/use-once-per-token.ts';
import { sharedTexts } from '../../texts.ts';
import { type OpenedLink, rememberOpened } from './opened-link.ts';
import { ToCampaign } from './to-campaign.tsx';
import { texts } from './texts.ts';

/** /campaigns/confirm?token=…: the link in a visitor's first mail. The page sends the confirmation by POST; the GET changes nothing. */
export function ConfirmPage(): ReactNode {
  const translate = useText();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { mutate, data, error } = useApiMutation<typeof confirmRegistration>(
    'post',
    '/examcampaigns/confirm',
    { invalidates: changedByRegistration, onSuccess: rememberOpened },
  );
  useOncePerToken(token, () => mutate({ body: { token } }));
  return (
    <Page title={translate(texts.confirmTitle)}>
      {data && <Confirmed opened={data} token={token} />}
      {!data && !error && <LoadingState text={translate(texts.confirming)} />}
      {error && (
        <NotConfirmed
          error={error}
          onRetry={() => mutate({ body: { token } })}
          onLeave={() => mutate({ body: { token, leavesAccount: true } })}
        />
      )}
    </Page>
  );
}

interface NotConfirmedProps extends OfAccountProps {
  readonly onRetry: () => void;
}

function NotConfirmed({ error, onRetry, onLeave }: NotConfirmedProps): ReactNode {
  const translate = useText();
  if (canTryAgain(error)) return <FailedState error={error} onRetry={onRetry} />;
  if (error.code === 'campaigns.link-of-account') return <OfAccount error={error} onLeave={onLeave} />;
  return (
    <Notice tone="bad" isLive title={error.message}>
      <LinkButton to="/campaigns">{translate(commonTexts.allCampaigns)}</LinkButton>
    </Notice>
  );
}

interface OfAccountProps {
  readonly error: ApiError;
  readonly onLeave: () => void;
}

/** An account registered with this address: its owner logs in; anybody else who reads the mail goes on without it. */
function OfAccount({ error, onLeave }: OfAccountProps): ReactNode {
  const translate = useText();
  const { pathname, search } = useLocation();
  const next = encodeURIComponent(`${pathname}${search}`);
  return (
    <>
      <Notice tone="attention" isLive>
        <p>{error.message}</p>
      </Notice>
      <div className={steps['steps']}>
        <LinkButton kind="primary" to={`/login?next=${next}`}>
          {translate(texts.logIn)}
        </LinkButton>
        <Button onClick={onLeave}>{translate(texts.withoutAccount)}</Button>
      </div>
    </>
  );
}

interface ConfirmedProps {
  readonly opened: OpenedLink;
  readonly token: string;
}

function Confirmed({ opened, token }: ConfirmedProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { registration, isChanged, hasAccount, campaign } = opened;
  const { status, rollNumber, waitingPosition } = registration;
  const confirmed = translate(isChanged ? texts.confirmed : texts.alreadyConfirmed);
  const waiting =
    waitingPosition === undefined
      ? translate(sharedTexts.doneWaitingPlain)
      : translate(sharedTexts.doneWaiting, { n: waitingPosition });
  return (
    <>
      <Notice isLive tone={status === 'registered' ? 'good' : 'attention'} title={confirmed}>
        {status === 'waiting' && <p>{waiting}</p>}
        {rollNumber !== undefined && (
          <p>{translate(sharedTexts.doneRoll, { roll: format.digits(rollNumber) })}</p>
        )}
        {hasAccount && <p>{translate(texts.inAccount)}</p>}
        {!hasAccount && campaign.kind === 'exam' && <p>{translate(examWordsOf(opened, token))}</p>}
      </Notice>
      <NextStep opened={opened} token={token} />
      <ToCampaign campaign={campaign} />
    </>
  );
}

/** Returns the words on how the exam is reached, or that it is over. */
function examWordsOf(opened: OpenedLink, token: string) {
  if (opened.campaign.phase === 'past') return sharedTexts.registerOver;
  return examPathOf(opened, token) === null ? sharedTexts.doneVisitor : texts.running;
}

/**
 * Returns the path of a running exam with a place. Without an account it is the sitting page, which opens a valid link and
 * mails a new one for an expired one.
 */
function examPathOf(opened: OpenedLink, token: string): string | null {
  const { campaign, registration, hasAccount, sittingToken = token } = opened;
  const { status, isOffered, confirmBy } = registration;
  const hasPlace = status === 'registered' && isOffered !== true && confirmBy === undefined;
  if (campaign.kind !== 'exam' || campaign.phase !== 'running' || !hasPlace) return null;
  if (hasAccount) return `/exams/campaign/${campaign._id}`;
  return `/campaigns/sit?token=${encodeURIComponent(sittingToken)}`;
}

/** Leads to the running exam, to the offer of a place, and to the admit card. */
function NextStep({ opened, token }: ConfirmedProps): ReactNode {
  const text = useText();
  const { isOffered, checkInCode } = opened.registration;
  const exam = examPathOf(opened, token);
  const hasPage = isOffered === true || checkInCode !== undefined;
  const page = isOffered === true ? 'offer' : 'card';
  return (
    <div className={steps['steps']}>
      {exam !== null && (
        <LinkButton kind="primary" to={exam}>
          {text(commonTexts.goToTheExam)}
        </LinkButton>
      )}
      {hasPage && (
        <LinkButton
          kind={exam === null ? 'primary' : 'secondary'}
          to={`/campaigns/${page}?token=${encodeURIComponent(token)}`}
        >
          {text(isOffered === true ? offerTexts.see : offerTexts.card)}
        </LinkButton>
      )}
    </div>
  );
}
