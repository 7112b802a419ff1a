import steps from '../../campaigns/steps.module.css';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { offerTexts as texts } from '../../campaigns/offer-texts.ts';
import type { HeldRegistration } from '../../campaigns/use-linked-registration.ts';
import { ToCampaign } from './to-campaign.tsx';

export interface OpenOfferProps {
  readonly held: HeldRegistration;
  readonly token: string;
  readonly isBusy: boolean;
  readonly onAccept: () => void;
}

/** Shows until when the place is held, with the buttons, or that there is no offer. */
export function OpenOffer({ held, token, isBusy, onAccept }: OpenOfferProps): ReactNode {
  const text = useText();
  const format = useFormat();
  const { isOffered, confirmBy = '' } = held.registration;
  if (isOffered !== true) {
    return (
      <>
        <Notice>
          <p>{text(texts.none)}</p>
        </Notice>
        <ToCampaign campaign={held.campaign} />
      </>
    );
  }
  return (
    <>
      <ToCampaign campaign={held.campaign} />
      <p>{text(texts.until, { time: format.dateTime(confirmBy) })}</p>
      <div className={steps['steps']}>
        <Button kind="primary" isBusy={isBusy} onClick={onAccept}>
          {text(texts.accept)}
        </Button>
        <LinkButton kind="quiet" to={`/campaigns/cancel?token=${encodeURIComponent(token)}`}>
          {text(texts.decline)}
        </LinkButton>
      </div>
    </>
  );
}
