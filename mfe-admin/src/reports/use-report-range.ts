import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import { useState } from 'react';
import {
  type Preset,
  presetRange,
  presets,
  type RangeProblem,
  rangeProblemOf,
  type ReportRange,
} from './report-range.ts';

export interface ChosenRange {
  readonly range: ReportRange;
  /** undefined: the days were chosen one by one. */
  readonly preset: Preset | undefined;
  readonly problem: RangeProblem | null;
  readonly choosePreset: (preset: Preset) => void;
  readonly chooseDays: (change: Partial<ReportRange>) => void;
  /** The part of the address that says the same range on the page of another report: `?days=year`. */
  readonly search: string;
}

const isPreset = (value: string | null): value is Preset => presets.some((preset) => preset === value);

/** The range of the reports, in the address: `?days=year`, or `?from=2026-01-01&to=2026-01-31`. 30 days at first. */
export function useReportRange(): ChosenRange {
  const [now] = useState(() => Date.now());
  const [query, change] = useQueryParams();
  const [named, from, to] = [query.get('days'), query.get('from'), query.get('to')];
  const hasDays = from !== null || to !== null;
  const preset = hasDays ? undefined : isPreset(named) ? named : 'month';
  const range = preset === undefined ? { from: from ?? '', to: to ?? '' } : presetRange(preset, now);
  const search =
    preset === undefined ? new URLSearchParams({ ...range }) : new URLSearchParams({ days: preset });
  return {
    range,
    preset,
    problem: rangeProblemOf(range),
    choosePreset: (days) => change({ days, from: undefined, to: undefined }),
    chooseDays: (days) => change({ ...range, ...days, days: undefined }),
    search: `?${search.toString()}`,
  };
}
