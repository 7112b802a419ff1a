import { ChartWithTable } from '@pathshala/admin-kit/report/chart-with-table';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { fileNameOf } from '../../../reports/file-name-of.ts';
import { type ActivityProps, type HourCount, weekOf } from './activity-counts.ts';
import { HeatMap } from './heat-map.tsx';
import { texts } from './texts.ts';
import { useWeekWords } from './use-week-words.ts';

/** Shows at which hours of the week exams are sat: all of them as a map, the busiest first in the table. */
export function HoursOfWeek({ range, report, chosen }: ActivityProps): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const { weekdayOf, hourOf } = useWeekWords();
  const week = weekOf(report, chosen);
  const busiest = week.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
  return (
    <ChartWithTable<HourCount>
      table={{
        title: translate(texts.week),
        fileName: fileNameOf('hours', range),
        rows: busiest,
        keyOf: ({ weekday, hour }) => `${weekday}-${hour}`,
        columns: [
          {
            id: 'weekday',
            title: translate(texts.weekday),
            cell: ({ weekday }) => weekdayOf(weekday),
            exportValue: ({ weekday }) => weekdayOf(weekday),
          },
          {
            id: 'hour',
            title: translate(texts.hour),
            cell: ({ hour }) => hourOf(hour),
            exportValue: ({ hour }) => hour,
          },
          {
            id: 'count',
            title: translate(texts.sittings),
            isNumber: true,
            cell: ({ count }) => number(count),
            exportValue: ({ count }) => count,
          },
        ],
      }}
      chart={<HeatMap title={translate(texts.heat)} week={week} />}
    />
  );
}
