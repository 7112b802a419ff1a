import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useParticipant } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import type { Campaign } from '../../campaigns/campaign-types.ts';
import type { RememberedPlace } from '../../campaigns/remembered-place.ts';
import { sharedTexts } from '../../texts.ts';
import styles from './registration.module.css';
import type { CampaignKind } from './use-registration.ts';
import { texts } from './texts.ts';

interface RememberedHereProps {
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
  const translate = useText();
  const format = useFormat();
  const { status, rollNumber, confirmBy } = place;
  const isExamOpen = kind === 'exam' && campaign.phase === 'running' && status === 'registered';
  return (
    <div className={styles['registration']}>
      <p className={styles['state']}>
        {translate(status === 'registered' ? texts.hereRegistered : texts.hereWaiting)}
      </p>
      {rollNumber !== undefined && (
        <p>{translate(sharedTexts.doneRoll, { roll: format.digits(rollNumber) })}</p>
      )}
      {confirmBy !== undefined && <p>{translate(texts.hereConfirm, { time: format.dateTime(confirmBy) })}</p>}
      {campaign.phase === 'past' && <p>{translate(pastWordsOf(campaign, kind, status))}</p>}
      {isExamOpen && <WayToExam campaignId={campaign._id} isConfirmed={confirmBy === undefined} />}
      <p>{translate(texts.hereDevice)}</p>
      <Button kind="quiet" isWide onClick={onForget}>
        {translate(texts.hereForget)}
      </Button>
    </div>
  );
}

/** Marks and rank of an exam come by mail: this device does not know them. */
function pastWordsOf(
  campaign: RememberedHereProps['campaign'],
  kind: CampaignKind,
  status: RememberedPlace['status'],
) {
  if (kind !== 'exam' || status !== 'registered') return sharedTexts.registerOver;
  const isReleased = 'resultsReleasedAt' in campaign && campaign.resultsReleasedAt !== null;
  return isReleased ? texts.hereReleased : texts.hereOver;
}

interface WayToExamProps {
  readonly campaignId: string;
  readonly isConfirmed: boolean;
}

/** The link to a running exam for a visitor who came by the mailed link; for others the note that the mail has it. */
function WayToExam({ campaignId, isConfirmed }: WayToExamProps): ReactNode {
  const translate = useText();
  const participant = useParticipant();
  if (participant?.participation?.campaignId === campaignId) {
    return (
      <LinkButton kind="primary" isWide to={`/exams/campaign/${campaignId}`}>
        {translate(commonTexts.goToTheExam)}
      </LinkButton>
    );
  }
  return isConfirmed ? <p>{translate(texts.hereExam)}</p> : null;
}
