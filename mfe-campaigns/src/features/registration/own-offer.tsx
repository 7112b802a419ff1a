import type { acceptOffer } from '@pathshala/svc-campaigns-contract/http';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { Button } from '@pathshala/web-kit/parts/button';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { changedByRegistration } from '../../campaigns/changed-by-registration.ts';
import { offerTexts as texts } from '../../campaigns/offer-texts.ts';

interface OwnOfferProps {
  readonly campaignId: string;
  /** ISO 8601. */
  readonly until: string;
}

/** A place is held for the student from the waiting list. */
export function OwnOffer({ campaignId, until }: OwnOfferProps): ReactNode {
  const text = useText();
  const format = useFormat();
  const { toast } = useServices();
  const accept = useApiMutation<typeof acceptOffer>('post', '/examcampaigns/{id}/registration/accept', {
    invalidates: changedByRegistration,
    onSuccess: () => toast.success(text(texts.accepted)),
    onError: (error: ApiError) => toast.error(error.message),
  });
  return (
    <>
      <p>{text(texts.until, { time: format.dateTime(until) })}</p>
      <Button
        kind="primary"
        isWide
        isBusy={accept.isPending}
        onClick={() => accept.mutate({ params: { id: campaignId } })}
      >
        {text(texts.accept)}
      </Button>
    </>
  );
}
