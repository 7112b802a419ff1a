import type { confirmRegistration } from '@pathshala/svc-campaigns-contract/http';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Page } from '@pathshala/web-kit/parts/page';
import { useSearchParams } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { changedByRegistration } from '../../campaigns/changed-by-registration.ts';
import { useTexts } from '../../texts.ts';
import { offerTexts } from '../../campaigns/offer-texts.ts';
import { canTryAgain } from '../../campaigns/use-linked-registration.ts';
import { useOncePerToken } from '../../campaigns/use-once-per-token.ts';
import { type OpenedLink, rememberOpened } from './opened-link.ts';
import { ToCampaign } from './to-campaign.tsx';

/** /campaigns/confirm?token=…: the link in a visitor's first mail. The page sends the confirmation by POST; the GET changes nothing. */
export function ConfirmPage(): ReactNode {
  const translate = useTexts();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { mutate, data, error } = useApiMutation<typeof confirmRegistration>(
    'post',
    '/examcampaigns/confirm',
    { invalidates: changedByRegistration, onSuccess: rememberOpened },
  );
  useOncePerToken(token, () => mutate({ body: { token } }));
  return (
    <Page title={translate('link.confirmTitle')}>
      {data && <Confirmed opened={data} token={token} />}
      {!data && !error && <LoadingState text={translate('link.confirming')} />}
      {error && canTryAgain(error) && (
        <FailedState error={error} onRetry={() => mutate({ body: { token } })} />
      )}
      {error && !canTryAgain(error) && (
        <Notice tone="bad" isLive title={error.message}>
          <LinkButton to="/campaigns">{translate('detail.back')}</LinkButton>
        </Notice>
      )}
    </Page>
  );
}

interface ConfirmedProps {
  readonly opened: OpenedLink;
  readonly token: string;
}

function Confirmed({ opened, token }: ConfirmedProps): ReactNode {
  const translate = useTexts();
  const format = useFormat();
  const { registration, isChanged, hasAccount, campaign } = opened;
  const { status, rollNumber, waitingPosition } = registration;
  const confirmed = translate(isChanged ? 'link.confirmed' : 'link.alreadyConfirmed');
  const waiting =
    waitingPosition === undefined
      ? translate('done.waitingPlain')
      : translate('done.waiting', { n: waitingPosition });
  return (
    <>
      <Notice isLive tone={status === 'registered' ? 'good' : 'attention'} title={confirmed}>
        {status === 'waiting' && <p>{waiting}</p>}
        {rollNumber !== undefined && <p>{translate('done.roll', { roll: format.digits(rollNumber) })}</p>}
        {hasAccount && <p>{translate('link.inAccount')}</p>}
        {!hasAccount && campaign.kind === 'exam' && <p>{translate('done.visitor')}</p>}
      </Notice>
      <NextStep opened={opened} token={token} />
      <ToCampaign campaign={campaign} />
    </>
  );
}

/** To the offer of a place, or to the admit card. */
function NextStep({ opened, token }: ConfirmedProps): ReactNode {
  const text = useText();
  const { isOffered, checkInCode } = opened.registration;
  if (isOffered !== true && checkInCode === undefined) return null;
  const page = isOffered === true ? 'offer' : 'card';
  return (
    <LinkButton kind="primary" to={`/campaigns/${page}?token=${encodeURIComponent(token)}`}>
      {text(isOffered === true ? offerTexts.see : offerTexts.card)}
    </LinkButton>
  );
}
