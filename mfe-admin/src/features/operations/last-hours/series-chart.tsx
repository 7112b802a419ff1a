import { LineChart } from '@pathshala/admin-kit/charts/line-chart';
import type { readHistory } from '@pathshala/gateway-contract/http';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

type History = AnswerOf<typeof readHistory>;
type Unit = 'a second' | 'a minute' | 'milliseconds' | 'seconds' | 'bytes' | 'processors' | 'count';

interface ChartOfSeries {
  /** Its name in the history. */
  readonly series: string;
  readonly title: { readonly en: string; readonly bn: string };
  readonly unit: Unit;
}

interface ChartGroup {
  readonly title: ChartOfSeries['title'];
  readonly charts: readonly ChartOfSeries[];
}

export const groups: readonly ChartGroup[] = [
  {
    title: texts.calls,
    charts: [
      { series: 'calls-answered', title: texts.answered, unit: 'a second' },
      { series: 'calls-refused', title: texts.refused, unit: 'a second' },
      { series: 'calls-failed', title: texts.failed, unit: 'a second' },
      { series: 'p95', title: texts.p95, unit: 'milliseconds' },
      { series: 'gateway-queue', title: texts.gatewayQueue, unit: 'count' },
    ],
  },
  {
    title: texts.exams,
    charts: [
      { series: 'starts', title: texts.starts, unit: 'a minute' },
      { series: 'saves', title: texts.saves, unit: 'a minute' },
      { series: 'submits', title: texts.submits, unit: 'a minute' },
      { series: 'log-ins', title: texts.logIns, unit: 'a minute' },
    ],
  },
  {
    title: texts.events,
    charts: [
      { series: 'outbox-age', title: texts.outboxAge, unit: 'seconds' },
      { series: 'queue', title: texts.queue, unit: 'count' },
      { series: 'dead-letters', title: texts.deadLetters, unit: 'count' },
    ],
  },
  {
    title: texts.machine,
    charts: [
      { series: 'event-loop', title: texts.eventLoop, unit: 'milliseconds' },
      { series: 'cpu', title: texts.cpu, unit: 'processors' },
      { series: 'memory', title: texts.memory, unit: 'bytes' },
      { series: 'disk-free', title: texts.disk, unit: 'bytes' },
    ],
  },
];

const megabyte = 1_000_000;

/** The factor of a stored value in its unit: rates are stored by second, bytes are shown as megabytes. */
const scales: Readonly<Partial<Record<Unit, number>>> = { 'a minute': 60, bytes: 1 / megabyte };

interface SeriesChartProps {
  readonly chart: ChartOfSeries;
  readonly history: History;
}

/** One series as a line, with its numbers as a table. */
export function SeriesChart({ chart: { series, title, unit }, history }: SeriesChartProps): ReactNode {
  const translate = useText();
  const { time } = useFormat();
  const formatValue = useUnit(unit);
  const name = translate(title);
  const values = history.series[series] ?? [];
  const scale = scales[unit] ?? 1;
  const points = values.flatMap((value, index) => {
    const at = history.end - (values.length - 1 - index) * history.everyMs;
    return value === null ? [] : [{ label: time(at), value: value * scale }];
  });
  return (
    <LineChart
      title={name}
      labelHeading={translate(texts.range)}
      valueHeading={name}
      points={points}
      emptyText={translate(texts.none)}
      formatValue={formatValue}
    />
  );
}

function useUnit(unit: Unit): (value: number) => string {
  const { number } = useFormat();
  const of = (name: string) => (value: number) =>
    number(value, { style: 'unit', unit: name, maximumFractionDigits: 1 });
  if (unit === 'milliseconds') return of('millisecond');
  if (unit === 'seconds') return of('second');
  if (unit === 'bytes') return of('megabyte');
  return (value) => number(value, { maximumFractionDigits: unit === 'count' ? 0 : 2 });
}
