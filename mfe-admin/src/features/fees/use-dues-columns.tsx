import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { takaOf } from '@pathshala/rules/money';
import type { FeeAccount, readPriceList } from '@pathshala/svc-catalog-contract/fees';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { BatchName } from '../../batches/batch-name.tsx';
import { AccountName } from '../../students/account-name.tsx';
import type { NamedFee } from './use-named-fees.ts';
import { texts } from './texts.ts';

const overdue = ['7', '15', '30', '60'];

export function useDuesColumns(): readonly DataColumn<NamedFee<FeeAccount>>[] {
  const translate = useText();
  const format = useFormat();
  const { bilingual, choice, date, money, number } = useColumns<NamedFee<FeeAccount>>();
  return [
    {
      id: 'student',
      title: translate(texts.student),
      cell: ({ studentName }) => studentName,
      filter: { kind: 'named', name: 'studentId', nameOf: (id) => <AccountName userId={id} /> },
      exportValue: ({ studentName }) => studentName,
    },
    {
      ...bilingual('course', texts.course, ({ courseName }) => courseName),
      filter: { kind: 'named', name: 'courseId', nameOf: (courseId) => <CourseName courseId={courseId} /> },
    },
    {
      id: 'batch',
      title: translate(texts.batch),
      cell: ({ batchName }) => batchName || '–',
      exportValue: ({ batchName }) => batchName,
      filter: { kind: 'named', name: 'batchId', nameOf: (batchId) => <BatchName batchId={batchId} /> },
    },
    {
      ...money('duePaisa', texts.due, ({ duePaisa }) => takaOf(duePaisa)),
      cell: (row) => format.paisa(row.duePaisa),
    },
    {
      ...money('balance', texts.balance, ({ balancePaisa }) => takaOf(balancePaisa)),
      cell: (row) => format.paisa(row.balancePaisa),
      sortable: true,
    },
    { ...date('due', texts.since, ({ oldestDueOn }) => oldestDueOn), sortable: true },
    {
      ...number('overdueDays', texts.daysOverdue, ({ daysOverdue }) => daysOverdue),
      filter: {
        kind: 'choice',
        unset: translate(texts.anyDays),
        options: [
          { value: '-7', text: translate(texts.comingDays) },
          ...overdue.map((n) => ({ value: n, text: translate(texts.overDays, { n: format.digits(n) }) })),
        ],
      },
    },
    { ...choice('access', texts.access, accessChoice), ...withoutFilter },
    { ...date('mailed', texts.mailed, ({ mailedOn }) => mailedOn), isHiddenAtFirst: true },
  ];
}

const accessChoice = {
  of: ({ pausedAt }: FeeAccount) => (pausedAt === null ? 'open' : 'paused'),
  values: ['open', 'paused'],
  textOf: (value: string) => (value === 'open' ? texts.accessOpen : texts.accessPaused),
  toneOf: (value: string) => (value === 'open' ? ('good' as const) : ('bad' as const)),
};

const withoutFilter = { filter: undefined as never };

export function CourseName({ courseId }: { readonly courseId: string }): string {
  const inLanguage = useBilingual();
  const { data } = useApiQuery<typeof readPriceList>(
    '/courses/fees/plans/{courseId}',
    { params: { courseId } },
    { staleTime: 300_000 },
  );
  return data === undefined ? '…' : inLanguage(data.courseName);
}
