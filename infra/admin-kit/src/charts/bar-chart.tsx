import type { ReactNode } from 'react';
import { ChartFigure } from './chart-figure.tsx';
import type { ChartProps } from './chart-types.ts';

export function BarChart(props: ChartProps): ReactNode {
  return <ChartFigure kind="bar" {...props} />;
}
