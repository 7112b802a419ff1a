import type { BulkEnrolment, listBulkRows } from '@pathshala/svc-catalog-contract/bulk-enrolments';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import styles from '../../bulk/bulk.module.css';
import { RowsList } from '../../bulk/rows-list.tsx';
import { AccountName } from '../../students/account-name.tsx';
import { texts } from './texts.ts';

type Row = AnswerOf<typeof listBulkRows>['items'][number];

const outcomeTexts = {
  ready: texts.outcomeReady,
  'to-wait': texts.outcomeToWait,
  waiting: texts.outcomeWaiting,
  withdrawn: texts.outcomeWithdrawn,
  enrolled: texts.outcomeEnrolled,
  already: texts.outcomeAlready,
  unknown: texts.outcomeUnknown,
} as const;

interface BulkRowsProps {
  readonly bulk: BulkEnrolment;
  readonly part: 'ready' | 'left-out';
}

/** The students of one part with what becomes of each. */
export function BulkRows({ bulk, part }: BulkRowsProps): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const [page, setPage] = useState(1);
  const query = useApiQuery<typeof listBulkRows>(
    '/courses/bulk-enrolments/{id}/rows',
    { params: { id: bulk._id }, query: { part, page } },
    { keepPrevious: true },
  );
  const total = part === 'ready' ? bulk.ready : bulk.already + bulk.unknown;
  if (total === 0) return null;
  const confirmable = bulk.state === 'checked' ? texts.readyList : texts.confirmedList;
  const title = translate(part === 'ready' ? confirmable : texts.leftOutList, { n: number(total) });
  return (
    <section className={styles['section']}>
      <h2>{title}</h2>
      <RowsList
        query={query}
        title={title}
        failedTitle={translate(texts.rowsFailed)}
        keyOf={({ studentId }) => studentId}
        columns={[
          { id: 'name', title: translate(texts.name), cell: nameOf },
          {
            id: 'outcome',
            title: translate(texts.outcome),
            cell: ({ outcome }) => translate(outcomeTexts[outcome]),
          },
        ]}
        page={page}
        total={total}
        onPage={setPage}
      />
    </section>
  );
}

function nameOf({ studentId }: Row): ReactNode {
  return <AccountName userId={studentId} />;
}
