import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useAskUntil } from '@pathshala/web-kit/use-ask-until';
import type { ReactNode } from 'react';
import { useServerNow } from '../use-server-now.ts';
import type { EntryStateProps } from './entry-state.ts';
import { SpokenWait } from './spoken-wait.tsx';
import { useClockCheck } from './use-clock-check.ts';
import { useIsOnline } from './use-is-online.ts';
import styles from './wait-for-opening.module.css';

const day = 24 * 3_600_000;
/** Milliseconds after the opening from which the page says that it takes long. */
const long = 10_000;

const texts = {
  title: {
    en: 'The exam opens in',
    bn: 'পরীক্ষা শুরু হতে বাকি',
  },
  text: {
    en: 'Stay on this page: it opens by itself. You need not reload it, and the time is the school’s, not your device’s.',
    bn: 'এই পাতাতেই থাকুন: সময় হলে পরীক্ষা নিজে থেকেই খুলবে। পাতাটি নতুন করে লোড করার দরকার নেই; সময় গোনা হচ্ছে সার্ভারের ঘড়িতে, আপনার ডিভাইসের ঘড়িতে নয়।',
  },
  opening: {
    en: 'Opening…',
    bn: 'খোলা হচ্ছে…',
  },
  offline: {
    en: 'There is no connection. Stay on this page: it opens as soon as the connection is back.',
    bn: 'সংযোগ নেই। এই পাতাতেই থাকুন: সংযোগ ফিরলেই পরীক্ষা খুলবে।',
  },
  slow: {
    en: 'Opening takes long because many are starting at this moment. Stay on this page: it keeps asking.',
    bn: 'একসঙ্গে অনেকে শুরু করছেন বলে খুলতে সময় লাগছে। এই পাতাতেই থাকুন: পাতাটি নিজেই চেষ্টা করে যাচ্ছে।',
  },
  ownTime: {
    en: 'Your time starts only when you press Start.',
    bn: 'শুরু করুন চাপলে তবেই আপনার সময় গোনা হবে।',
  },
  ownTimeUntil: {
    en: 'Your time starts only when you press Start; the exam closes on {time}.',
    bn: 'শুরু করুন চাপলে তবেই আপনার সময় গোনা হবে; পরীক্ষা বন্ধ হবে {time}।',
  },
};

type WaitForOpeningProps = Pick<EntryStateProps, 'overview' | 'desk' | 'onRefresh'>;

/** The waiting room: counts down by the server's clock and opens by itself. */
export function WaitForOpening({ overview, desk, onRefresh }: WaitForOpeningProps): ReactNode {
  const translate = useText();
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
      <p className={styles['title']}>{translate(texts.title)}</p>
      <p role="timer" className={styles['clock']}>
        {isTime ? translate(texts.opening) : format.clock(left)}
      </p>
      <p>{translate(texts.text)}</p>
      <WaitTrouble overview={overview} isLate={left < -long} />
      <SpokenWait left={left} />
    </div>
  );
}

interface WaitTroubleProps extends Pick<WaitForOpeningProps, 'overview'> {
  readonly isLate: boolean;
}

/** Says, without a connection or when opening takes long, what to do and that no time is lost before Start. */
function WaitTrouble({ overview: { closesAt }, isLate }: WaitTroubleProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const isOnline = useIsOnline();
  const trouble = isOnline ? (isLate ? translate(texts.slow) : null) : translate(texts.offline);
  return (
    <output className={styles['trouble']}>
      {trouble !== null && (
        <span>
          <strong>{trouble}</strong>{' '}
          {closesAt === null
            ? translate(texts.ownTime)
            : translate(texts.ownTimeUntil, { time: format.dateTime(closesAt) })}
        </span>
      )}
    </output>
  );
}
