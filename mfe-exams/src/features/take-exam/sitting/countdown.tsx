import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { ServerClock } from '../model/server-clock.ts';
import { toneOf } from '../model/time-notes.ts';
import { useServerNow } from '../use-server-now.ts';
import { useSpokenMoments } from '../use-spoken-moments.ts';
import styles from './countdown.module.css';
import { onTimeKey } from './time-key.ts';

interface CountdownProps {
  readonly clock: ServerClock;
  /** Epoch milliseconds by the server's clock. */
  readonly deadline: number;
}

/** Time left, large and still; spoken only at ten, five and one minutes, at thirty seconds, and on a key. */
export function Countdown({ clock, deadline }: CountdownProps): ReactNode {
  const say = useText();
  const format = useFormat();
  const left = Math.max(0, deadline - useServerNow(clock, deadline));
  const { spoken, speak } = useSpokenMoments(left, commonTexts.timeRemaining);
  const announce = useEffectEvent(() => speak(Math.max(0, deadline - clock.now())));
  useEffect(() => onTimeKey(() => announce()), []);
  return (
    <div className={styles['time']} data-tone={toneOf(left)}>
      <span className={styles['label']}>{say(commonTexts.timeLeft)}</span>{' '}
      <span role="timer" className={styles['clock']}>
        {format.clock(left)}
      </span>
      <output className="visually-hidden">{spoken}</output>
    </div>
  );
}
