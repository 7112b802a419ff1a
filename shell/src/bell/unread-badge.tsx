import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect } from 'react';
import { texts } from './texts.ts';
import { useLatestNotice } from './use-latest-notice.ts';
import styles from './notice-panel.module.css';

/** Milliseconds; a hidden page does not ask. */
const askEvery = 2 * 60_000;

const maxShown = 99;

/** How many notices are unread, in the bell. Asks when the page is shown, and again every two minutes while it is. */
export function UnreadBadge(): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const { data, refetch } = useLatestNotice(askEvery);
  useEffect(() => {
    const ask = (): void => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [refetch]);
  const unread = data?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <>
      <span className={styles['badge']} aria-hidden="true">
        {unread > maxShown ? `${number(maxShown)}+` : number(unread)}
      </span>
      <span className="visually-hidden">{`: ${translate(texts.unread, { n: unread })}`}</span>
    </>
  );
}
