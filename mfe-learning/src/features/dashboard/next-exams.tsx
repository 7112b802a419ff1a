import type { listRegisteredExams } from '@pathshala/svc-exams-contract/http';
import { Link } from '@pathshala/web-kit/router';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useFormat } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import styles from './dashboard.module.css';
import type { RegisteredExam } from './dashboard-types.ts';
import cards from './next-exams.module.css';

const isAhead = ({ state }: RegisteredExam): boolean => state === 'upcoming' || state === 'open';

/** Campaign exams that the student is registered for and can still sit, by opening time. */
export function NextExams({ isNewStudent }: { readonly isNewStudent: boolean }): ReactNode {
  const translate = useTexts();
  const query = useApiQuery<typeof listRegisteredExams>('/exams/registered', { query: { pageSize: 50 } });
  // NewStudent already links to the campaigns.
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
        <NextExam key={exam.examId} exam={exam} />
      ))}
    </ul>
  );
}

function NextExam({ exam }: { readonly exam: RegisteredExam }): ReactNode {
  const translate = useTexts();
  const half = useBilingual();
  const format = useFormat();
  const isOpen = exam.state === 'open';
  const time = format.dateTime(isOpen ? exam.closesAt : exam.opensAt);
  return (
    <li className={cards['exam']}>
      <h3>
        <Link to={`/exams/campaign/${exam.examId}`}>{format.digits(half(exam.title))}</Link>
      </h3>
      <p className={styles['quiet']}>
        {translate(isOpen ? 'dashboard.openUntil' : 'dashboard.opens', { time })}
      </p>
    </li>
  );
}
