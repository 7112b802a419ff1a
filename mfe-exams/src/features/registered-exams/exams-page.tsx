import type { listRegisteredExams } from '@pathshala/svc-exams-contract/http';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { CardList } from '@pathshala/web-kit/parts/card';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Page } from '@pathshala/web-kit/parts/page';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { ExamCard } from './exam-card.tsx';

/** /exams (EXM-13, CMP-05): the campaign exams that the student is registered for. */
export function ExamsPage(): ReactNode {
  const say = useTexts();
  const [search, setSearch] = useQueryParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const query = useApiQuery<typeof listRegisteredExams>(
    '/exams/registered',
    { query: { page } },
    { keepPrevious: true },
  );
  return (
    <Page title={say('list.title')}>
      <QueryStates
        query={query}
        loadingText={say('list.loading')}
        failedTitle={({ message }) => say('list.error', { error: message })}
      >
        {({ items, total, pageSize }) =>
          total === 0 ? (
            <EmptyState
              text={say('list.empty')}
              action={
                <LinkButton to="/campaigns" kind="primary">
                  {say('list.campaigns')}
                </LinkButton>
              }
            >
              <p>{say('list.emptyHelp')}</p>
            </EmptyState>
          ) : (
            <>
              <CardList label={say('list.title')}>
                {items.map((exam) => (
                  <ExamCard key={exam.examId} exam={exam} />
                ))}
              </CardList>
              <Pagination
                page={page}
                total={total}
                pageSize={pageSize}
                onPage={(next) => setSearch({ page: next })}
              />
            </>
          )
        }
      </QueryStates>
    </Page>
  );
}
