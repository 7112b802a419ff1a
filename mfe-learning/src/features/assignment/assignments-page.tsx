import type { listAssignments } from '@pathshala/svc-catalog-contract/assignment-routes';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Page } from '@pathshala/web-kit/parts/page';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import type { ReactNode } from 'react';
import { AssignmentRow } from '../../assignments/assignment-row.tsx';
import styles from '../../assignments/assignments.module.css';
import { texts } from '../../assignments/texts.ts';

const pageAndPencil = (
  <>
    <path d="M30 8h38l14 14v42H30zM68 8v14h14" stroke="var(--line-strong)" />
    <path d="M40 32h30M40 42h22M40 52h14" stroke="var(--quiet)" />
    <path d="m96 28 9 9-27 27-12 3 3-12zM90 34l9 9" stroke="var(--green)" />
  </>
);

type Show = 'due' | 'overdue' | 'done';
type Assignments = ReturnType<typeof useAssignments>;

/** The page of each group has a number of its own in the address. */
function useAssignments(show: Show, sort: 'due' | '-due') {
  const [params] = useQueryParams();
  const page = Number(params.get(show) ?? '1') || 1;
  return useApiQuery<typeof listAssignments>(
    '/assignments',
    { query: { show, sort, page } },
    { keepPrevious: true },
  );
}

/** /assignments: the student's own, what is due next first. */
export function AssignmentsPage(): ReactNode {
  const translate = useText();
  const due = useAssignments('due', 'due');
  const overdue = useAssignments('overdue', '-due');
  const done = useAssignments('done', '-due');
  const isEmpty = [due, overdue, done].every(({ data }) => data?.total === 0);
  return (
    <Page title={translate(texts.title)} lead={translate(texts.lead)} width="text">
      {isEmpty ? (
        <EmptyState
          text={translate(texts.none)}
          drawing={pageAndPencil}
          action={<LinkButton to="/courses">{translate(texts.toCourses)}</LinkButton>}
        >
          <p>{translate(texts.noneHelp)}</p>
        </EmptyState>
      ) : (
        <>
          <Group show="due" query={due} emptyText={translate(texts.nothingDue)} />
          <Group show="overdue" query={overdue} help={translate(texts.overdueHelp)} />
          <Group show="done" query={done} />
        </>
      )}
    </Page>
  );
}

interface GroupProps {
  readonly show: Show;
  readonly query: Assignments;
  readonly help?: string;
  /** The text of an empty group, which is not shown without it. */
  readonly emptyText?: string;
}

function Group({ show, query, help, emptyText }: GroupProps): ReactNode {
  const translate = useText();
  const [, setQuery] = useQueryParams();
  if (emptyText === undefined && query.data?.total === 0) return null;
  return (
    <section>
      <h2>{translate(texts[show])}</h2>
      {help !== undefined && <p className={styles['quiet']}>{help}</p>}
      <QueryStates query={query}>
        {({ items, page, pageSize, total }) => (
          <>
            {items.length === 0 && <p className={styles['quiet']}>{emptyText}</p>}
            <ul className={styles['list']}>
              {items.map((assignment) => (
                <AssignmentRow key={assignment._id} assignment={assignment} hasCourse />
              ))}
            </ul>
            <Pagination
              page={page}
              pageSize={pageSize}
              total={total}
              onPage={(next) => setQuery({ [show]: next })}
            />
          </>
        )}
      </QueryStates>
    </section>
  );
}
