import type { ReportRange } from './report-range.ts';

/** Returns the name of the files of a report: `enrolments-2026-01-01-2026-01-31`. */
export function fileNameOf(report: string, { from, to }: ReportRange): string {
  return `${report}-${from}-${to}`;
}
