import { Badge, type Tone } from '@pathshala/web-kit/parts/badge';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { FactsRow } from '../facts-table.tsx';
import styles from '../operations.module.css';
import type { Parts } from '../use-services-list.ts';
import { texts } from './texts.ts';

type StandbyState = NonNullable<Parts['standby']>;

const words = {
  none: texts.standbyNone,
  copying: texts.standbyCopying,
  following: texts.standbyFollowing,
  away: texts.away,
} as const satisfies Readonly<Record<StandbyState['is'], object>>;

const tones: Readonly<Record<StandbyState['is'], Tone>> = {
  none: 'neutral',
  copying: 'attention',
  following: 'good',
  away: 'bad',
};

interface StandbyRowProps {
  readonly standby: StandbyState;
  /** Columns without a meaning for it. */
  readonly others: readonly { readonly label: string; readonly isNumber?: boolean }[];
}

/** The second machine: whether it follows, and how far it is behind. */
export function StandbyRow({ standby, others }: StandbyRowProps): ReactNode {
  const translate = useText();
  const { duration } = useFormat();
  const { is, address, lagMs, isDegraded, problem } = standby;
  const state = (
    <div className={styles['state']}>
      <Badge tone={tones[is]}>{translate(words[is])}</Badge>
      {address !== null && <p className={styles['reason']}>{address}</p>}
      {lagMs !== null && (
        <p className={styles['reason']}>{translate(texts.standbyLag, { time: duration(lagMs) })}</p>
      )}
      {isDegraded && <p className={styles['reason']}>{translate(texts.standbyDegraded)}</p>}
      {problem !== null && (
        <p className={styles['reason']} lang="en">
          {problem}
        </p>
      )}
    </div>
  );
  const nothing = others.map((other) => ({ ...other, value: '–' }));
  return <FactsRow name={translate(texts.standby)} cells={[{ label: '', value: state }, ...nothing]} />;
}
