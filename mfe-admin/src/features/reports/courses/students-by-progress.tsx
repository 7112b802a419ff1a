import { BarChart } from '@pathshala/admin-kit/charts/bar-chart';
import { ChartWithTable } from '@pathshala/admin-kit/report/chart-with-table';
import type { CompletionReport } from '@pathshala/svc-catalog-contract/reports';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { fileNameOf } from '../../../reports/file-name-of.ts';
import type { ReportRange } from '../../../reports/report-range.ts';
import { sumOf } from '../../../reports/sum-of.ts';
import { useCountColumns } from '../../../reports/use-count-columns.ts';
import { texts } from './texts.ts';

export interface CompletionProps {
  readonly range: ReportRange;
  readonly report: CompletionReport;
}

type Band = CompletionReport['bands'][number];

/** Shows how many students have which progress. */
export function StudentsByProgress({ range, report: { bands, courses } }: CompletionProps): ReactNode {
  const translate = useText();
  const { number, percent } = useFormat();
  const nameOf = useBandName();
  const all = Math.max(
    1,
    sumOf(bands, ({ count }) => count),
  );
  const students = translate(texts.students);
  const columns = [
    { id: 'band', title: translate(texts.progress), cell: nameOf, exportValue: nameOf },
    ...useCountColumns<Band>([{ id: 'count', title: students, valueOf: ({ count }) => count }]),
    {
      id: 'share',
      title: translate(texts.share),
      isNumber: true,
      cell: ({ count }: Band) => percent((count / all) * 100),
    },
  ];
  return (
    <ChartWithTable<Band>
      table={{
        title: translate(texts.bands),
        fileName: fileNameOf('progress', range),
        columns,
        rows: bands,
        keyOf: ({ from }) => String(from),
      }}
      summary={
        <Facts
          facts={(['enrolled', 'started', 'completed'] as const).map((name) => [
            translate(texts[name]),
            number(sumOf(courses, (course) => course[name])),
          ])}
        />
      }
      chart={
        <BarChart
          title={students}
          labelHeading={translate(texts.progress)}
          valueHeading={students}
          emptyText={translate(texts.empty)}
          points={bands.map((band) => ({ label: nameOf(band), value: band.count }))}
          height={320}
          isTableBeside
          isInteractiveAtOnce
        />
      }
    />
  );
}

function useBandName(): (band: Band) => string {
  const translate = useText();
  return ({ from, to }) => {
    if (to === 0) return translate(texts.notStarted);
    return from === 100 ? translate(texts.finished) : translate(texts.between, { from, to });
  };
}
