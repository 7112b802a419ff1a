import { BarList } from '@pathshala/admin-kit/charts/bar-list';
import { ChartWithTable } from '@pathshala/admin-kit/report/chart-with-table';
import type { EnrolmentReport } from '@pathshala/svc-catalog-contract/reports';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { fileNameOf } from '../../../reports/file-name-of.ts';
import { maxBars } from '../../../reports/max-bars.ts';
import { useCourseColumns, useCourseName } from '../../../reports/use-course-columns.ts';
import type { EnrolmentsProps } from './enrolments-over-time.tsx';
import { texts } from './texts.ts';
import { useEnrolmentColumns } from './use-enrolment-columns.ts';

type Row = EnrolmentReport['courses'][number];

/** Shows how many enrolled in each course. */
export function EnrolmentsByCourse({ range, report: { courses } }: EnrolmentsProps): ReactNode {
  const translate = useText();
  const nameOf = useCourseName();
  const columns = [...useCourseColumns<Row>(), ...useEnrolmentColumns<Row>()];
  return (
    <ChartWithTable<Row>
      table={{
        title: translate(texts.byCourse),
        fileName: fileNameOf('enrolments-by-course', range),
        columns,
        rows: courses,
        keyOf: ({ courseId }) => courseId,
      }}
      chart={
        <BarList
          title={translate(texts.all)}
          points={courses.slice(0, maxBars).map((course) => ({
            key: course.courseId,
            label: nameOf(course),
            value: course.count,
          }))}
        />
      }
    />
  );
}
