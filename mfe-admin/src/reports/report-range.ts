import { maxReportDays, reportDayCount } from '@pathshala/contract-kit/report';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { z } from 'zod';

/** Days in Asia/Dhaka, both included. */
export interface ReportRange {
  readonly from: string;
  readonly to: string;
}

export const presets = ['week', 'month', 'year', 'threeYears'] as const;

export type Preset = (typeof presets)[number];

const dayMs = 24 * 3_600_000;

/** The days of a preset; `now` in epoch ms. */
export function presetRange(preset: Preset, now: number): ReportRange {
  const to = dhakaDayOf(now);
  const year = Number(to.slice(0, 4));
  const daysBefore = (days: number): string => dhakaDayOf(now - (days - 1) * dayMs);
  if (preset === 'week') return { from: daysBefore(7), to };
  if (preset === 'month') return { from: daysBefore(30), to };
  if (preset === 'year') return { from: `${year}-01-01`, to };
  const [month, day] = [Number(to.slice(5, 7)) - 1, Number(to.slice(8))];
  return { from: new Date(Date.UTC(year - 3, month, day + 1)).toISOString().slice(0, 10), to };
}

/** The reason why a range cannot be reported, and the end of the range at which it is shown. */
export interface RangeProblem {
  readonly end: 'from' | 'to';
  readonly kind: 'incomplete' | 'backwards' | 'tooLong';
}

export function rangeProblemOf(range: ReportRange): RangeProblem | null {
  const missing = (['from', 'to'] as const).find((end) => !z.iso.date().safeParse(range[end]).success);
  if (missing !== undefined) return { end: missing, kind: 'incomplete' };
  const days = reportDayCount(range);
  if (days < 1) return { end: 'to', kind: 'backwards' };
  return days > maxReportDays ? { end: 'to', kind: 'tooLong' } : null;
}
