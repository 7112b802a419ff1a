import { BarList } from '@pathshala/admin-kit/charts/bar-list';
import { ChartWithTable } from '@pathshala/admin-kit/report/chart-with-table';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { fileNameOf } from '../../../reports/file-name-of.ts';
import type { ReportRange } from '../../../reports/report-range.ts';
import { texts } from './texts.ts';
import { type FeeSums, useFeeColumns } from './use-fee-columns.ts';

/** The most bars of a chart; the table beside it has all groups. */
const maxBars = 12;

/** One group of a report, such as a course, in words. */
interface NamedSums extends FeeSums {
  readonly key: string;
  readonly name: string;
}

interface FeesByProps {
  readonly range: ReportRange;
  readonly rows: readonly NamedSums[];
  readonly title: string;
  /** The heading of the names. */
  readonly of: string;
  /** Names the files. */
  readonly file: string;
}

/** The sums that were received of each group, the most first. */
export function FeesBy({ range, rows, title, of, file }: FeesByProps): ReactNode {
  const translate = useText();
  const { paisa } = useFormat();
  const nameOf = ({ name }: NamedSums): string => name;
  const columns = [
    { id: 'name', title: of, cell: nameOf, exportValue: nameOf },
    ...useFeeColumns<NamedSums>(),
  ];
  return (
    <ChartWithTable<NamedSums>
      table={{ title, fileName: fileNameOf(file, range), columns, rows, keyOf: ({ key }) => key }}
      chart={
        <BarList
          title={translate(texts.paid)}
          formatValue={paisa}
          points={rows
            .slice(0, maxBars)
            .map(({ key, name, paidPaisa }) => ({ key, label: name, value: paidPaisa }))}
        />
      }
    />
  );
}
