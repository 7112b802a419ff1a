import { useFormat } from '@pathshala/web-kit/texts';
import { useAskUntil } from '@pathshala/web-kit/use-ask-until';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import { useServerNow } from '../use-server-now.ts';
import type { EntryStateProps } from './entry-state.ts';
import { SpokenWait } from './spoken-wait.tsx';
import { useClockCheck } from './use-clock-check.ts';
import { useIsOnline } from './use-is-online.ts';
import styles from './wait-for-opening.module.css';

const day = 24 * 3_600_000;
/** Milliseconds after the opening from which the page says that it takes long. */
const long = 10_000;

export type WaitForOpeningProps = Pick<EntryStateProps, 'overview' | 'desk' | 'onRefresh'>;

/** The waiting room: counts down by the server's clock and opens by itself. */
export function WaitForOpening({ overview, desk, onRefresh }: WaitForOpeningProps): ReactNode {
  const say = useTexts();
  const format = useFormat();
  const opens = Date.parse(overview.opensAt ?? overview.serverNow);
  const now = useServerNow(desk.clock, opens);
  const left = opens - now;
  const isTime = left <= 0;
  useClockCheck(desk.clock, onRefresh);
  useAskUntil(isTime, onRefresh);
  if (left > day) return null;
  return (
    <div className={styles['wait']}>
      <p className={styles['title']}>{say('wait.title')}</p>
      <p role="timer" className={styles['clock']}>
        {isTime ? say('wait.opening') : format.clock(left)}
      </p>
      <p>{say('wait.text')}</p>
      <WaitTrouble overview={overview} isLate={left < -long} />
      <SpokenWait left={left} />
    </div>
  );
}

interface WaitTroubleProps extends Pick<WaitForOpeningProps, 'overview'> {
  readonly isLate: boolean;
}

/** Without a connection, or when opening takes long: what to do, and that no time is lost before Start. */
function WaitTrouble({ overview: { closesAt }, isLate }: WaitTroubleProps): ReactNode {
  const say = useTexts();
  const format = useFormat();
  const isOnline = useIsOnline();
  const trouble = isOnline ? (isLate ? say('wait.slow') : null) : say('wait.offline');
  return (
    <output className={styles['trouble']}>
      {trouble !== null && (
        <span>
          <strong>{trouble}</strong>{' '}
          {closesAt === null
            ? say('wait.ownTime')
            : say('wait.ownTimeUntil', { time: format.dateTime(closesAt) })}
        </span>
      )}
    </output>
  );
}
