import type { ReactNode } from 'react';
import { ChartFigure } from './chart-figure.tsx';
import type { ChartProps } from './chart-types.ts';

export function LineChart(props: ChartProps): ReactNode {
  return <ChartFigure kind="line" {...props} />;
}
