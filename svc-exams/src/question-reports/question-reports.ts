import { upgradeListKeys } from '@pathshala/stores/documents/upgrade-list-keys';
import { listWaitingReports } from './use-cases/list-waiting-reports.ts';
import type { ListWaitingWork } from '@pathshala/back-office/waiting-work';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { noticeRequested } from '@pathshala/svc-exams-contract/events';
import { onUserDeleted } from './events.ts';
import { reportRoutes } from './http/report-routes.ts';
import {
  createDocumentReports,
  reportAggregates,
  reportIndexes,
  reportListKeys,
} from './storage/document-reports.ts';
import { answerQuestionReport, listQuestionReports, readQuestionReport } from './use-cases/answer-report.ts';
import { findReported, type FindReportedDependencies } from './use-cases/find-reported.ts';
import { listOwnReports, listResultReports, reportQuestion } from './use-cases/report-question.ts';

/** Students' reports of questions whose answers they read, and the answers to them (beyond.md 17). */
export function createQuestionReportsCapability(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
  ports: FindReportedDependencies,
): Capability & { readonly listWaitingWork: ListWaitingWork } {
  const reports = createDocumentReports(platform);
  const dependencies = { ...ports, reports };
  return {
    listWaitingWork: listWaitingReports(dependencies),
    routes: reportRoutes({
      reportQuestion: reportQuestion({ ...dependencies, find: findReported(ports) }),
      listOwnReports: listOwnReports(dependencies),
      listResultReports: listResultReports(dependencies),
      listQuestionReports: listQuestionReports(dependencies),
      readQuestionReport: readQuestionReport(dependencies),
      answerQuestionReport: answerQuestionReport(dependencies),
      now: platform.now,
    }),
    subscriptions: [onUserDeleted(reports)],
    publishes: [noticeRequested],
    aggregates: reportAggregates,
    prepare: upgradeListKeys(platform.documents, reportListKeys),
    indexes: reportIndexes,
  };
}
