import type { acceptByLink } from '@pathshala/svc-campaigns-contract/http';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { Button } from '@pathshala/web-kit/parts/button';
import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Page } from '@pathshala/web-kit/parts/page';
import { useSearchParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { changedByRegistration } from '../../campaigns/changed-by-registration.ts';
import { offerTexts as texts } from '../../campaigns/offer-texts.ts';
import { canTryAgain, useLinkedRegistration } from '../../campaigns/use-linked-registration.ts';
import { AcceptedOffer } from './accepted-offer.tsx';
import { OpenOffer, type OpenOfferProps } from './open-offer.tsx';
import { rememberOpened } from './opened-link.ts';

/** /campaigns/offer?token=…: a place from the waiting list, accepted or declined by a button. */
export function OfferPage(): ReactNode {
  const text = useText();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { mutate, data, error, isPending } = useApiMutation<typeof acceptByLink>(
    'post',
    '/examcampaigns/accept',
    { invalidates: changedByRegistration, onSuccess: rememberOpened },
  );
  return (
    <Page title={text(texts.title)} width="text">
      {error && (
        <Notice tone="bad" isLive>
          <p>{error.message}</p>
        </Notice>
      )}
      {data ? (
        <AcceptedOffer opened={data} token={token} />
      ) : (
        <LinkedOffer token={token} isBusy={isPending} onAccept={() => mutate({ body: { token } })} />
      )}
    </Page>
  );
}

type LinkedOfferProps = Omit<OpenOfferProps, 'held'>;

/** The offer of the link while it loads, is open, or is over. */
function LinkedOffer(props: LinkedOfferProps): ReactNode {
  const text = useText();
  const { held, error, readAgain } = useLinkedRegistration(props.token);
  if (held) return <OpenOffer held={held} {...props} />;
  if (!error) return <LoadingState text={text(texts.loading)} />;
  const { isBusy, onAccept } = props;
  return <NoOffer error={error} isBusy={isBusy} onRetry={readAgain} onRegister={onAccept} />;
}

interface NoOfferProps {
  readonly error: ApiError;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
  readonly onRegister: () => void;
}

/** The link opens nothing: an offer that is over can become a new registration. */
function NoOffer({ error, isBusy, onRetry, onRegister }: NoOfferProps): ReactNode {
  const text = useText();
  if (error.status !== 410) return <FailedState error={error} {...(canTryAgain(error) && { onRetry })} />;
  return (
    <>
      <Notice tone="attention" isLive>
        <p>{text(texts.over)}</p>
      </Notice>
      <Button kind="primary" isBusy={isBusy} onClick={onRegister}>
        {text(texts.again)}
      </Button>
    </>
  );
}
