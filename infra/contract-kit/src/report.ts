import { z } from 'zod';
import { isoTime } from './scalars.ts';

/** Three years, so that a year can be compared with the two before it. */
export const maxReportDays = 1_100;

const dayMs = 24 * 3_600_000;

/** Days of a range, both ends included; zero or less for one that is backwards. */
export function reportDayCount({ from, to }: { readonly from: string; readonly to: string }): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / dayMs) + 1;
}

/**
 * The query of a report: `from` and `to`, days in Asia/Dhaka (`2026-01-31`), both included, and the fields of the report's own.
 * A range that is backwards or has more than `maxReportDays` is refused at `to`.
 */
export function reportQuery<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .object({ from: z.iso.date(), to: z.iso.date() })
    .extend(shape)
    .superRefine((query, context) => {
      const days = reportDayCount(query as { from: string; to: string });
      if (days < 1) context.addIssue({ code: 'custom', path: ['to'], message: 'common.report-backwards' });
      if (days > maxReportDays)
        context.addIssue({ code: 'custom', path: ['to'], message: 'common.report-too-long' });
    });
}

/** The query of a report that has no field of its own. */
export const reportRange = reportQuery({});

/** When what a report answers was complete: every event that had arrived by then is counted. */
export const reportAsOf = isoTime;

/** The answer of a report over time: a point for each day that has anything, oldest first. */
export function reportOf<Point extends z.ZodRawShape, Others extends z.ZodRawShape>(
  point: Point,
  others: Others,
) {
  return z.object({
    asOf: reportAsOf,
    days: z.array(z.object({ day: z.iso.date().describe('in Asia/Dhaka') }).extend(point)),
    ...others,
  });
}
