import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import styles from './exam-campaigns.module.css';
import type { ListedExamCampaign } from './listed-exam-campaign.ts';

/** `30 / 100, 2 waiting`. */
export function RegisteredCount({ campaign }: { readonly campaign: ListedExamCampaign }): ReactNode {
  const translate = useTexts();
  const format = useFormat();
  const { registeredCount, maxParticipants, waitingCount } = campaign;
  return (
    <>
      {format.number(registeredCount)}
      {maxParticipants > 0 && ` / ${format.number(maxParticipants)}`}
      {waitingCount > 0 && (
        <span className={styles['quiet']}> · {translate('examCampaigns.waiting', { n: waitingCount })}</span>
      )}
    </>
  );
}
