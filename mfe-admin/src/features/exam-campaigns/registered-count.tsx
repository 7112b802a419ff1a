import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './exam-campaigns.module.css';
import type { ListedExamCampaign } from './listed-exam-campaign.ts';
import { texts } from './texts.ts';

/** `30 / 100, 2 waiting`. */
export function RegisteredCount({ campaign }: { readonly campaign: ListedExamCampaign }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { registeredCount, maxParticipants, waitingCount } = campaign;
  return (
    <>
      {format.number(registeredCount)}
      {maxParticipants > 0 && ` / ${format.number(maxParticipants)}`}
      {waitingCount > 0 && (
        <span className={styles['quiet']}> · {translate(texts.waiting, { n: waitingCount })}</span>
      )}
    </>
  );
}
