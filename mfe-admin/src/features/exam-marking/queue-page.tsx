import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { listMarking, MarkingItem } from '@pathshala/svc-exams-contract/http';
import { Checkbox } from '@pathshala/web-kit/parts/checkbox';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { Table } from '@pathshala/web-kit/parts/table';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import type { ReactNode } from 'react';
import { QueueFilters } from './queue-filters.tsx';
import { texts } from './texts.ts';
import { useBlind } from './use-blind.ts';
import { useQueueColumns } from './use-queue-columns.tsx';

function useQueue(isBlind: boolean) {
  const [params, change] = useQueryParams();
  const state = params.get('state') === 'marked' ? ('marked' as const) : ('unmarked' as const);
  const exam = params.get('exam') ?? '';
  const page = Math.max(1, Math.floor(Number(params.get('page') ?? '1')) || 1);
  const query = useApiQuery<typeof listMarking>(
    '/exams/marking',
    { query: { state, page, blind: isBlind ? 'true' : 'false', ...(exam === '' ? {} : { exam }) } },
    { keepPrevious: true },
  );
  return { query, state, exam, change };
}

/** /boss/exam-marking: the written answers that wait for marks, or have them. */
export function QueuePage(): ReactNode {
  const translate = useText();
  const [isBlind, setBlind] = useBlind();
  const { query, state, exam, change } = useQueue(isBlind);
  return (
    <AdminPage title={translate(texts.title)}>
      <QueueFilters
        state={state}
        exam={exam}
        counts={query.data?.counts}
        exams={query.data?.exams ?? []}
        onState={(next) => change({ state: next, page: undefined })}
        onExam={(next) => change({ exam: next === '' ? undefined : next, page: undefined })}
      />
      <Checkbox
        label={translate(texts.blind)}
        checked={isBlind}
        onChange={(event) => setBlind(event.target.checked)}
      />
      <QueryStates query={query}>
        {({ items, total, page, pageSize }) => (
          <>
            {total === 0 ? (
              <EmptyState text={translate(state === 'unmarked' ? texts.none : texts.noneMarked)} />
            ) : (
              <AnswerTable items={items} isBlind={isBlind} />
            )}
            <Pagination {...{ page, pageSize, total }} onPage={(next) => change({ page: next })} />
          </>
        )}
      </QueryStates>
    </AdminPage>
  );
}

interface AnswerTableProps {
  readonly items: readonly MarkingItem[];
  readonly isBlind: boolean;
}

function AnswerTable({ items, isBlind }: AnswerTableProps): ReactNode {
  const translate = useText();
  return (
    <Table
      onPhone="cards"
      caption={translate(texts.title)}
      rows={items}
      keyOf={({ resultId }) => resultId}
      columns={useQueueColumns(isBlind)}
    />
  );
}
