import type { ReactNode } from 'react';
import type { Campaign } from '../../campaigns/campaign-types.ts';
import { DateBlock } from '../../campaigns/date-block.tsx';
import { CampaignPicture } from '../../campaigns/picture/campaign-picture.tsx';
import styles from './campaign-banner.module.css';

interface CampaignBannerProps {
  readonly campaign: Campaign;
  readonly isExam: boolean;
}

/** The picture with the day of the start, as on the card. */
export function CampaignBanner({ campaign, isExam }: CampaignBannerProps): ReactNode {
  return (
    <div className={styles['banner']}>
      <CampaignPicture campaign={campaign} isExam={isExam} />
      <DateBlock iso={campaign.startDate} />
    </div>
  );
}
