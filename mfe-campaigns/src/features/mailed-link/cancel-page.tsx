import type { cancelByLink } from '@pathshala/svc-campaigns-contract/http';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Page } from '@pathshala/web-kit/parts/page';
import { useSearchParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { changedByRegistration } from '../../campaigns/changed-by-registration.ts';
import { forgetPlace } from '../../campaigns/remembered-place.ts';
import steps from '../../campaigns/steps.module.css';
import { sharedTexts } from '../../texts.ts';
import { ToCampaign } from './to-campaign.tsx';
import { texts } from './texts.ts';

/** /campaigns/cancel?token=…: a visitor cancels the registration. A button sends the request, so that programs that follow links do not. */
export function CancelPage(): ReactNode {
  const translate = useText();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { mutate, data, error, isPending } = useApiMutation<typeof cancelByLink>(
    'post',
    '/examcampaigns/cancel',
    { invalidates: changedByRegistration, onSuccess: ({ campaign }) => forgetPlace(campaign._id) },
  );
  return (
    <Page title={translate(sharedTexts.ownGiveUpTitle)}>
      {data ? (
        <>
          <Notice isLive tone="good">
            <p>{translate(data.isChanged ? sharedTexts.ownGivenUp : texts.alreadyGivenUp)}</p>
          </Notice>
          <ToCampaign campaign={data.campaign} />
        </>
      ) : (
        <>
          <p>{translate(sharedTexts.ownGiveUpText)}</p>
          {error && (
            <Notice tone="bad" isLive>
              <p>{error.message}</p>
            </Notice>
          )}
          <div className={steps['steps']}>
            <Button kind="danger" isBusy={isPending} onClick={() => mutate({ body: { token } })}>
              {translate(sharedTexts.ownGiveUp)}
            </Button>
            <LinkButton kind="quiet" to="/campaigns">
              {translate(texts.keep)}
            </LinkButton>
          </div>
        </>
      )}
    </Page>
  );
}
