import type { openByMobileCode } from '@pathshala/svc-campaigns-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { sharedTexts } from '../texts.ts';
import { offerTexts } from './offer-texts.ts';
import steps from './steps.module.css';

type Opened = AnswerOf<typeof openByMobileCode>;

/** The links that other registrations have in a mail, for the holder of a confirmed number. */
export function OpenedNumber({ opened }: { readonly opened: Opened }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { digits } = useFormat();
  const { campaign, registration, token, sittingToken } = opened;
  const { status, rollNumber, isOffered, checkInCode, waitingPosition: n } = registration;
  const to = (page: string, value = token) => `/campaigns/${page}?token=${encodeURIComponent(value)}`;
  return (
    <>
      <Notice isLive tone={status === 'registered' ? 'good' : 'attention'} title={inLanguage(campaign.title)}>
        {status === 'waiting' && (
          <p>
            {n === undefined
              ? translate(sharedTexts.doneWaitingPlain)
              : translate(sharedTexts.doneWaiting, { n })}
          </p>
        )}
        {rollNumber !== undefined && <p>{translate(sharedTexts.doneRoll, { roll: digits(rollNumber) })}</p>}
      </Notice>
      <div className={steps['steps']}>
        {sittingToken !== undefined && (
          <LinkButton kind="primary" to={to('sit', sittingToken)}>
            {translate(commonTexts.goToTheExam)}
          </LinkButton>
        )}
        {isOffered === true && (
          <LinkButton kind="primary" to={to('offer')}>
            {translate(offerTexts.see)}
          </LinkButton>
        )}
        {checkInCode !== undefined && <LinkButton to={to('card')}>{translate(offerTexts.card)}</LinkButton>}
        <LinkButton kind="quiet" to={to('cancel')}>
          {translate(sharedTexts.ownGiveUp)}
        </LinkButton>
      </div>
    </>
  );
}
