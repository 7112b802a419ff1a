import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import type { CampaignItem } from './campaign-types.ts';
import styles from './places.module.css';

interface PlacesProps {
  readonly campaign: Pick<
    CampaignItem,
    'maxParticipants' | 'registeredCount' | 'waitingCount' | 'isFull' | 'phase'
  >;
}

/** Shows how many places are taken, in words and as a bar; without a limit there is no bar. */
export function Places({ campaign }: PlacesProps): ReactNode {
  const translate = useTexts();
  const { maxParticipants: all, registeredCount: taken, waitingCount, isFull, phase } = campaign;
  if (all === 0) return <p className={styles['words']}>{translate('fact.registered', { n: taken })}</p>;
  const words = translate('fact.placesOf', { taken, all });
  const isWaitingOpen = isFull && phase !== 'past';
  return (
    <div className={styles['places']}>
      <p className={styles['words']}>
        <span>{words}</span>
        {isWaitingOpen && <strong>{translate('fact.full')}</strong>}
        {waitingCount > 0 && phase !== 'past' && (
          <span>{translate('fact.waiting', { n: waitingCount })}</span>
        )}
      </p>
      <progress
        className={styles['bar']}
        max={all}
        value={isFull ? all : Math.min(taken, all)}
        aria-label={translate('fact.places')}
        data-full={isFull}
      />
    </div>
  );
}
