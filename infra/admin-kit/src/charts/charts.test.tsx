import { renderRemotePart } from '@pathshala/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { LineChart } from './line-chart.tsx';

const chart = {
  title: 'Registrations',
  labelHeading: 'Day',
  valueHeading: 'Registrations',
  emptyText: 'Nobody registered.',
};
const points = [
  { label: '২১ নভেম্বর', value: 12 },
  { label: '২২ নভেম্বর', value: 3 },
];

it('a chart has every number in a table, in the digits of the language, and draws itself before and after Recharts is there', async () => {
  const { container } = renderRemotePart(<BarChart {...chart} points={points} />, { language: 'bn' });
  const rows = () => within(screen.getByRole('table', { name: 'Registrations' })).getAllByRole('row');
  expect(rows().map((row) => row.textContent)).toEqual(['DayRegistrations', '২১ নভেম্বর১২', '২২ নভেম্বর৩']);
  expect(container.querySelectorAll('rect')).toHaveLength(2);
  const drawing = container.querySelector('svg');
  fireEvent.pointerEnter(drawing?.parentElement?.parentElement ?? container);
  await waitFor(() => expect(container.contains(drawing)).toBe(false));
  fireEvent.click(screen.getByRole('button', { name: 'টেবিল' }));
  expect(rows()).toHaveLength(3);
});

it('a chart without numbers says so', () => {
  renderRemotePart(<BarChart {...chart} points={points.map((point) => ({ ...point, value: 0 }))} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('figure', { name: 'Registrations' }).textContent).toMatch(/Nobody registered/u);
});

it('a line of a single number is seen: it crosses the whole box', () => {
  const { container } = renderRemotePart(<LineChart {...chart} points={points.slice(0, 1)} />);
  expect(container.querySelector('polyline')?.getAttribute('points')).toBe('0,0 100,0');
});
