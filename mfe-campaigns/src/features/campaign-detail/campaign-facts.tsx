import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Card } from '@pathshala/web-kit/parts/card';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { Campaign } from '../../campaigns/campaign-types.ts';
import { useTexts } from '../../texts.ts';
import styles from './campaign-facts.module.css';

export interface CampaignFactsProps {
  readonly campaign: Campaign;
  readonly children?: ReactNode;
}

/** Dates, location and places; the children are the registration. */
export function CampaignFacts({ campaign, children }: CampaignFactsProps): ReactNode {
  const translate = useTexts();
  const half = useBilingual();
  const format = useFormat();
  const { maxParticipants: all, registeredCount: taken, waitingCount } = campaign;
  const time = (iso: string) => (
    <>
      {format.dateTime(iso)} <span className={styles['zone']}>({translate('fact.zone')})</span>
    </>
  );
  const facts: readonly (readonly [string, ReactNode])[] = [
    [translate('fact.starts'), time(campaign.startDate)],
    [translate('fact.ends'), time(campaign.endDate)],
    ...(campaign.location === '' ? [] : [[translate('fact.place'), half(campaign.location)] as const]),
    [
      translate('fact.places'),
      all === 0 ? translate('fact.noLimit', { taken }) : translate('fact.placesOf', { taken, all }),
    ],
    ...(waitingCount > 0 ? [['', translate('fact.waiting', { n: waitingCount })] as const] : []),
  ];
  return (
    <Card className={styles['facts']}>
      <dl>
        {facts.map(([name, value], index) => (
          <div key={name || index}>
            {name !== '' && <dt>{name}</dt>}
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  );
}
