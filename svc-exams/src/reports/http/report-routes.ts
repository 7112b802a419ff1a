import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-exams-contract/reports';
import type { listReportedExams } from '../use-cases/list-reported-exams.ts';
import type { readActivity } from '../use-cases/read-activity.ts';
import type { readExamReport } from '../use-cases/read-exam-report.ts';
import { viewActivity, viewExamReport, viewReportedExam } from './views.ts';

interface ReportUseCases {
  readonly listReportedExams: ReturnType<typeof listReportedExams>;
  readonly readExamReport: ReturnType<typeof readExamReport>;
  readonly readActivity: ReturnType<typeof readActivity>;
}

export function reportRoutes(useCases: ReportUseCases): readonly BoundRoute[] {
  return [
    handle(contract.listReportedExams, async ({ query }) => {
      const { items, ...list } = await useCases.listReportedExams(query);
      const { page, pageSize } = query;
      return { ...list, items: items.map(viewReportedExam), page, pageSize };
    }),
    handle(contract.readExamReport, async ({ params, query }) => {
      const { from, to, bands } = query;
      const { examId } = params;
      return viewExamReport(await useCases.readExamReport({ examId, from, to, bands: Number(bands) }));
    }),
    handle(contract.readExamActivity, async ({ query }) => viewActivity(await useCases.readActivity(query))),
  ];
}
