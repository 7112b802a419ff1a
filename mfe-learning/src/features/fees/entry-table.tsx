import type { FeeAccount, readFeeAccount } from '@pathshala/svc-catalog-contract/fees';
import type { LedgerEntry } from '@pathshala/svc-catalog-contract/ledger';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { Table } from '@pathshala/web-kit/parts/table';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

/** The entries of an account, each payment with its receipt. */
export function EntryTable({ account }: { readonly account: FeeAccount }): ReactNode {
  const translate = useText();
  const { studentId, courseId } = account;
  const query = useApiQuery<typeof readFeeAccount>('/courses/fees/accounts/entries', {
    query: { studentId, courseId },
  });
  return (
    <>
      <h3>{translate(texts.entries)}</h3>
      <QueryStates query={query}>{({ entries }) => <Entries entries={entries} />}</QueryStates>
    </>
  );
}

/** The amount that an entry adds to what is left to pay has a plus. */
function signOf({ kind, corrects }: LedgerEntry): '+' | '−' {
  const adds = kind === 'charge' || kind === 'refund' || corrects === 'payment' || corrects === 'discount';
  return adds ? '+' : '−';
}

function Entries({ entries }: { readonly entries: readonly LedgerEntry[] }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const whatOf = ({ kind, method }: LedgerEntry): string =>
    method === null
      ? translate(texts.kind[kind])
      : `${translate(texts.kind[kind])}, ${translate(texts.method[method])}`;
  return (
    <Table
      caption={translate(texts.entries)}
      rows={entries}
      keyOf={({ _id }) => _id}
      onPhone="cards"
      columns={[
        { id: 'day', title: translate(texts.day), cell: ({ day }) => format.shortDate(day) },
        { id: 'what', title: translate(texts.what), cell: whatOf },
        {
          id: 'amount',
          title: translate(texts.amount),
          isNumber: true,
          cell: (entry) => `${signOf(entry)}${format.paisa(entry.amountPaisa)}`,
        },
        {
          id: 'receipt',
          title: translate(texts.receipt),
          cell: receiptLink,
        },
      ]}
    />
  );
}

const receiptLink = (entry: LedgerEntry): ReactNode => <ReceiptLink entry={entry} />;

function ReceiptLink({ entry }: { readonly entry: LedgerEntry }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { _id, receipt, studentId, courseId } = entry;
  if (receipt === null) return '–';
  return (
    <Link
      to={`/fees/receipts/${_id}?studentId=${studentId}&courseId=${courseId}`}
      aria-label={translate(texts.showReceipt, { number: format.digits(receipt) })}
    >
      {format.digits(receipt)}
    </Link>
  );
}
