import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { Skeleton } from '@pathshala/web-kit/parts/loading-state';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './overview-skeleton.module.css';
import { texts } from './texts.ts';

/** The page of an exam that is still being fetched: its shape, and what is said before every exam. */
export function OverviewSkeleton(): ReactNode {
  const say = useText();
  const unknown = <Skeleton lines={1} />;
  return (
    <div className={styles['page']} aria-hidden="true">
      <div className={styles['title']}>
        <Skeleton lines={2} />
      </div>
      <Facts
        facts={[
          [say(commonTexts.timeLimit), unknown],
          [say(commonTexts.totalMarks), unknown],
        ]}
      />
      <p>{say(texts.server)}</p>
      <p>{say(texts.focus)}</p>
      <Skeleton lines={5} />
    </div>
  );
}
