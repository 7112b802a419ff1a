import type { cancelCampaignRegistration, cancelRegistration } from '@pathshala/svc-campaigns-contract/http';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { ConfirmDialog } from '@pathshala/web-kit/parts/confirm-dialog';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import type { Campaign, Registration } from '../../campaigns/campaign-types.ts';
import { useTexts } from '../../texts.ts';
import styles from './registration.module.css';
import { type CampaignKind, changedByRegistration } from './use-registration.ts';

export interface OwnRegistrationProps {
  readonly campaign: Campaign;
  readonly kind: CampaignKind;
  readonly registration: Registration;
}

/** The registration of a student: its status, a link to the exam, and a button that cancels it. */
export function OwnRegistration({ campaign, kind, registration }: OwnRegistrationProps): ReactNode {
  const translate = useTexts();
  const format = useFormat();
  const isRegistered = registration.status === 'registered';
  const { waitingPosition: n } = registration;
  const waiting = n === undefined ? translate('done.waitingPlain') : translate('done.waiting', { n });
  return (
    <div className={styles['registration']}>
      <p className={styles['state']}>{isRegistered ? translate('own.registered') : waiting}</p>
      {registration.rollNumber !== undefined && (
        <p>{translate('done.roll', { roll: format.digits(registration.rollNumber) })}</p>
      )}
      {kind === 'exam' && isRegistered && (
        <LinkButton
          kind={campaign.phase === 'past' ? 'secondary' : 'primary'}
          isWide
          to={`/exams/campaign/${campaign._id}`}
        >
          {translate('own.exam')}
        </LinkButton>
      )}
      {campaign.phase !== 'past' && <GiveUp campaign={campaign} kind={kind} isRegistered={isRegistered} />}
    </div>
  );
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
