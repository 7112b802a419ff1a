import type { ExamActivity } from '@pathshala/svc-exams-contract/http';
import type { ExamKind } from '@pathshala/rules/exam-kinds';
import type { ReportRange } from '../../../reports/report-range.ts';

type KindCounts = ExamActivity['hours'][number]['kinds'];

/** `all`: of every kind. */
export type ChosenKind = ExamKind | 'all';

export interface ActivityProps {
  readonly range: ReportRange;
  readonly report: ExamActivity;
  readonly chosen: ChosenKind;
}

/** The sittings of a kind among these. */
export function countOf(kinds: KindCounts, chosen: ChosenKind): number {
  return kinds.reduce(
    (sum, { examKind, count }) => (chosen === 'all' || examKind === chosen ? sum + count : sum),
    0,
  );
}

/** The kinds that occur. */
export function kindsIn({ hours }: Pick<ExamActivity, 'hours'>): ReadonlySet<ExamKind> {
  return new Set(hours.flatMap(({ kinds }) => kinds.map(({ examKind }) => examKind)));
}

export interface HourCount {
  /** 0: Sunday. */
  readonly weekday: number;
  readonly hour: number;
  readonly count: number;
}

/** Every hour of the week in order, also those without a sitting. */
export function weekOf({ hours }: Pick<ExamActivity, 'hours'>, chosen: ChosenKind): readonly HourCount[] {
  const counts = new Map(
    hours.map(({ weekday, hour, kinds }) => [weekday * 24 + hour, countOf(kinds, chosen)]),
  );
  return Array.from({ length: 7 * 24 }, (_, at) => ({
    weekday: Math.floor(at / 24),
    hour: at % 24,
    count: counts.get(at) ?? 0,
  }));
}
