import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Page } from '@pathshala/web-kit/parts/page';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import type { ReactNode } from 'react';
import type { Campaign } from '../../campaigns/campaign-types.ts';
import { PhaseBadge } from '../../campaigns/phase-badge.tsx';
import { useTexts } from '../../texts.ts';
import { CampaignFacts } from './campaign-facts.tsx';
import styles from './campaign-layout.module.css';

export interface CampaignLayoutProps {
  readonly campaign: Campaign;
  /** Shown below the facts. */
  readonly registration: ReactNode;
  readonly children?: ReactNode;
}

/** The layout of a campaign page: the text, with facts and registration beside it, or below it on a phone. */
export function CampaignLayout({ campaign, registration, children }: CampaignLayoutProps): ReactNode {
  const translate = useTexts();
  const half = useBilingual();
  return (
    <Page
      title={half(campaign.title)}
      back={{ to: '/campaigns', text: translate('detail.back') }}
      actions={<PhaseBadge phase={campaign.phase} />}
    >
      <div className={styles['columns']}>
        <CampaignFacts campaign={campaign}>{registration}</CampaignFacts>
        <div className={styles['text']}>
          <h2>{translate('detail.about')}</h2>
          <RichText html={half(campaign.description)} />
          {children}
        </div>
      </div>
    </Page>
  );
}
