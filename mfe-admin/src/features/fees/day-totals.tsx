import type { DayTotal } from '@pathshala/svc-catalog-contract/ledger-days';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { Table } from '@pathshala/web-kit/parts/table';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

/** The money that came in: payments less refunds, each less its corrections. */
export function receivedOf(totals: readonly DayTotal[]): number {
  return totals.reduce((sum, { kind, corrects, amountPaisa }) => {
    const of = corrects ?? kind;
    if (of !== 'payment' && of !== 'refund') return sum;
    const isPlus = (of === 'payment') === (kind !== 'correction');
    return isPlus ? sum + amountPaisa : sum - amountPaisa;
  }, 0);
}

/** The sums of a day by entry and method. */
export function DayTotals({
  day,
  totals,
}: {
  readonly day: string;
  readonly totals: readonly DayTotal[];
}): ReactNode {
  const translate = useText();
  const format = useFormat();
  const kindOf = ({ kind, corrects }: DayTotal): string =>
    corrects === null
      ? translate(texts.kind[kind])
      : `${translate(texts.kind[kind])} (${translate(texts.kind[corrects])})`;
  return (
    <>
      <Facts facts={[[translate(texts.received), format.paisa(receivedOf(totals))]]} />
      <Table
        caption={translate(texts.totals, { day: format.date(day) })}
        rows={totals}
        keyOf={({ kind, corrects, method }) => `${kind}-${corrects ?? ''}-${method ?? ''}`}
        columns={[
          { id: 'kind', title: translate(texts.entryKind), cell: kindOf },
          {
            id: 'method',
            title: translate(texts.method),
            cell: ({ method }) => (method === null ? '–' : translate(texts.methods[method])),
          },
          {
            id: 'count',
            title: translate(texts.count),
            isNumber: true,
            cell: ({ count }) => format.number(count),
          },
          {
            id: 'sum',
            title: translate(texts.sum),
            isNumber: true,
            cell: ({ amountPaisa }) => format.paisa(amountPaisa),
          },
        ]}
      />
    </>
  );
}
