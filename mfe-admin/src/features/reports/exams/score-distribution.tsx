import { BarChart } from '@pathshala/admin-kit/charts/bar-chart';
import type { FigureColumn } from '@pathshala/admin-kit/report/figure-table';
import { ChartWithTable } from '@pathshala/admin-kit/report/chart-with-table';
import type { ExamReport } from '@pathshala/svc-exams-contract/http';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { fileNameOf } from '../../../reports/file-name-of.ts';
import type { ReportRange } from '../../../reports/report-range.ts';
import { texts } from './texts.ts';

type Band = ExamReport['bands'][number];

interface ScoreDistributionProps {
  readonly range: ReportRange;
  readonly report: ExamReport;
}

/** Shows how many sittings have a score in each band. */
export function ScoreDistribution({ range, report }: ScoreDistributionProps): ReactNode {
  const translate = useText();
  const { bands, examId } = report;
  const nameOf = useBandName();
  const sittings = translate(texts.sittings);
  return (
    <ChartWithTable<Band>
      table={{
        title: translate(texts.distribution),
        fileName: fileNameOf(`scores-${examId}`, range),
        columns: useBandColumns(report),
        rows: bands,
        keyOf: ({ from }) => String(from),
      }}
      chart={
        <BarChart
          title={sittings}
          labelHeading={translate(texts.score)}
          valueHeading={sittings}
          emptyText={translate(texts.emptyExam)}
          points={bands.map((band) => ({ label: nameOf(band), value: band.count }))}
          height={280}
          isTableBeside
          isInteractiveAtOnce
        />
      }
    />
  );
}

/** Edges have two decimals at most where the total marks do not divide evenly. */
const edge = (value: number): number => Math.round(value * 100) / 100;

function useBandName(): (band: Band) => string {
  const translate = useText();
  const { number } = useFormat();
  return ({ from, to }) => translate(texts.band, { from: number(edge(from)), to: number(edge(to)) });
}

function useBandColumns({ sittings }: ExamReport): readonly FigureColumn<Band>[] {
  const translate = useText();
  const { number, percent } = useFormat();
  const nameOf = useBandName();
  const shareOf = ({ count }: Band): number => (sittings === 0 ? 0 : (count / sittings) * 100);
  return [
    { id: 'band', title: translate(texts.score), cell: nameOf },
    { id: 'from', title: translate(texts.from), exportValue: ({ from }) => edge(from) },
    { id: 'to', title: translate(texts.to), exportValue: ({ to }) => edge(to) },
    {
      id: 'count',
      title: translate(texts.sittings),
      isNumber: true,
      cell: ({ count }) => number(count),
      exportValue: ({ count }) => count,
    },
    {
      id: 'share',
      title: translate(texts.share),
      isNumber: true,
      cell: (band) => percent(shareOf(band)),
    },
  ];
}
