import { Badge, type Tone } from '@pathshala/web-kit/parts/badge';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from '../operations.module.css';
import { texts } from './texts.ts';

type Health = 'ready' | 'degraded' | 'not ready' | 'away' | 'unknown';

const words = {
  ready: texts.ready,
  degraded: texts.degraded,
  'not ready': texts.notReady,
  away: texts.away,
  unknown: texts.unknown,
} as const satisfies Readonly<Record<Health, object>>;

const tones: Readonly<Record<Health, Tone>> = {
  ready: 'good',
  degraded: 'attention',
  'not ready': 'bad',
  away: 'bad',
  unknown: 'neutral',
};

const reasons: Readonly<Record<string, { readonly en: string; readonly bn: string }>> = {
  bus: texts.bus,
  'key-value': texts.keyValue,
  writes: texts.writes,
  documents: texts.documents,
  clock: texts.clock,
  results: texts.results,
};

interface HealthBadgeProps {
  readonly health: Health;
  /** The parts that are away; anything that is no known part is an address of a replica. */
  readonly degraded?: readonly string[];
}

/** A state in words, with what is away. */
export function HealthBadge({ health, degraded = [] }: HealthBadgeProps): ReactNode {
  const translate = useText();
  return (
    <div className={styles['state']}>
      <Badge tone={tones[health]}>{translate(words[health])}</Badge>
      {degraded.map((part) => (
        <p key={part} className={styles['reason']}>
          {reasons[part] ? translate(reasons[part]) : translate(texts.replica, { name: part })}
        </p>
      ))}
    </div>
  );
}
