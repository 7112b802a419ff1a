import type { listRegisteredExams } from '@pathshala/svc-exams-contract/http';
import { Link } from '@pathshala/web-kit/router';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import type { RegisteredExam } from '../../continue/dashboard-types.ts';
import { useNow } from '../../continue/use-now.ts';
import { useTexts } from '../../texts.ts';
import styles from './dashboard.module.css';
import cards from './next-exams.module.css';
import { texts } from './texts.ts';
import { useTimeWords } from './time-until.ts';

const isAhead = ({ state }: RegisteredExam): boolean => state === 'upcoming' || state === 'open';

/** Campaign exams that the student is registered for and can still sit, by opening time. */
export function NextExams({ isNewStudent }: { readonly isNewStudent: boolean }): ReactNode {
  const translate = useTexts();
  const query = useApiQuery<typeof listRegisteredExams>('/exams/registered', { query: { pageSize: 50 } });
  // The first steps and the suggestion already lead a new student on.
  if (isNewStudent && !query.data?.items.some(isAhead)) return null;
  return (
    <section>
      <h2>{translate('dashboard.next')}</h2>
      <QueryStates query={query}>
        {({ items }) => <Exams exams={items.filter(isAhead).toSorted(byOpening)} />}
      </QueryStates>
    </section>
  );
}

function byOpening(one: RegisteredExam, other: RegisteredExam): number {
  return one.opensAt.localeCompare(other.opensAt);
}

function Exams({ exams }: { readonly exams: readonly RegisteredExam[] }): ReactNode {
  const translate = useTexts();
  // A page that was opened before an exam: its button follows the clock.
  const now = useNow(30_000);
  if (exams.length === 0) {
    return (
      <p className={styles['quiet']}>
        {translate('dashboard.noExams')} <Link to="/campaigns">{translate('dashboard.toCampaigns')}</Link>
      </p>
    );
  }
  return (
    <ul className={styles['list']}>
      {exams.map((exam) => (
        <NextExam key={exam.examId} exam={exam} now={now} />
      ))}
    </ul>
  );
}

interface NextExamProps {
  readonly exam: RegisteredExam;
  /** Epoch milliseconds. */
  readonly now: number;
}

function NextExam({ exam, now }: NextExamProps): ReactNode {
  const translate = useTexts();
  const short = useText();
  const half = useBilingual();
  const format = useFormat();
  const path = `/exams/campaign/${exam.examId}`;
  // The device's clock may be behind the server's.
  const isOpen = exam.state === 'open' || now >= Date.parse(exam.opensAt);
  const time = format.dateTime(isOpen ? exam.closesAt : exam.opensAt);
  return (
    <li className={cards['exam']}>
      <h3>
        <Link to={path}>{format.digits(half(exam.title))}</Link>
      </h3>
      <Countdown exam={exam} now={now} isOpen={isOpen} />
      <p className={styles['quiet']}>
        {translate(isOpen ? 'dashboard.openUntil' : 'dashboard.opens', { time })}
      </p>
      <LinkButton to={path} size="small">
        {short(isOpen ? texts.giveExam : texts.seeExam)}
      </LinkButton>
    </li>
  );
}

interface CountdownProps extends NextExamProps {
  readonly isOpen: boolean;
}

function Countdown({ exam, now, isOpen }: CountdownProps): ReactNode {
  const timeWords = useTimeWords();
  const left = Date.parse(isOpen ? exam.closesAt : exam.opensAt) - now;
  if (left <= 0) return null;
  return <p className={cards['countdown']}>{timeWords(left, isOpen ? 'left' : 'until')}</p>;
}
