import type { FigureColumn } from '@pathshala/admin-kit/report/figure-table';
import { useText } from '@pathshala/web-kit/texts';
import { useCountColumns } from '../../../reports/use-count-columns.ts';
import { texts } from './texts.ts';

export interface EnrolmentCounts {
  readonly count: number;
  readonly free: number;
  readonly paid: number;
}

/** Returns the columns of how many enrolled, and in which courses. */
export function useEnrolmentColumns<Row extends EnrolmentCounts>(): readonly FigureColumn<Row>[] {
  const translate = useText();
  return useCountColumns<Row>([
    { id: 'count', title: translate(texts.all), valueOf: ({ count }) => count },
    { id: 'free', title: translate(texts.free), valueOf: ({ free }) => free },
    { id: 'paid', title: translate(texts.paid), valueOf: ({ paid }) => paid },
  ]);
}
