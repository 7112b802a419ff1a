import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { CampaignItem } from './campaign-types.ts';
import styles from './places.module.css';
import { texts } from './texts.ts';

interface PlacesProps {
  readonly campaign: Pick<
    CampaignItem,
    'maxParticipants' | 'registeredCount' | 'waitingCount' | 'isFull' | 'phase'
  >;
}

/** Shows how many places are taken, in words and as a bar; without a limit there is no bar. */
export function Places({ campaign }: PlacesProps): ReactNode {
  const translate = useText();
  const { maxParticipants: all, registeredCount: taken, waitingCount, isFull, phase } = campaign;
  if (all === 0) return <p className={styles['words']}>{translate(texts.factRegistered, { n: taken })}</p>;
  const words = translate(texts.factPlacesOf, { taken, all });
  const isWaitingOpen = isFull && phase !== 'past';
  return (
    <div className={styles['places']}>
      <p className={styles['words']}>
        <span>{words}</span>
        {isWaitingOpen && <strong>{translate(texts.factFull)}</strong>}
        {waitingCount > 0 && phase !== 'past' && (
          <span>{translate(texts.factWaiting, { n: waitingCount })}</span>
        )}
      </p>
      <progress
        className={styles['bar']}
        max={all}
        value={isFull ? all : Math.min(taken, all)}
        aria-label={translate(texts.factPlaces)}
        data-full={isFull}
      />
    </div>
  );
}
