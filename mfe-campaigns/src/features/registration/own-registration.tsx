import type { cancelCampaignRegistration, cancelRegistration } from '@pathshala/svc-campaigns-contract/http';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { ConfirmDialog } from '@pathshala/web-kit/parts/confirm-dialog';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import type { Campaign, Registration } from '../../campaigns/campaign-types.ts';
import { changedByRegistration } from '../../campaigns/changed-by-registration.ts';
import { offerTexts } from '../../campaigns/offer-texts.ts';
import { sharedTexts } from '../../texts.ts';
import { OwnOffer } from './own-offer.tsx';
import styles from './registration.module.css';
import type { CampaignKind } from './use-registration.ts';
import { texts } from './texts.ts';

interface OwnRegistrationProps {
  readonly campaign: Campaign;
  readonly kind: CampaignKind;
  readonly registration: Registration;
}

/** The registration of a student: its status or offer, and what to do with it. */
export function OwnRegistration({ campaign, kind, registration }: OwnRegistrationProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const isPast = campaign.phase === 'past';
  const sentence = useSentence(registration, isPast);
  const { isOffered, confirmBy = '', rollNumber } = registration;
  return (
    <div className={styles['registration']}>
      <p className={styles['state']}>{sentence}</p>
      {isOffered === true && !isPast && <OwnOffer campaignId={campaign._id} until={confirmBy} />}
      {rollNumber !== undefined && (
        <p>{translate(sharedTexts.doneRoll, { roll: format.digits(rollNumber) })}</p>
      )}
      {!isPast && <WhatToDo campaign={campaign} kind={kind} registration={registration} />}
    </div>
  );
}

/** Says what to do before the end. */
function WhatToDo({ campaign, kind, registration }: OwnRegistrationProps): ReactNode {
  const { status, isCheckedIn = false, confirmBy } = registration;
  const hasPlace = status === 'registered';
  return (
    <>
      {hasPlace && confirmBy === undefined && (
        <PlaceLinks campaign={campaign} kind={kind} registration={registration} />
      )}
      {!isCheckedIn && <GiveUp campaign={campaign} kind={kind} isRegistered={hasPlace} />}
    </>
  );
}

/** Links to the exam and to the admit card, until the end. */
function PlaceLinks({ campaign, kind, registration }: OwnRegistrationProps): ReactNode {
  const text = useText();
  return (
    <>
      {kind === 'exam' && (
        <LinkButton kind="primary" isWide to={`/exams/campaign/${campaign._id}`}>
          {text(commonTexts.goToTheExam)}
        </LinkButton>
      )}
      {registration.checkInCode !== undefined && (
        <LinkButton isWide to={`/campaigns/card/${campaign._id}`}>
          {text(offerTexts.card)}
        </LinkButton>
      )}
    </>
  );
}

/** Returns a sentence on the state of the registration. */
function useSentence(registration: Registration, isOver: boolean): string {
  const text = useText();
  if (isOver) return text(pastSentenceOf(registration));
  const { status, isOffered, isCheckedIn, confirmBy, waitingPosition: n } = registration;
  if (isOffered === true) return text(offerTexts.title);
  if (confirmBy !== undefined) return text(texts.ownUnconfirmed);
  if (isCheckedIn === true) return text(texts.ownCheckedIn);
  if (status === 'registered') return text(texts.ownRegistered);
  return n === undefined ? text(sharedTexts.doneWaitingPlain) : text(sharedTexts.doneWaiting, { n });
}

function pastSentenceOf({ status, confirmBy, isOffered }: Registration) {
  if (status === 'waiting' || isOffered === true) return texts.ownWasWaiting;
  return confirmBy === undefined ? texts.ownHadPlace : texts.ownWasUnconfirmed;
}

/** Cancels the registration in either kind of campaign. */
function useGiveUp(kind: CampaignKind, isRegistered: boolean) {
  const translate = useText();
  const { toast } = useServices();
  const options = {
    invalidates: changedByRegistration,
    onSuccess: () => toast.success(translate(isRegistered ? sharedTexts.ownGivenUp : texts.ownLeftLine)),
    onError: (error: ApiError) => toast.error(error.message),
  };
  const exam = useApiMutation<typeof cancelRegistration>(
    'delete',
    '/examcampaigns/{id}/registration',
    options,
  );
  const general = useApiMutation<typeof cancelCampaignRegistration>(
    'delete',
    '/campaign/campaigns/{id}/registration',
    options,
  );
  return kind === 'exam' ? exam : general;
}

interface GiveUpProps extends Pick<OwnRegistrationProps, 'campaign' | 'kind'> {
  readonly isRegistered: boolean;
}

function GiveUp({ campaign, kind, isRegistered }: GiveUpProps): ReactNode {
  const translate = useText();
  const [isAsking, ask] = useState(false);
  const giveUp = useGiveUp(kind, isRegistered);
  return (
    <>
      <Button kind="quiet" isWide isBusy={giveUp.isPending} onClick={() => ask(true)}>
        {translate(isRegistered ? sharedTexts.ownGiveUp : texts.ownLeaveLine)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate(isRegistered ? sharedTexts.ownGiveUpTitle : texts.ownLeaveLineTitle)}
        confirmText={translate(isRegistered ? sharedTexts.ownGiveUp : texts.ownLeaveLine)}
        isDangerous
        onClose={() => ask(false)}
        onConfirm={() => {
          ask(false);
          giveUp.mutate({ params: { id: campaign._id } });
        }}
      >
        <p>{translate(isRegistered ? sharedTexts.ownGiveUpText : texts.ownLeaveLineText)}</p>
      </ConfirmDialog>
    </>
  );
}
