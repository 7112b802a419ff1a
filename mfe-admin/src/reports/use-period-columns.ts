import type { FigureColumn } from '@pathshala/admin-kit/report/figure-table';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import { type PeriodUnit, periodUnitOf } from './periods.ts';
import type { ReportRange } from './report-range.ts';
import { texts } from './texts.ts';

const locales = { bn: 'bn-BD', en: 'en-GB' };

/** A day of the calendar in Dhaka is written without a time zone. */
const noonOf = (day: string): Date => new Date(`${day}T12:00Z`);

const options: Readonly<Record<PeriodUnit, Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
};

/** Returns a period in words: `22 Nov`, `22–28 Nov`, `Nov 2026`. */
export function usePeriodLabel(range: ReportRange): (period: ReportRange) => string {
  const unit = periodUnitOf(range);
  const format = new Intl.DateTimeFormat(locales[useLanguage()], { ...options[unit], timeZone: 'UTC' });
  return ({ from, to }) => format.formatRange(noonOf(from), noonOf(to));
}

const headings = { day: texts.day, week: texts.weeks, month: texts.months };

/** The heading of the periods of this range: Day, Week or Month. */
export function usePeriodHeading(range: ReportRange): string {
  return useText()(headings[periodUnitOf(range)]);
}

/** The first columns of a table by period. The files have its first and last day as they sort: `2026-11-22`. */
export function usePeriodColumns<Row extends ReportRange>(range: ReportRange): readonly FigureColumn<Row>[] {
  const translate = useText();
  const labelOf = usePeriodLabel(range);
  return [
    { id: 'period', title: usePeriodHeading(range), cell: labelOf },
    { id: 'from', title: translate(texts.firstDay), exportValue: ({ from }) => from },
    { id: 'to', title: translate(texts.lastDay), exportValue: ({ to }) => to },
  ];
}
