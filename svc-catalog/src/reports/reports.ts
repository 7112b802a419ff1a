import type { Platform } from '@pathshala/service-kit/platform/platform';
import { createRangeSums } from '@pathshala/reports/range-sums';
import { createReportTotals } from '@pathshala/reports/report-totals';
import type { Capability } from '@pathshala/service-kit/service/capability';
import {
  onBatchChanged,
  onClaimChanged,
  onCourseOutlined,
  onProgressChanged,
  onStudentEnrolled,
  onStudentUnenrolled,
} from './events.ts';
import { reportRoutes } from './http/routes.ts';
import type { LedgerFacts } from '../ledger/index.ts';
import { figureKeyOf, ledgerFact } from './domain/ledger-fact.ts';
import { createDocumentCourseNames } from './storage/document-course-names.ts';
import { readCompletionReport } from './use-cases/read-completion-report.ts';
import { readEnrolmentReport } from './use-cases/read-enrolment-report.ts';
import { readFeeReport } from './use-cases/read-fee-report.ts';
import { readRevenueReport } from './use-cases/read-revenue-report.ts';
import { recordClaim } from './use-cases/record-claim.ts';
import { recordEnd, recordEnrolment } from './use-cases/record-enrolment.ts';
import { recordProgress } from './use-cases/record-progress.ts';

/** Reports for administrators (ADM-20), built from this service's own events into projections that `republish` rebuilds. */
export function createReportsCapability(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
): Capability & { readonly ledgerFacts: LedgerFacts } {
  const { documents, now, newId } = platform;
  const options = { documents, now, newId };
  const dailyEnrolments = createReportTotals({ ...options, name: 'report-enrolments' });
  const courseEnrolments = createRangeSums({ ...options, name: 'report-enrolments-by-course' });
  // The fact of the enrolment exists already; its progress replaces it.
  const completion = createRangeSums({ ...options, name: 'report-completion', areReplaced: true });
  const dailyClaims = createReportTotals({ ...options, name: 'report-claims' });
  const courseClaims = createRangeSums({ ...options, name: 'report-claims-by-course' });
  const views = { figures: figureKeyOf, details: (key: string) => key };
  const ledgerTotals = createReportTotals({ ...options, name: 'report-ledger', views, byMonth: ['details'] });
  const courseNames = createDocumentCourseNames(documents);
  const batchNames = createDocumentCourseNames(documents, 'report-batch-names');
  const claims = { dailyClaims, courseClaims };
  const deps = {
    dailyEnrolments,
    courseEnrolments,
    completion,
    ...claims,
    ledgerTotals,
    courseNames,
    batchNames,
  };
  const projections = [
    dailyEnrolments,
    dailyClaims,
    courseEnrolments,
    completion,
    courseClaims,
    ledgerTotals,
  ];
  return {
    ledgerFacts: { record: (entry) => ledgerTotals.record(ledgerFact(entry)) },
    routes: reportRoutes({
      readEnrolmentReport: readEnrolmentReport(deps),
      readRevenueReport: readRevenueReport(deps),
      readCompletionReport: readCompletionReport(deps),
      readFeeReport: readFeeReport(deps),
    }),
    subscriptions: [
      onStudentEnrolled(recordEnrolment(deps)),
      onStudentUnenrolled(recordEnd(deps)),
      onProgressChanged(recordProgress(deps)),
      onClaimChanged(recordClaim(deps)),
      onCourseOutlined(courseNames),
      onBatchChanged(batchNames),
    ],
    jobs: projections.map(({ job }) => job),
    indexes: projections.flatMap(({ indexes }) => indexes),
  };
}
