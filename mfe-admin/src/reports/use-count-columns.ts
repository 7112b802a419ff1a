import type { FigureColumn } from '@pathshala/admin-kit/report/figure-table';
import { useFormat } from '@pathshala/web-kit/texts';

interface NumberColumn<Row> {
  readonly id: string;
  readonly title: string;
  readonly valueOf: (row: Row) => number;
}

/** Columns of whole numbers, in the digits of the language; the files have the plain numbers. */
export function useCountColumns<Row>(columns: readonly NumberColumn<Row>[]): readonly FigureColumn<Row>[] {
  const { number } = useFormat();
  return columns.map(({ id, title, valueOf }) => ({
    id,
    title,
    isNumber: true,
    cell: (row) => number(valueOf(row)),
    exportValue: valueOf,
  }));
}
