import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-catalog-contract/reports';
import type { readCompletionReport } from '../use-cases/read-completion-report.ts';
import type { readEnrolmentReport } from '../use-cases/read-enrolment-report.ts';
import type { readFeeReport } from '../use-cases/read-fee-report.ts';
import type { readRevenueReport } from '../use-cases/read-revenue-report.ts';

interface ReportUseCases {
  readonly readEnrolmentReport: ReturnType<typeof readEnrolmentReport>;
  readonly readRevenueReport: ReturnType<typeof readRevenueReport>;
  readonly readCompletionReport: ReturnType<typeof readCompletionReport>;
  readonly readFeeReport: ReturnType<typeof readFeeReport>;
}

export function reportRoutes(useCases: ReportUseCases): BoundRoute[] {
  return [
    handle(contract.readEnrolmentReport, ({ query }) => useCases.readEnrolmentReport(query)),
    handle(contract.readRevenueReport, ({ query }) => useCases.readRevenueReport(query)),
    handle(contract.readCompletionReport, ({ query }) => useCases.readCompletionReport(query)),
    handle(contract.readFeeReport, ({ query }) => useCases.readFeeReport(query)),
  ];
}
