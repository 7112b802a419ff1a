import type { CompletionReport } from '@pathshala/svc-catalog-contract/reports';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { CoursesFigure } from '../../../reports/courses-figure.tsx';
import { fileNameOf } from '../../../reports/file-name-of.ts';
import { useCountColumns } from '../../../reports/use-count-columns.ts';
import type { CompletionProps } from './students-by-progress.tsx';
import { texts } from './texts.ts';

type Row = CompletionReport['courses'][number];

/** Shows the progress of the students of each course. */
export function CompletionByCourse({ range, report: { courses } }: CompletionProps): ReactNode {
  const translate = useText();
  const { number, percent } = useFormat();
  const columns = [
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
    <CoursesFigure<Row>
      title={translate(texts.byCourse)}
      fileName={fileNameOf('progress-by-course', range)}
      courses={courses}
      columns={columns}
      barTitle={translate(texts.meanProgress)}
      formatValue={percent}
      highest={100}
      valueOf={({ meanProgress }) => meanProgress}
    />
  );
}
