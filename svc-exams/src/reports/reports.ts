import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { onExamSubmitted } from './events.ts';
import { reportRoutes } from './http/report-routes.ts';
import type { ReportPorts } from './ports.ts';
import { createDocumentSittings } from './storage/document-sittings.ts';
import { listReportedExams } from './use-cases/list-reported-exams.ts';
import { readActivity } from './use-cases/read-activity.ts';
import { readExamReport } from './use-cases/read-exam-report.ts';

/** Reports of results: the distribution of each exam, and the times of sittings. A projection of the service's own event. */
export function createReportsCapability(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
  ports: ReportPorts,
): Capability {
  const sittings = createDocumentSittings(platform);
  const dependencies = { papers: ports.papers, sittings, now: platform.now };
  return {
    routes: reportRoutes({
      listReportedExams: listReportedExams(dependencies),
      readExamReport: readExamReport(dependencies),
      readActivity: readActivity(dependencies),
    }),
    subscriptions: [onExamSubmitted(sittings)],
    jobs: [sittings.job],
    indexes: sittings.indexes,
  };
}
