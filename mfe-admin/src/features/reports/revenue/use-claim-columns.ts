import type { FigureColumn } from '@pathshala/admin-kit/report/figure-table';
import type { RevenueReport } from '@pathshala/svc-catalog-contract/reports';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

export type ClaimSums = Pick<RevenueReport['methods'][number], 'sent' | 'approved' | 'refused'>;

export const steps = ['sent', 'approved', 'refused'] as const;

/** An amount in poisha is exact; 100 of them are a taka. */
const takaOf = (poisha: number): number => poisha / 100;

/** Amount and number of what was reported, approved and refused; the files have a column for each. */
export function useClaimColumns<Row extends ClaimSums>(): readonly FigureColumn<Row>[] {
  const translate = useText();
  const { number } = useFormat();
  const money = useMoney();
  const sumOf = ({ amount, count }: ClaimSums['sent']): string =>
    translate(texts.sum, { amount: money(amount), n: count });
  return steps.flatMap((name): FigureColumn<Row>[] => {
    const step = translate(texts[name]);
    return [
      {
        id: name,
        title: step,
        isNumber: true,
        cell: (row) => (row[name].count === 0 ? number(0) : sumOf(row[name])),
      },
      {
        id: `${name}-count`,
        title: translate(texts.count, { step }),
        exportValue: (row) => row[name].count,
      },
      {
        id: `${name}-amount`,
        title: translate(texts.amount, { step }),
        exportValue: (row) => takaOf(row[name].amount),
      },
    ];
  });
}

/** Poisha in words: `৳1,200`, `৳1,200.50`. */
export function useMoney(): (poisha: number) => string {
  const { number } = useFormat();
  return (poisha) => {
    const digits = poisha % 100 === 0 ? 0 : 2;
    return `৳${number(takaOf(poisha), { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
  };
}
