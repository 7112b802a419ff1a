import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { reportDayCount, reportQuery, reportRange } from './report.ts';

const problemOf = (from: string, to: string) =>
  reportRange.safeParse({ from, to }).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the range of a report', () => {
  it('has both of its days, at most 1,100 of them', () => {
    expect(reportDayCount({ from: '2026-01-31', to: '2026-01-31' })).toBe(1);
    expect(problemOf('2026-01-31', '2026-01-31')).toBeUndefined();
    expect(problemOf('2024-01-01', '2027-01-04')).toBeUndefined();
    expect(problemOf('2024-01-01', '2027-01-05')).toEqual([['to', 'common.report-too-long']]);
  });

  it('is refused at its last day when it is backwards', () => {
    expect(problemOf('2026-02-01', '2026-01-31')).toEqual([['to', 'common.report-backwards']]);
  });

  it.each(['2026-02-30', '31.01.2026', '', '2026-01-31T00:00'])('is refused with %j for a day', (day) => {
    expect(problemOf(day, '2026-12-31')?.[0]?.[0]).toBe('from');
  });

  it('is checked beside the fields of a report’s own', () => {
    const query = reportQuery({ courseId: z.string().optional() });
    const range = { from: '2026-02-01', to: '2026-01-31' };
    expect(query.safeParse({ ...range, courseId: 'x' }).error?.issues).toHaveLength(1);
    expect(query.parse({ from: '2026-01-01', to: '2026-01-31', courseId: 'x' }).courseId).toBe('x');
  });
});
