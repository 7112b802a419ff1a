import type { FigureColumn } from '@pathshala/admin-kit/report/figure-table';
import { takaOf } from '@pathshala/rules/money';
import type { FeeReport } from '@pathshala/svc-catalog-contract/reports';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

export type FeeSums = Omit<FeeReport['days'][number], 'day'>;

export const figures = ['paid', 'refunded', 'charged', 'discounted'] as const;

const fieldOf = {
  paid: 'paidPaisa',
  refunded: 'refundedPaisa',
  charged: 'chargedPaisa',
  discounted: 'discountedPaisa',
} as const;

export function figureOf(sums: FeeSums, figure: (typeof figures)[number]): number {
  return sums[fieldOf[figure]];
}

/** The figures of a row; in the files they are plain numbers in taka. */
export function useFeeColumns<Row extends FeeSums>(): readonly FigureColumn<Row>[] {
  const translate = useText();
  const { number, paisa } = useFormat();
  return [
    ...figures.map((figure): FigureColumn<Row> => ({
      id: figure,
      title: translate(texts[figure]),
      isNumber: true,
      cell: (row) => paisa(figureOf(row, figure)),
      exportValue: (row) => takaOf(figureOf(row, figure)),
    })),
    {
      id: 'payments',
      title: translate(texts.payments),
      isNumber: true,
      cell: (row) => number(row.payments),
      exportValue: (row) => row.payments,
    },
  ];
}
