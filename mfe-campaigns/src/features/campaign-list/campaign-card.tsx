import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Card } from '@pathshala/web-kit/parts/card';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { Link } from '@pathshala/web-kit/router';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { CampaignItem } from '../../campaigns/campaign-types.ts';
import { PhaseBadge } from '../../campaigns/phase-badge.tsx';
import { useTexts } from '../../texts.ts';
import styles from './campaign-card.module.css';

export interface CampaignCardProps {
  readonly campaign: CampaignItem;
  readonly to: string;
}

/** A campaign with its dates and places. The whole card is a link. */
export function CampaignCard({ campaign, to }: CampaignCardProps): ReactNode {
  const translate = useTexts();
  const half = useBilingual();
  const format = useFormat();
  const { maxParticipants: all, registeredCount: taken } = campaign;
  return (
    <Card as="li" className={styles['card']}>
      <PhaseBadge phase={campaign.phase} />
      <h3>
        <Link to={to} data-card-link>
          {half(campaign.title)}
        </Link>
      </h3>
      <div className={styles['text']}>
        <RichText html={half(campaign.description)} />
      </div>
      <dl className={styles['facts']}>
        <dt>{translate('fact.starts')}</dt>
        <dd>{format.date(campaign.startDate)}</dd>
        <dt>{translate('fact.ends')}</dt>
        <dd>{format.date(campaign.endDate)}</dd>
        <dt>{translate('fact.places')}</dt>
        <dd>
          {all === 0 ? translate('fact.noLimit', { taken }) : translate('fact.placesOf', { taken, all })}
        </dd>
      </dl>
    </Card>
  );
}
