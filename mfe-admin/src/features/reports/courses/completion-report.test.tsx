import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { open } from '../../../testing/boss-area.tsx';

beforeAll(() => import('./completion-report-page.tsx'));

const bands = [
  { from: 0, to: 0, count: 1 },
  { from: 1, to: 24, count: 0 },
  { from: 25, to: 49, count: 2 },
  { from: 50, to: 74, count: 0 },
  { from: 75, to: 99, count: 0 },
  { from: 100, to: 100, count: 1 },
];
const course = { courseId: 'c1', courseKind: 'academic', courseName: 'গতি | Motion' };

const linesOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

it('the report of progress says how many students are how far, in all and by course [ADM-20]', async () => {
  open('/boss/reports/courses?days=year', {
    'get /courses/reports/completion': () => ({
      asOf: '2026-02-01T06:30:00.000Z',
      bands,
      courses: [{ ...course, enrolled: 4, started: 3, completed: 1, meanProgress: 42.5 }],
    }),
  });
  await screen.findByRole('table', { name: 'Students by progress' });
  expect(linesOf('Students by progress')).toEqual([
    ['Progress', 'Students', 'Share'],
    ['Not started', '1', '25%'],
    ['1–24%', '0', '0%'],
    ['25–49%', '2', '50%'],
    ['50–74%', '0', '0%'],
    ['75–99%', '0', '0%'],
    ['Completed', '1', '25%'],
  ]);
  expect(linesOf('Courses by completion')).toEqual([
    ['Course', 'Enrolled', 'Started', 'Completed', 'Mean progress, %'],
    ['Motion', '4', '3', '1', '42.5'],
  ]);
});
