import { Stack } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AreaChart } from './area-chart.tsx';
import { BarChart } from './bar-chart.tsx';
import { LineChart } from './line-chart.tsx';
import { RechartsDrawing } from './recharts-drawing.tsx';

const meta: Meta = { title: 'Charts' };
export default meta;

const points = [4, 9, 2, 0, 12, 17, 8, 21, 13, 6, 3, 15, 11, 7].map((value, index) => ({
  label: `${index + 9} Nov`,
  value,
}));
const texts = { labelHeading: 'Day', valueHeading: 'Registrations', emptyText: 'Nobody registered.' };

export const Drawn: StoryObj = {
  render: () => (
    <Stack>
      <BarChart {...texts} title="Bars" points={points} />
      <LineChart {...texts} title="Line" points={points} />
      <AreaChart {...texts} title="Area" points={points} />
    </Stack>
  ),
};

export const Interactive: StoryObj = {
  render: () => (
    <Stack>
      {(['bar', 'line', 'area'] as const).map((kind) => (
        <RechartsDrawing
          key={kind}
          kind={kind}
          points={points}
          valueHeading="Registrations"
          height={160}
          formatValue={String}
        />
      ))}
    </Stack>
  ),
};

export const Empty: StoryObj = {
  render: () => <BarChart {...texts} title="Bars" points={[]} />,
};
