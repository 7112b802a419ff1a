import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Card } from '@pathshala/web-kit/parts/card';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { Campaign } from '../../campaigns/campaign-types.ts';
import { Places } from '../../campaigns/places.tsx';
import { texts as campaignsTexts } from '../../campaigns/texts.ts';
import { TimeLeft } from '../../campaigns/time-left.tsx';
import styles from './campaign-facts.module.css';
import { Place } from './place.tsx';
import { texts } from './texts.ts';

interface CampaignFactsProps {
  readonly campaign: Campaign;
  /** It has started or ended while the page was open. */
  readonly onOver: () => void;
  readonly children?: ReactNode;
}

/** Time left, dates, location and places; the children are the registration and what follows. */
export function CampaignFacts({ campaign, onOver, children }: CampaignFactsProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const time = (iso: string) => (
    <>
      {format.dateTime(iso)} <span className={styles['zone']}>({translate(texts.factZone)})</span>
    </>
  );
  const facts: readonly (readonly [string, ReactNode])[] = [
    [translate(commonTexts.starts), time(campaign.startDate)],
    [translate(commonTexts.ends), time(campaign.endDate)],
    ...(campaign.location === ''
      ? []
      : [[translate(texts.factPlace), <Place key="place" location={campaign.location} />] as const]),
    [translate(campaignsTexts.factPlaces), <Places key="places" campaign={campaign} />],
  ];
  return (
    <Card className={styles['facts']}>
      <p className={styles['left']}>
        <TimeLeft campaign={campaign} onOver={onOver} />
      </p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  );
}
