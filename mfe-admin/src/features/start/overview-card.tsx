import { Button } from '@mantine/core';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useId } from 'react';
import styles from './start.module.css';
import { texts } from './texts.ts';

interface OverviewCardProps<Data> {
  readonly title: string;
  /** True: the heading is not visible, because the content has its own. */
  readonly isTitleHidden?: boolean;
  readonly query: {
    readonly data: Data | undefined;
    readonly error: ApiError | null;
    readonly refetch: () => unknown;
  };
  readonly children: (data: Data) => ReactNode;
}

/** The figures of one service. While it is down, this card says so and the others remain. */
export function OverviewCard<Data>(props: OverviewCardProps<Data>): ReactNode {
  const { title, isTitleHidden = false, query, children } = props;
  const translate = useText();
  const titleId = useId();
  const { data, error } = query;
  return (
    <section className={styles['card']} aria-labelledby={titleId} aria-busy={!data && !error}>
      <h2 id={titleId} className={isTitleHidden && data ? 'visually-hidden' : styles['title']}>
        {title}
      </h2>
      {data && children(data)}
      {!data && error && (
        <>
          <p>{translate(texts.startFailed, { error: error.message })}</p>
          <Button variant="default" size="xs" onClick={() => void query.refetch()}>
            {translate(texts.again)}
          </Button>
        </>
      )}
      {!data && !error && <div className={styles['skeleton']} />}
    </section>
  );
}
