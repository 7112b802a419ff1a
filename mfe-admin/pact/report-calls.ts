import { admin, type DescribeCall } from '@pathshala/pact/calls';
import {
  readCompletionReport,
  readEnrolmentReport,
  readRevenueReport,
} from '@pathshala/svc-catalog-contract/reports';
import type { Api } from '@pathshala/web-kit/api';

const asOf = '2026-01-15T10:00:00.000Z';
const course = { courseId: 'course1', courseKind: 'admission', courseName: 'Test University' } as const;
const counts = { count: 1, free: 1, paid: 0 };
const sums = {
  sent: { count: 1, amount: 50_000 },
  approved: { count: 1, amount: 50_000 },
  refused: { count: 0, amount: 0 },
};
const query = { from: '2026-01-01', to: '2026-01-31' };

/** The reports of ADM-20 that svc-catalog answers. */
export function reportCalls(call: DescribeCall<Api>): void {
  call(readEnrolmentReport, 'the report of enrolments', {
    given: 'enrolments and payments are counted',
    as: admin,
    query,
    uses: { asOf, days: [{ day: '2026-01-15', ...counts }], courses: [{ ...course, ...counts }] },
  });
  call(readRevenueReport, 'the report of payments', {
    given: 'enrolments and payments are counted',
    as: admin,
    query,
    uses: {
      asOf,
      days: [{ day: '2026-01-15', ...sums }],
      methods: [{ method: 'bkash', ...sums }],
      courses: [{ ...course, ...sums }],
    },
  });
  call(readCompletionReport, 'the report of progress in courses', {
    given: 'enrolments and payments are counted',
    as: admin,
    query,
    uses: {
      asOf,
      bands: [{ from: 0, to: 0, count: 1 }],
      courses: [{ ...course, enrolled: 1, started: 0, completed: 0, meanProgress: 0 }],
    },
  });
}
