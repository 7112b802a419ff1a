import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { useFormat } from '@pathshala/web-kit/texts';
import { useParticipant } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import type { Campaign } from '../../campaigns/campaign-types.ts';
import type { RememberedPlace } from '../../campaigns/remembered-place.ts';
import { useTexts } from '../../texts.ts';
import styles from './registration.module.css';
import type { CampaignKind } from './use-registration.ts';

export interface RememberedHereProps {
  readonly campaign: Campaign;
  readonly kind: CampaignKind;
  readonly place: RememberedPlace;
  readonly onForget: () => void;
}

/**
 * The place that a visitor registered on this device, and the way to a running exam. The server knows what has become of it since:
 * the mail's links ask it.
 */
export function RememberedHere({ campaign, kind, place, onForget }: RememberedHereProps): ReactNode {
  const translate = useTexts();
  const format = useFormat();
  const participant = useParticipant();
  const { status, rollNumber, confirmBy } = place;
  const isExamOpen = kind === 'exam' && campaign.phase === 'running' && status === 'registered';
  const isSitting = participant?.participation?.campaignId === campaign._id;
  return (
    <div className={styles['registration']}>
      <p className={styles['state']}>
        {translate(status === 'registered' ? 'here.registered' : 'here.waiting')}
      </p>
      {rollNumber !== undefined && <p>{translate('done.roll', { roll: format.digits(rollNumber) })}</p>}
      {confirmBy !== undefined && <p>{translate('here.confirm', { time: format.dateTime(confirmBy) })}</p>}
      {isExamOpen && isSitting && (
        <LinkButton kind="primary" isWide to={`/exams/campaign/${campaign._id}`}>
          {translate('own.exam')}
        </LinkButton>
      )}
      {isExamOpen && !isSitting && confirmBy === undefined && <p>{translate('here.exam')}</p>}
      <p>{translate('here.device')}</p>
      <Button kind="quiet" isWide onClick={onForget}>
        {translate('here.forget')}
      </Button>
    </div>
  );
}
