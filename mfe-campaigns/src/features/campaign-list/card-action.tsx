import { commonTexts } from '@pathshala/web-kit/common-texts';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { type TextInBoth, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { CampaignItem } from '../../campaigns/campaign-types.ts';
import type { RememberedPlace } from '../../campaigns/remembered-place.ts';
import { sharedTexts } from '../../texts.ts';
import styles from './campaign-card.module.css';
import { texts } from './texts.ts';

export interface CardActionProps {
  readonly campaign: CampaignItem;
  /** The address of the campaign's page. */
  readonly to: string;
  readonly place: Pick<RememberedPlace, 'status'> | null;
}

interface Action {
  readonly text: TextInBoth;
  readonly to: string;
}

/** The next step in a campaign as a button, or why there is none. */
export function CardAction(props: CardActionProps): ReactNode {
  const translate = useText();
  const { campaign } = props;
  const action = actionOf(props);
  if (action === null) {
    if (campaign.phase === 'past') return null;
    return <p className={styles['closed']}>{translate(sharedTexts.registerClosed)}</p>;
  }
  return (
    <LinkButton
      isWide
      className={styles['action']}
      kind={action.text === commonTexts.goToTheExam ? 'primary' : 'secondary'}
      to={action.to}
      aria-describedby={`campaign-${campaign._id}`}
    >
      {translate(action.text)}
    </LinkButton>
  );
}

function actionOf(props: CardActionProps): Action | null {
  const { campaign, to, place } = props;
  const { phase, exam, resultsReleasedAt, registrationOpen, isFull } = campaign;
  if (exam && resultsReleasedAt) return { text: sharedTexts.meritOpen, to: `${to}/merit-list` };
  if (phase === 'past') return null;
  if (place !== null) return actionWithPlace(props);
  if (!registrationOpen) return null;
  return { text: isFull ? sharedTexts.registerFull : sharedTexts.registerOpen, to: `${to}?register=open` };
}

function actionWithPlace({ campaign: { _id, phase, exam }, to, place }: CardActionProps): Action {
  if (place?.status === 'waiting') return { text: texts.cardLine, to };
  const canEnter = exam !== undefined && phase === 'running';
  return canEnter
    ? { text: commonTexts.goToTheExam, to: `/exams/campaign/${_id}` }
    : { text: texts.cardPlace, to };
}
