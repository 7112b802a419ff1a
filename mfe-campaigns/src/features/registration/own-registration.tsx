import type { cancelCampaignRegistration, cancelRegistration } from '@pathshala/svc-campaigns-contract/http';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { ConfirmDialog } from '@pathshala/web-kit/parts/confirm-dialog';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import type { Campaign, Registration } from '../../campaigns/campaign-types.ts';
import { changedByRegistration } from '../../campaigns/changed-by-registration.ts';
import { offerTexts } from '../../campaigns/offer-texts.ts';
import { useTexts } from '../../texts.ts';
import { OwnOffer } from './own-offer.tsx';
import styles from './registration.module.css';
import type { CampaignKind } from './use-registration.ts';

interface OwnRegistrationProps {
  readonly campaign: Campaign;
  readonly kind: CampaignKind;
  readonly registration: Registration;
}

/** The registration of a student: its status or offer, and what to do with it. */
export function OwnRegistration({ campaign, kind, registration }: OwnRegistrationProps): ReactNode {
  const translate = useTexts();
  const format = useFormat();
  const isPast = campaign.phase === 'past';
  const sentence = useSentence(registration, isPast);
  const { isOffered, confirmBy = '', rollNumber } = registration;
  return (
    <div className={styles['registration']}>
      <p className={styles['state']}>{sentence}</p>
      {isOffered === true && !isPast && <OwnOffer campaignId={campaign._id} until={confirmBy} />}
      {rollNumber !== undefined && <p>{translate('done.roll', { roll: format.digits(rollNumber) })}</p>}
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
  const translate = useTexts();
  const text = useText();
  return (
    <>
      {kind === 'exam' && (
        <LinkButton kind="primary" isWide to={`/exams/campaign/${campaign._id}`}>
          {translate('own.exam')}
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
  const translate = useTexts();
  const text = useText();
  if (isOver) return translate(pastSentenceOf(registration));
  const { status, isOffered, isCheckedIn, confirmBy, waitingPosition: n } = registration;
  if (isOffered === true) return text(offerTexts.title);
  if (confirmBy !== undefined) return translate('own.unconfirmed');
  if (isCheckedIn === true) return translate('own.checkedIn');
  if (status === 'registered') return translate('own.registered');
  return n === undefined ? translate('done.waitingPlain') : translate('done.waiting', { n });
}

function pastSentenceOf({ status, confirmBy, isOffered }: Registration) {
  if (status === 'waiting' || isOffered === true) return 'own.wasWaiting';
  return confirmBy === undefined ? 'own.hadPlace' : 'own.wasUnconfirmed';
}

/** Cancels the registration in either kind of campaign. */
function useGiveUp(kind: CampaignKind, isRegistered: boolean) {
  const translate = useTexts();
  const { toast } = useServices();
  const options = {
    invalidates: changedByRegistration,
    onSuccess: () => toast.success(translate(isRegistered ? 'own.givenUp' : 'own.leftLine')),
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
  const translate = useTexts();
  const [isAsking, ask] = useState(false);
  const giveUp = useGiveUp(kind, isRegistered);
  return (
    <>
      <Button kind="quiet" isWide isBusy={giveUp.isPending} onClick={() => ask(true)}>
        {translate(isRegistered ? 'own.giveUp' : 'own.leaveLine')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate(isRegistered ? 'own.giveUpTitle' : 'own.leaveLineTitle')}
        confirmText={translate(isRegistered ? 'own.giveUp' : 'own.leaveLine')}
        isDangerous
        onClose={() => ask(false)}
        onConfirm={() => {
          ask(false);
          giveUp.mutate({ params: { id: campaign._id } });
        }}
      >
        <p>{translate(isRegistered ? 'own.giveUpText' : 'own.leaveLineText')}</p>
      </ConfirmDialog>
    </>
  );
}
