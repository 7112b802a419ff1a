import { showUndo } from '@pathshala/admin-kit/feedback/undo-toast';
import type {
  listWaitingEnrolments,
  restoreWaitingEnrolment,
  WaitingEnrolment,
  withdrawWaitingEnrolment,
} from '@pathshala/svc-catalog-contract/waiting-enrolments';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Button } from '@pathshala/web-kit/parts/button';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { Table } from '@pathshala/web-kit/parts/table';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import styles from '../../bulk/bulk.module.css';
import { AccountName } from '../../students/account-name.tsx';
import { texts } from './texts.ts';

const path = '/courses/waiting-enrolments';
const stale = [path, '/courses/bulk-enrolments/{id}/rows'];

/** Invited people who are enrolled once they have an account; nothing while there are none. */
export function WaitingPeople(): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const [page, setPage] = useState(1);
  const query = useApiQuery<typeof listWaitingEnrolments>(path, { query: { page } }, { keepPrevious: true });
  return (
    <QueryStates query={query} failedTitle={() => translate(texts.waitingFailed)}>
      {({ items, total, pageSize }) => {
        const title = translate(texts.waitingList, { n: number(total) });
        return (
          total > 0 && (
            <section className={styles['section']}>
              <h2>{title}</h2>
              <p className={styles['help']}>{translate(texts.waitingText)}</p>
              <Table
                onPhone="cards"
                caption={title}
                rows={items}
                keyOf={({ _id }) => _id}
                columns={[
                  { id: 'name', title: translate(texts.name), cell: nameOf },
                  { id: 'course', title: translate(texts.course), cell: courseOf },
                  { id: 'withdraw', title: '', cell: withdrawOf },
                ]}
              />
              <Pagination page={page} pageSize={pageSize} total={total} onPage={setPage} />
            </section>
          )
        );
      }}
    </QueryStates>
  );
}

function nameOf({ studentId }: WaitingEnrolment): ReactNode {
  return <AccountName userId={studentId} />;
}

function courseOf({ courseName }: WaitingEnrolment): ReactNode {
  return <CourseName name={courseName} />;
}

function CourseName({ name }: { readonly name: string }): ReactNode {
  return useBilingual()(name);
}

function withdrawOf(waiting: WaitingEnrolment): ReactNode {
  return <Withdraw waiting={waiting} />;
}

function Withdraw({ waiting }: { readonly waiting: WaitingEnrolment }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { toast } = useServices();
  const params = { id: waiting._id };
  const { mutateAsync: restore } = useApiMutation<typeof restoreWaitingEnrolment>(
    'post',
    `${path}/{id}/restore`,
    {
      invalidates: stale,
    },
  );
  const { mutate, isPending } = useApiMutation<typeof withdrawWaitingEnrolment>('delete', `${path}/{id}`, {
    invalidates: stale,
    onSuccess: () => {
      const text = translate(texts.isWithdrawn, { course: inLanguage(waiting.courseName) });
      showUndo({ text, undo: () => restore({ params }) });
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <Button isBusy={isPending} onClick={() => mutate({ params })}>
      {translate(texts.withdraw)}
    </Button>
  );
}
