import { Button } from '@mantine/core';
import { useIsLimited } from '@pathshala/admin-kit/layout/use-may-do';
import type { WaitingItem } from '@pathshala/contract-kit/waiting-work';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useLanguage, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useId, useState } from 'react';
import { DailyMail } from './daily-mail.tsx';
import styles from './start.module.css';
import { texts } from './texts.ts';
import { useWaitingWork, type WaitingWork } from './use-waiting-work.ts';

/**
 * Lists the work for this administrator in all services, each entry with its link. While a service is down, the rest is
 * shown.
 */
export function NeedsYou(): ReactNode {
  const translate = useText();
  const titleId = useId();
  const isLimited = useIsLimited();
  const work = useWaitingWork();
  if (work.isNothingSeen) return null;
  return (
    <section className={styles['card']} aria-labelledby={titleId} aria-busy={work.isLoading}>
      <h2 id={titleId} className={styles['title']}>
        {translate(texts.needsYou)}
      </h2>
      {work.isLoading ? <div className={styles['skeleton']} /> : <Waiting work={work} />}
      {!isLimited && <DailyMail />}
    </section>
  );
}

function Waiting({ work: { items, failed, retry } }: { readonly work: WaitingWork }): ReactNode {
  const translateOwn = useText();
  return (
    <>
      {items.length === 0 && failed.length === 0 && (
        <p className={styles['quiet']}>{translateOwn(texts.nothingWaits)}</p>
      )}
      <ul className={styles['list']}>
        {items.map((item) => (
          <Task key={`${item.kind}-${item.path}`} item={item} />
        ))}
      </ul>
      {failed.map(({ part, error }) => (
        <p key={part} role="alert">
          {translateOwn(texts.failed[part], { error: error.message })}
        </p>
      ))}
      {failed.length > 0 && (
        <Button variant="default" size="xs" onClick={retry}>
          {translateOwn(texts.again)}
        </Button>
      )}
    </>
  );
}

function Task({ item }: { readonly item: WaitingItem }): ReactNode {
  const translate = useText();
  const language = useLanguage();
  const { shortDateTime } = useFormat();
  const { path, text, oldestAt } = item;
  const [now] = useState(() => Date.now());
  const isAhead = Date.parse(oldestAt) > now;
  return (
    <li>
      <Link to={path}>{text[language]}</Link>
      <p className={styles['quiet']}>
        {translate(isAhead ? texts.dueAt : texts.since, { time: shortDateTime(oldestAt) })}
      </p>
    </li>
  );
}
