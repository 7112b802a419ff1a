import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { AreaChart } from './area-chart.tsx';
import { BarChart } from './bar-chart.tsx';
import type { ChartProps } from './chart-types.ts';
import { LineChart } from './line-chart.tsx';

export default { title: 'Charts' };

const texts = {
  title: { en: 'Registrations', bn: 'নিবন্ধন' },
  day: { en: 'Day', bn: 'দিন' },
  none: { en: 'Nobody registered.', bn: 'কেউ নিবন্ধন করেননি।' },
};
const counts = [3, 0, 12, 18, 7, 5, 30, 41, 26, 11, 9, 14, 22, 35];

function useChart(values: readonly number[]): ChartProps {
  const translate = useText();
  const format = useFormat();
  return {
    title: translate(texts.title),
    labelHeading: translate(texts.day),
    valueHeading: translate(texts.title),
    points: values.map((value, index) => ({ label: format.date(`2026-11-${index + 9}`), value })),
    emptyText: translate(texts.none),
  };
}

interface ExampleProps {
  readonly Chart: (props: ChartProps) => ReactNode;
  readonly values?: readonly number[];
}

function Example({ Chart, values = counts }: ExampleProps): ReactNode {
  return <Chart {...useChart(values)} />;
}

export const Bars: StoryObj = { render: () => <Example Chart={BarChart} /> };
export const Line: StoryObj = { render: () => <Example Chart={LineChart} /> };
export const Area: StoryObj = { render: () => <Example Chart={AreaChart} /> };
export const Empty: StoryObj = { render: () => <Example Chart={BarChart} values={[0, 0]} /> };
export const AsTable: StoryObj = {
  render: () => <Example Chart={BarChart} />,
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
};
