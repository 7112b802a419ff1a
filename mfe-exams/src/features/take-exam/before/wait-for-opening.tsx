import { useFormat } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../../../texts.ts';
import { useServerNow } from '../use-server-now.ts';
import type { EntryStateProps } from './entry-state.ts';
import styles from './wait-for-opening.module.css';

/** Thousands wait for one moment: their calls are spread over so many milliseconds. */
const spread = 1_500;
const day = 24 * 3_600_000;

/** Counts down by the server's clock and opens by itself. */
export function WaitForOpening({ overview, desk, onRefresh }: EntryStateProps): ReactNode {
  const say = useTexts();
  const format = useFormat();
  const opens = Date.parse(overview.opensAt ?? overview.serverNow);
  const now = useServerNow(desk.clock, opens);
  const left = opens - now;
  const isTime = left <= 0;
  const [delay] = useState(() => Math.random() * spread);
  useEffect(() => {
    if (!isTime) return undefined;
    // Repeated: the first call may be early, or fail.
    const first = setTimeout(onRefresh, delay);
    const further = setInterval(onRefresh, 3_000 + delay);
    return () => {
      clearTimeout(first);
      clearInterval(further);
    };
  }, [isTime, delay, onRefresh]);
  if (left > day) return null;
  return (
    <div className={styles['wait']}>
      <p className={styles['title']}>{say('wait.title')}</p>
      <p role="timer" className={styles['clock']}>
        {isTime ? say('wait.opening') : format.clock(left)}
      </p>
      <p>{say('wait.text')}</p>
    </div>
  );
}
