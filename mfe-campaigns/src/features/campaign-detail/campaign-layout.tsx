import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Page } from '@pathshala/web-kit/parts/page';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { Campaign } from '../../campaigns/campaign-types.ts';
import { PhaseBadge } from '../../campaigns/phase-badge.tsx';
import { CalendarLinks } from './calendar-links.tsx';
import { CampaignBanner } from './campaign-banner.tsx';
import { CampaignFacts } from './campaign-facts.tsx';
import styles from './campaign-layout.module.css';
import { ShareLinks } from './share-links.tsx';
import { useCountedView } from './use-counted-view.ts';
import { WhoMayCome } from './who-may-come.tsx';
import { texts } from './texts.ts';

interface CampaignLayoutProps {
  readonly campaign: Campaign;
  readonly isExam: boolean;
  /** Shown below the facts. */
  readonly registration: ReactNode;
  readonly onOver: () => void;
  readonly children?: ReactNode;
}

/** The layout of a campaign page: the text, with facts and registration beside it, or above it on a phone. */
export function CampaignLayout({
  campaign,
  isExam,
  registration,
  onOver,
  children,
}: CampaignLayoutProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  useCountedView(campaign._id);
  return (
    <Page
      title={inLanguage(campaign.title)}
      back={{ to: '/campaigns', text: translate(commonTexts.allCampaigns) }}
      actions={<PhaseBadge phase={campaign.phase} />}
    >
      <CampaignBanner campaign={campaign} isExam={isExam} />
      <div className={styles['columns']}>
        <CampaignFacts campaign={campaign} onOver={onOver}>
          {registration}
          {campaign.phase !== 'past' && <CalendarLinks campaign={campaign} />}
          <ShareLinks campaign={campaign} />
        </CampaignFacts>
        <div className={styles['text']}>
          {campaign.description !== '' && (
            <>
              <h2>{translate(texts.about)}</h2>
              <RichText html={inLanguage(campaign.description)} />
            </>
          )}
          {children}
          {campaign.phase !== 'past' && <WhoMayCome campaign={campaign} isExam={isExam} />}
        </div>
      </div>
    </Page>
  );
}
