import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { takaOf } from '@pathshala/rules/money';
import type { LedgerEntry } from '@pathshala/svc-catalog-contract/ledger';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { BatchName } from '../../batches/batch-name.tsx';
import { AccountName } from '../../students/account-name.tsx';
import type { NamedFee } from './use-named-fees.ts';
import { methods } from './methods.ts';
import { texts } from './texts.ts';
import { CourseName } from './use-dues-columns.tsx';

const kinds = ['payment', 'refund', 'charge', 'discount', 'correction'] as const;

/** The amount that an entry adds to what the student owes; the file for the accountant has it with its sign. */
function effectOf({ kind, corrects, amountPaisa }: LedgerEntry): number {
  const isTakenOff = kind === 'correction' ? corrects === 'charge' || corrects === 'refund' : false;
  const adds = kind === 'charge' || kind === 'refund' || (kind === 'correction' && !isTakenOff);
  return adds ? amountPaisa : -amountPaisa;
}

export function useLedgerColumns(): readonly DataColumn<NamedFee<LedgerEntry>>[] {
  const translate = useText();
  const format = useFormat();
  const { bilingual, choice, date, money, number, text } = useColumns<NamedFee<LedgerEntry>>();
  const kindOf = ({ kind, corrects }: LedgerEntry): string => {
    const words = translate(texts.kind[kind]);
    if (corrects === null) return words;
    return `${words} (${translate(texts.corrects, { kind: translate(texts.kind[corrects]) })})`;
  };
  return [
    { ...number('no', texts.number, ({ no }) => no), sortable: true },
    { ...date('day', texts.day, ({ day }) => day), sortable: true, filter: { kind: 'date-range' } },
    {
      ...choice('kind', texts.entryKind, {
        of: ({ kind }) => kind,
        values: kinds,
        textOf: (value) => texts.kind[value],
      }),
      cell: kindOf,
      exportValue: kindOf,
    },
    {
      ...money('amount', texts.effect, (entry) => takaOf(effectOf(entry))),
      cell: (entry) => format.paisa(effectOf(entry)),
      sortable: true,
    },
    {
      ...choice('method', texts.method, {
        of: ({ method }) => method ?? '',
        values: methods,
        textOf: (value) => texts.methods[value as (typeof methods)[number]],
      }),
      cell: ({ method }) => (method === null ? '–' : translate(texts.methods[method])),
      exportValue: ({ method }) => (method === null ? '' : translate(texts.methods[method])),
    },
    {
      ...text('receipt', texts.receipt, ({ receipt }) => receipt),
      cell: ({ receipt }) => (receipt === null ? '–' : format.digits(receipt)),
    },
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
    ...useDetailColumns(),
  ];
}

/** The columns behind the main ones; most are hidden at first. */
function useDetailColumns(): readonly DataColumn<NamedFee<LedgerEntry>>[] {
  const translate = useText();
  const { bilingual, date, dateTime, text } = useColumns<NamedFee<LedgerEntry>>();
  // The reference of a discount names its kind.
  const referenceOf = ({ kind, reference }: LedgerEntry): string => {
    const isKind = kind === 'discount' && (reference === 'discount' || reference === 'scholarship');
    return isKind ? translate(texts[reference]) : reference;
  };
  return [
    {
      id: 'batch',
      title: translate(texts.batch),
      cell: ({ batchName }) => batchName || '–',
      exportValue: ({ batchName }) => batchName,
      filter: { kind: 'named', name: 'batchId', nameOf: (batchId) => <BatchName batchId={batchId} /> },
      isHiddenAtFirst: true,
    },
    { ...bilingual('teacher', texts.teacher, ({ teacher }) => teacher), isHiddenAtFirst: true },
    text('reference', texts.reference, referenceOf),
    { ...text('note', texts.note, ({ note }) => note), isHiddenAtFirst: true },
    { ...date('movedOn', texts.movedOn, ({ movedOn }) => movedOn), isHiddenAtFirst: true },
    {
      id: 'by',
      title: translate(texts.by),
      cell: ({ byName }) => byName || translate(texts.system),
      exportValue: ({ byName }) => byName || translate(texts.system),
      isHiddenAtFirst: true,
    },
    { ...dateTime('at', texts.enteredAt, ({ at }) => at), isHiddenAtFirst: true },
  ];
}
