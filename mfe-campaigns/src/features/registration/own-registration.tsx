import type { cancelRegistration } from '@pathshala/svc-campaigns/contract/http';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { ConfirmDialog } from '@pathshala/web-kit/parts/confirm-dialog';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import type { Campaign, Registration } from '../../campaigns/campaign-types.ts';
import { useTexts } from '../../texts.ts';
import styles from './registration.module.css';
import type { CampaignKind } from './use-registration.ts';

export interface OwnRegistrationProps {
  readonly campaign: Campaign;
  readonly kind: CampaignKind;
  readonly registration: Registration;
}

/** What a registered student sees instead of the form: the place, the way to the exam, and giving the place up before it begins. */
export function OwnRegistration({ campaign, kind, registration }: OwnRegistrationProps): ReactNode {
  const say = useTexts();
  const format = useFormat();
  const isSeated = registration.status === 'registered';
  return (
    <div className={styles['registration']}>
      <p className={styles['state']}>{say(isSeated ? 'own.registered' : 'own.waiting')}</p>
      {registration.rollNumber !== undefined && (
        <p>{say('done.roll', { roll: format.digits(registration.rollNumber) })}</p>
      )}
      {kind === 'exam' && isSeated && (
        <LinkButton
          kind={campaign.phase === 'past' ? 'secondary' : 'primary'}
          isWide
          to={`/exams/campaign/${campaign._id}`}
        >
          {say('own.exam')}
        </LinkButton>
      )}
      {kind === 'exam' && campaign.phase === 'upcoming' && <GiveUp campaign={campaign} />}
    </div>
  );
}

function GiveUp({ campaign }: Pick<OwnRegistrationProps, 'campaign'>): ReactNode {
  const say = useTexts();
  const { toast } = useServices();
  const [isAsking, ask] = useState(false);
  const giveUp = useApiMutation<typeof cancelRegistration>('delete', '/examcampaigns/{id}/registration', {
    invalidates: ['/examcampaigns', '/examcampaigns/{id}', '/exams/registered'],
    onSuccess: () => toast.success(say('own.givenUp')),
    onError: (error) => toast.error(error.message),
  });
  return (
    <>
      <Button kind="quiet" isWide isBusy={giveUp.isPending} onClick={() => ask(true)}>
        {say('own.giveUp')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={say('own.giveUpTitle')}
        confirmText={say('own.giveUp')}
        isDangerous
        onClose={() => ask(false)}
        onConfirm={() => {
          ask(false);
          giveUp.mutate({ params: { id: campaign._id } });
        }}
      >
        <p>{say('own.giveUpText')}</p>
      </ConfirmDialog>
    </>
  );
}
