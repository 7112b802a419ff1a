import type { listRegisteredExams } from '@pathshala/svc-exams-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { CardList } from '@pathshala/web-kit/parts/card';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Page } from '@pathshala/web-kit/parts/page';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useUser } from '@pathshala/web-kit/use-session';
import { usePageOfList } from '../../lists/use-page-of-list.ts';
import { CourseExams } from './course-exams.tsx';
import { ExamCard } from './exam-card.tsx';
import { LatestResults } from './latest-results.tsx';
import { texts } from './texts.ts';
import { useCourseExams } from './use-course-exams.ts';

/** An answer sheet, and a clock that does not run. */
const sheetAndClock = (
  <>
    <path d="M20 10h46v54H20z" stroke="var(--line-strong)" />
    <path d="M36 5h14v9H36z" stroke="var(--quiet)" />
    <path
      d="M28 26a3 3 0 1 0 6 0 3 3 0 1 0-6 0M28 38a3 3 0 1 0 6 0 3 3 0 1 0-6 0M28 50a3 3 0 1 0 6 0 3 3 0 1 0-6 0M40 26h18M40 38h14M40 50h16"
      stroke="var(--quiet)"
    />
    <circle cx="88" cy="45" r="19" stroke="var(--green)" />
    <path d="M88 33v12l8 5" stroke="var(--green)" />
  </>
);

/** /exams (EXM-13, CMP-05): the campaign exams that the student is registered for, the exams of their courses, the latest results. */
export function ExamsPage(): ReactNode {
  const text = useText();
  const user = useUser();
  return (
    <Page
      title={text(commonTexts.exams)}
      actions={<LinkButton to="/exams/report-card">{text(commonTexts.reportCard)}</LinkButton>}
    >
      <RegisteredExams />
      {user?.role === 'student' && (
        <>
          <CourseExams />
          <LatestResults studentId={user._id} />
        </>
      )}
    </Page>
  );
}

function RegisteredExams(): ReactNode {
  const text = useText();
  const { page, onPage } = usePageOfList();
  // The exams of the courses stand below: while there may be some, nothing says that there is no exam.
  const { data: others, error } = useCourseExams(1);
  const mayHaveOthers = others === undefined ? error === null : others.total > 0;
  const query = useApiQuery<typeof listRegisteredExams>(
    '/exams/registered',
    { query: { page } },
    { keepPrevious: true },
  );
  return (
    <QueryStates
      query={query}
      loadingText={text(texts.loading)}
      failedTitle={({ message }) => text(texts.error, { error: message })}
    >
      {({ items, total, pageSize }) =>
        total === 0 && mayHaveOthers ? (
          <p>
            {text(texts.emptyHelp)} <Link to="/campaigns">{text(texts.campaigns)}</Link>
          </p>
        ) : total === 0 ? (
          <EmptyState
            text={text(texts.empty)}
            drawing={sheetAndClock}
            action={
              <LinkButton to="/campaigns" kind="primary">
                {text(texts.campaigns)}
              </LinkButton>
            }
          >
            <p>{text(texts.emptyHelp)}</p>
          </EmptyState>
        ) : (
          <>
            <CardList label={text(commonTexts.exams)}>
              {items.map((exam) => (
                <ExamCard key={exam.examId} exam={exam} />
              ))}
            </CardList>
            <Pagination page={page} total={total} pageSize={pageSize} onPage={onPage} />
          </>
        )
      }
    </QueryStates>
  );
}
