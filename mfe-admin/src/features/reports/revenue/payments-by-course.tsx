import { BarList } from '@pathshala/admin-kit/charts/bar-list';
import { ChartWithTable } from '@pathshala/admin-kit/report/chart-with-table';
import type { RevenueReport } from '@pathshala/svc-catalog-contract/reports';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { fileNameOf } from '../../../reports/file-name-of.ts';
import { maxBars } from '../../../reports/max-bars.ts';
import { useCourseColumns, useCourseName } from '../../../reports/use-course-columns.ts';
import type { PaymentsProps } from './payments-over-time.tsx';
import { texts } from './texts.ts';
import { useClaimColumns, useMoney } from './use-claim-columns.ts';

type Row = RevenueReport['courses'][number];

/** Shows the revenue of each course. */
export function PaymentsByCourse({ range, report: { courses } }: PaymentsProps): ReactNode {
  const translate = useText();
  const money = useMoney();
  const nameOf = useCourseName();
  const columns = [...useCourseColumns<Row>(), ...useClaimColumns<Row>()];
  return (
    <ChartWithTable<Row>
      table={{
        title: translate(texts.byCourse),
        fileName: fileNameOf('payments-by-course', range),
        columns,
        rows: courses,
        keyOf: ({ courseId }) => courseId,
      }}
      chart={
        <BarList
          title={translate(texts.approvedAmount)}
          formatValue={money}
          points={courses.slice(0, maxBars).map((course) => ({
            key: course.courseId,
            label: nameOf(course),
            value: course.approved.amount,
          }))}
        />
      }
    />
  );
}
