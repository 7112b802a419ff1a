import type { listBookmarkedIds, readMistakesSummary } from '@pathshala/svc-exams-contract/http';
import { Link } from '@pathshala/web-kit/router';
import { useSiteFeatures } from '@pathshala/web-kit/site-settings';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { practicePaths } from '../../../practice/paths.ts';
import { PastExams } from './past-exams.tsx';
import { RecentPractice } from './recent-practice.tsx';
import styles from './practice-home.module.css';
import { texts } from './texts.ts';

/** The ways to practise beside the subjects, one line each; lists open in their place. */
export function OtherWays(): ReactNode {
  const translate = useText();
  const { practice } = useSiteFeatures();
  return (
    <section aria-labelledby="other-ways">
      <h2 id="other-ways">{translate(texts.others)}</h2>
      <ul className={styles['ways']}>
        {practice && (
          <Way to={practicePaths.quick} text={translate(texts.quick)} note={translate(texts.quickNote)} />
        )}
        <Way to={practicePaths.search} text={translate(texts.search)} note={translate(texts.searchNote)} />
        <Notebook />
        <Bookmarks />
        {practice && (
          <Fold text={translate(texts.archive)} note={translate(texts.archiveNote)}>
            <PastExams />
          </Fold>
        )}
        <Fold text={translate(texts.recent)} note={translate(texts.recentNote)}>
          <RecentPractice />
        </Fold>
      </ul>
    </section>
  );
}

interface WayProps {
  readonly text: string;
  readonly note: string;
}

function Way({ to, text, note }: WayProps & { readonly to: string }): ReactNode {
  return (
    <li>
      <Link to={to} className={styles['way']}>
        <strong>{text}</strong>
        <span className={styles['note']}>{note}</span>
      </Link>
    </li>
  );
}

/** Its list is loaded when it is opened. */
function Fold({ text, note, children }: WayProps & { readonly children: ReactNode }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles['way']}>
          <strong>{text}</strong>
          <span className={styles['note']}>{note}</span>
        </summary>
        {isOpen && <div className={styles['opened']}>{children}</div>}
      </details>
    </li>
  );
}

function Notebook(): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { data } = useApiQuery<typeof readMistakesSummary>('/exams/mistakes/summary', {});
  const note = (): string => {
    if (!data) return '';
    if (data.nextDueAt === null) return translate(texts.noMistakes);
    return data.due > 0
      ? translate(texts.mistakeCount, { n: data.total })
      : translate(texts.nothingDue, { day: format.date(data.nextDueAt) });
  };
  return <Way to={practicePaths.mistakes} text={translate(texts.mistakes)} note={note()} />;
}

function Bookmarks(): ReactNode {
  const translate = useText();
  const { data } = useApiQuery<typeof listBookmarkedIds>('/exams/bookmarks/ids', {}, { staleTime: 60_000 });
  const n = data?.questionIds.length;
  const note =
    n === 0 ? translate(texts.noBookmarks) : n === undefined ? '' : translate(texts.bookmarkCount, { n });
  return <Way to={practicePaths.bookmarks} text={translate(texts.bookmarks)} note={note} />;
}
