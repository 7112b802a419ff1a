import { BarChart } from '@pathshala/admin-kit/charts/bar-chart';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

interface DailyChartProps {
  readonly title: string;
  readonly emptyText: string;
  readonly counts: readonly { readonly day: string; readonly count: number }[];
}

const locales = { bn: 'bn-BD', en: 'en-GB' };

/** Counts of the last days as small bars. */
export function DailyChart({ title, emptyText, counts }: DailyChartProps): ReactNode {
  const translate = useText();
  // A day is a date of the calendar in Dhaka, written without a time zone.
  const day = new Intl.DateTimeFormat(locales[useLanguage()], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return (
    <BarChart
      title={title}
      labelHeading={translate(texts.day)}
      valueHeading={title}
      emptyText={emptyText}
      points={counts.map((item) => ({ label: day.format(new Date(item.day)), value: item.count }))}
    />
  );
}
