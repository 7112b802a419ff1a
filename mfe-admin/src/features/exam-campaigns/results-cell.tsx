import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Button } from '@pathshala/web-kit/parts/button';
import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import { Link } from '@pathshala/web-kit/router';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import styles from './exam-campaigns.module.css';
import type { ListedExamCampaign } from './listed-exam-campaign.ts';

export interface ResultsCellProps {
  readonly campaign: ListedExamCampaign;
  readonly onRelease: (campaign: ListedExamCampaign) => void;
}

/** After the end of the campaign: the merit list and the release of results. */
export function ResultsCell({ campaign, onRelease }: ResultsCellProps): ReactNode {
  const translate = useTexts();
  const half = useBilingual();
  const format = useFormat();
  const { _id, resultsReleasedAt, phase, title } = campaign;
  if (phase !== 'past') return <span className={styles['quiet']}>{translate('examCampaigns.notOver')}</span>;
  const name = <VisuallyHidden> {half(title)}</VisuallyHidden>;
  return (
    <div className={styles['results']}>
      <Link to={`/campaigns/exam/${_id}/merit-list`}>
        {translate('examCampaigns.meritList')}
        {name}
      </Link>
      {resultsReleasedAt === null ? (
        <Button size="small" onClick={() => onRelease(campaign)}>
          {translate('examCampaigns.release')}
          {name}
        </Button>
      ) : (
        <span className={styles['quiet']}>
          {translate('examCampaigns.released', { date: format.shortDate(resultsReleasedAt) })}
        </span>
      )}
    </div>
  );
}
