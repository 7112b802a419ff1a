import { describe, expect, it } from 'vitest';
import { exportedDays, exportedQuery } from './exported-query.ts';

// 2 March 2026, 01:00 in Dhaka: still the first of March in UTC.
const now = Date.parse('2026-03-01T19:00:00.000Z');

describe('the days of an export', () => {
  it.each([
    ['today', { from: '2026-03-02', to: '2026-03-02' }],
    ['yesterday', { from: '2026-03-01', to: '2026-03-01' }],
    ['last-7', { from: '2026-02-23', to: '2026-03-01' }],
    ['last-30', { from: '2026-01-31', to: '2026-03-01' }],
    ['this-month', { from: '2026-03-01', to: '2026-03-02' }],
    ['last-month', { from: '2026-02-01', to: '2026-02-28' }],
    [undefined, null],
  ])('%s, counted in Dhaka [SCH-01]', (range, days) => {
    expect(exportedDays(range, now)).toEqual(days);
  });
});

describe('the call behind an export', () => {
  const title = { en: '', bn: '' };
  const filters = [
    { name: 'id', title, kind: 'batch' },
    { name: 'days', title, kind: 'days', from: 'dayFrom', to: 'dayTo' },
    { name: 'courseId', title, kind: 'course' },
  ] as const;

  it('has things in the path and the query, and nothing that was not chosen [SCH-01]', () => {
    const { path, query } = exportedQuery(
      { filters, query: { sort: 'no' } },
      { path: '/batches/{id}/rows', chosen: { id: 'a/b', days: 'yesterday', other: 'x' }, now },
    );
    expect(`${path}?${query.toString()}`).toBe(
      '/batches/a%2Fb/rows?sort=no&dayFrom=2026-03-01&dayTo=2026-03-01',
    );
  });
});
