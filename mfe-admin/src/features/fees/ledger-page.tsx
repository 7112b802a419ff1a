import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { LedgerEntry, listLedger } from '@pathshala/svc-catalog-contract/ledger';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { usePeopleSearch } from '../../students/use-people-search.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { ledgerPath, receiptPath } from './fee-paths.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { texts } from './texts.ts';
import { useLedgerColumns } from './use-ledger-columns.tsx';
import { useNamedFees } from './use-named-fees.ts';

const searched = { keepsText: false, withVisitors: false };

interface TakenBack {
  readonly entry: LedgerEntry;
  readonly by: 'refund' | 'correction';
}

/** /boss/fees/ledger: every entry, and its file for the accountant (FEE-05). */
export function LedgerPage(): ReactNode {
  const translate = useText();
  const { digits, number } = useFormat();
  const [taken, take] = useState<TakenBack>();
  const close = () => take(undefined);
  const actions = (entry: LedgerEntry): readonly RowAction[] => [
    ...(entry.receipt === null
      ? []
      : [{ id: 'receipt', text: translate(texts.printReceipt), href: receiptPath(entry) }]),
    ...(entry.kind === 'payment'
      ? [{ id: 'refund', text: translate(texts.refund), onSelect: () => take({ entry, by: 'refund' }) }]
      : []),
    ...(entry.kind === 'correction'
      ? []
      : [
          {
            id: 'correct',
            text: translate(texts.correct),
            isDangerous: true,
            onSelect: () => take({ entry, by: 'correction' }),
          },
        ]),
  ];
  return (
    <AdminPage title={translate(texts.ledgerTitle)} lead={translate(texts.ledgerLead)}>
      <DataTable
        name="ledger"
        title={translate(texts.ledgerTitle)}
        source={useNamedFees(usePeopleSearch(useApiList<typeof listLedger>(ledgerPath), searched))}
        columns={useLedgerColumns()}
        defaultSort="-no"
        rowName={({ no, receipt }) => (receipt === null ? number(no) : digits(receipt))}
        actions={actions}
        texts={{
          search: translate(texts.search),
          empty: translate(texts.noEntries),
          notFound: translate(texts.notFound),
        }}
      />
      {taken?.by === 'refund' && <RefundDialog entry={taken.entry} onClose={close} />}
      {taken?.by === 'correction' && <CorrectDialog entry={taken.entry} onClose={close} />}
    </AdminPage>
  );
}
