import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { offerTexts as texts } from '../../campaigns/offer-texts.ts';
import steps from '../../campaigns/steps.module.css';
import { sharedTexts } from '../../texts.ts';
import type { OpenedLink } from './opened-link.ts';
import { ToCampaign } from './to-campaign.tsx';

interface AcceptedOfferProps {
  readonly opened: OpenedLink;
  readonly token: string;
}

/** The place with its roll number, or the end of the waiting list if the offer was over. */
export function AcceptedOffer({ opened, token }: AcceptedOfferProps): ReactNode {
  const text = useText();
  const format = useFormat();
  const { status, rollNumber, waitingPosition, checkInCode } = opened.registration;
  const hasPlace = status === 'registered';
  return (
    <>
      <Notice
        isLive
        tone={hasPlace ? 'good' : 'attention'}
        title={text(hasPlace ? texts.accepted : texts.late)}
      >
        {rollNumber !== undefined && <p>{text(sharedTexts.doneRoll, { roll: format.digits(rollNumber) })}</p>}
        {waitingPosition !== undefined && <p>{text(sharedTexts.doneWaiting, { n: waitingPosition })}</p>}
      </Notice>
      {checkInCode !== undefined && (
        <div className={steps['steps']}>
          <LinkButton kind="primary" to={`/campaigns/card?token=${encodeURIComponent(token)}`}>
            {text(texts.card)}
          </LinkButton>
        </div>
      )}
      <ToCampaign campaign={opened.campaign} />
    </>
  );
}
