import { BarList } from '@pathshala/admin-kit/charts/bar-list';
import { ChartWithTable } from '@pathshala/admin-kit/report/chart-with-table';
import type { CompletionReport } from '@pathshala/svc-catalog-contract/reports';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { fileNameOf } from '../../../reports/file-name-of.ts';
import { maxBars } from '../../../reports/max-bars.ts';
import { useCountColumns } from '../../../reports/use-count-columns.ts';
import { useCourseColumns, useCourseName } from '../../../reports/use-course-columns.ts';
import type { CompletionProps } from './students-by-progress.tsx';
import { texts } from './texts.ts';

type Row = CompletionReport['courses'][number];

/** Shows the progress of the students of each course. */
export function CompletionByCourse({ range, report: { courses } }: CompletionProps): ReactNode {
  const translate = useText();
  const { number, percent } = useFormat();
  const nameOf = useCourseName();
  const columns = [
    ...useCourseColumns<Row>(),
    ...useCountColumns<Row>(
      (['enrolled', 'started', 'completed'] as const).map((name) => ({
        id: name,
        title: translate(texts[name]),
        valueOf: (row) => row[name],
      })),
    ),
    {
      id: 'mean',
      title: translate(texts.mean),
      isNumber: true,
      cell: ({ meanProgress }: Row) => number(meanProgress),
      exportValue: ({ meanProgress }: Row) => meanProgress,
    },
  ];
  return (
    <ChartWithTable<Row>
      table={{
        title: translate(texts.byCourse),
        fileName: fileNameOf('progress-by-course', range),
        columns,
        rows: courses,
        keyOf: ({ courseId }) => courseId,
      }}
      chart={
        <BarList
          title={translate(texts.meanProgress)}
          formatValue={percent}
          highest={100}
          points={courses.slice(0, maxBars).map((course) => ({
            key: course.courseId,
            label: nameOf(course),
            value: course.meanProgress,
          }))}
        />
      }
    />
  );
}
