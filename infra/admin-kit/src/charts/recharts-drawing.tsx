import type { ReactNode } from 'react';
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { DrawingProps } from './chart-types.ts';

const charts = { bar: BarChart, line: LineChart, area: AreaChart };

const axis = { stroke: 'var(--line-strong)', tick: { fill: 'var(--quiet)', fontSize: 12 }, tickLine: false };
const tooltip = {
  contentStyle: {
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    background: 'var(--raised)',
    color: 'var(--ink)',
  },
  itemStyle: { color: 'var(--ink)' },
  cursor: { fill: 'var(--sunken)', stroke: 'var(--line-strong)' },
} as const;

/** The chart with axes and a tooltip. Its table says the same to those who do not see it. */
export function RechartsDrawing(props: DrawingProps): ReactNode {
  const { kind, points, valueHeading, height, formatValue } = props;
  const Chart = charts[kind];
  return (
    <div aria-hidden="true">
      <ResponsiveContainer width="100%" height={height}>
        <Chart
          data={[...points]}
          margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid stroke="var(--line)" vertical={false} />
          <XAxis dataKey="label" {...axis} interval="preserveStartEnd" minTickGap={24} />
          <YAxis
            {...axis}
            width={axisWidthOf(points, formatValue)}
            axisLine={false}
            allowDecimals={false}
            tickFormatter={formatValue}
          />
          <Tooltip {...tooltip} formatter={(value) => formatValue(Number(value))} />
          {seriesOf(kind, valueHeading, points.length === 1)}
        </Chart>
      </ResponsiveContainer>
    </div>
  );
}

/** A single value has no line to another one: it is a dot. */
function seriesOf(kind: DrawingProps['kind'], name: string, isAlone: boolean): ReactNode {
  const common = { dataKey: 'value', name, isAnimationActive: false } as const;
  if (kind === 'bar') return <Bar {...common} fill="var(--green)" radius={[2, 2, 0, 0]} />;
  if (kind === 'line') return <Line {...common} stroke="var(--green)" strokeWidth={2} dot={isAlone} />;
  return <Area {...common} stroke="var(--green)" strokeWidth={2} fill="var(--green-tint)" dot={isAlone} />;
}

/** Pixels: as wide as the highest value in words needs. */
function axisWidthOf(points: DrawingProps['points'], formatValue: DrawingProps['formatValue']): number {
  const highest = Math.max(0, ...points.map(({ value }) => value));
  return Math.max(40, formatValue(highest).length * 8 + 12);
}
