import { BarList } from '@pathshala/admin-kit/charts/bar-list';
import { ChartWithTable } from '@pathshala/admin-kit/report/chart-with-table';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { type FunnelCounts, type FunnelStep, stepsOf } from './funnel-steps.ts';
import { texts } from './texts.ts';

interface FunnelProps {
  readonly title: string;
  readonly fileName: string;
  readonly counts: FunnelCounts;
  readonly hasExam: boolean;
}

/** Shows how many reached each step, with its share of the step before. */
export function Funnel({ title, fileName, counts, hasExam }: FunnelProps): ReactNode {
  const translate = useText();
  const { number, percent } = useFormat();
  const steps = stepsOf(counts, hasExam);
  const nameOf = ({ step }: FunnelStep): string => translate(texts[step]);
  const shown = (share: number | null): string => (share === null ? '–' : percent(share));
  const exact = (share: number | null): number | null =>
    share === null ? null : Math.round(share * 10) / 10;
  const labelOf = (step: FunnelStep): string =>
    step.ofBefore === null
      ? nameOf(step)
      : translate(texts.labelShare, { step: nameOf(step), share: percent(step.ofBefore) });
  return (
    <ChartWithTable<FunnelStep>
      table={{
        title,
        fileName,
        rows: steps,
        keyOf: ({ step }) => step,
        columns: [
          { id: 'step', title: translate(texts.step), cell: nameOf, exportValue: nameOf },
          {
            id: 'count',
            title: translate(texts.howMany),
            isNumber: true,
            cell: ({ count }) => number(count),
            exportValue: ({ count }) => count,
          },
          {
            id: 'before',
            title: translate(texts.ofBefore),
            isNumber: true,
            cell: ({ ofBefore }) => shown(ofBefore),
            exportValue: ({ ofBefore }) => exact(ofBefore),
          },
          {
            id: 'registered',
            title: translate(texts.ofRegistered),
            isNumber: true,
            cell: ({ ofRegistered }) => shown(ofRegistered),
            exportValue: ({ ofRegistered }) => exact(ofRegistered),
          },
        ],
      }}
      summary={<Facts facts={[[translate(texts.cancelled), number(counts.cancelled)]]} />}
      chart={
        <BarList
          title={translate(texts.howMany)}
          points={steps.map((step) => ({ key: step.step, label: labelOf(step), value: step.count }))}
        />
      }
    />
  );
}
