import type { listNotices, markNoticesRead, OwnNotice } from '@pathshala/svc-auth-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useLanguage, useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useRef, useState } from 'react';
import { texts } from './texts.ts';
import { useLatestNotice } from './use-latest-notice.ts';
import styles from './notice-panel.module.css';

const path = '/notices';
const pageSize = 20;

interface NoticeListProps {
  /** Called when a notice is opened. */
  readonly onFollow: () => void;
}

/** The notices of the student, the latest first; opening one marks it as read. */
export function NoticeList({ onFollow }: NoticeListProps): ReactNode {
  const translate = useText();
  const [page, setPage] = useState(1);
  const state = useRef<HTMLSpanElement>(null);
  const query = useApiQuery<typeof listNotices>(path, { query: { page, pageSize } }, { keepPrevious: true });
  // A notice that arrives after the list was read stays unread.
  const until = useLatestNotice().data?.items[0]?.at;
  const mark = useApiMutation<typeof markNoticesRead>('put', '/notices/read', { invalidates: [path] });
  return (
    <QueryStates query={query}>
      {({ items, total, unread }) =>
        total === 0 ? (
          <EmptyState text={translate(texts.none)}>
            <p>{translate(texts.noneHelp)}</p>
          </EmptyState>
        ) : (
          <>
            <div className={styles['state']}>
              <span ref={state} tabIndex={-1} aria-live="polite">
                {unread === 0 ? translate(texts.allRead) : translate(texts.unread, { n: unread })}
              </span>
              {unread > 0 && until !== undefined && (
                <Button
                  size="small"
                  isBusy={mark.isPending}
                  onClick={() => {
                    // The button goes away with its work: the focus stays in the list.
                    state.current?.focus();
                    mark.mutate({ body: { until } });
                  }}
                >
                  {translate(texts.markAll)}
                </Button>
              )}
            </div>
            {mark.error && (
              <Notice tone="bad" isLive>
                <p>{mark.error.message}</p>
              </Notice>
            )}
            <ul className={styles['list']}>
              {items.map((notice) => (
                <NoticeLine
                  key={notice._id}
                  notice={notice}
                  onFollow={() => {
                    if (!notice.isRead) mark.mutate({ body: { id: notice._id } });
                    onFollow();
                  }}
                />
              ))}
            </ul>
            <Pagination page={page} pageSize={pageSize} total={total} onPage={setPage} />
          </>
        )
      }
    </QueryStates>
  );
}

interface NoticeLineProps extends NoticeListProps {
  readonly notice: OwnNotice;
}

function NoticeLine({ notice, onFollow }: NoticeLineProps): ReactNode {
  const translate = useText();
  const language = useLanguage();
  const { shortDateTime } = useFormat();
  const { title, line, path: to, at, isRead } = notice;
  return (
    <li className={styles['notice']} data-unread={!isRead || undefined}>
      {!isRead && <span className="visually-hidden">{`${translate(texts.new)}: `}</span>}
      {to === '' ? (
        <strong className={styles['title']}>{title[language]}</strong>
      ) : (
        <Link to={to} className={styles['title']} onClick={onFollow}>
          {title[language]}
        </Link>
      )}
      <p>{line[language]}</p>
      <time dateTime={at}>{shortDateTime(at)}</time>
    </li>
  );
}
