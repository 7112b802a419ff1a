import { DomainError } from '@pathshala/contract-kit/domain-error';
import { pending, type PendingEvent } from '@pathshala/service-kit/events/aggregate';
import { noticeRequested } from '@pathshala/svc-exams-contract/events';
import { questionReportAnsweredNotice } from '@pathshala/svc-exams-contract/question-report-notice';
import { type Answering, answerReport, pathOf, questionKey, type Report } from '../domain/report.ts';
import type { ReportQuery, Reports } from '../ports.ts';

interface AnswerReportDependencies {
  readonly reports: Reports;
}

export interface CountedReport {
  readonly report: Report;
  /** Open reports of the same question of the exam. */
  readonly openReports: number;
}

/**
 * Answers a report and the other open reports of its question. The named one is last: the repeat of an interrupted call finds
 * it open and continues.
 */
export function answerQuestionReport({ reports }: AnswerReportDependencies) {
  return async (id: string, answering: Answering): Promise<CountedReport> => {
    const named = requireReport(await reports.find(id));
    if (named.state === 'answered') throw new DomainError('conflict', 'exams.report-answered');
    for (const other of await reports.openOf(named)) {
      if (other._id !== id) await answer(other._id, answering);
    }
    return { report: await answer(id, answering), openReports: 0 };
  };

  function answer(id: string, answering: Answering): Promise<Report> {
    return reports.update(id, (stored) => {
      const state = answerReport(stored, answering);
      return state && { state, events: noticeOf(state) };
    });
  }
}

/** One report, for administrators. */
export function readQuestionReport({ reports }: AnswerReportDependencies) {
  return async (id: string): Promise<CountedReport> => {
    const report = requireReport(await reports.find(id));
    const counts = await reports.countOpen([report]);
    return { report, openReports: counts.get(questionKey(report)) ?? 0 };
  };
}

/** Reports of all exams, for administrators. */
export function listQuestionReports({ reports }: AnswerReportDependencies) {
  return async (query: ReportQuery): Promise<{ items: readonly CountedReport[]; total: number }> => {
    const { items, total } = await reports.list(query);
    const counts = await reports.countOpen(items);
    const counted = items.map((report) => ({ report, openReports: counts.get(questionKey(report)) ?? 0 }));
    return { items: counted, total };
  };
}

function requireReport(report: Report | null): Report {
  if (report === null) throw new DomainError('not-found', 'exams.report-not-found');
  return report;
}

/** No mail goes to a deleted account. */
function noticeOf(report: Report): readonly PendingEvent[] {
  const { studentId, title, answer } = report;
  if (studentId === null) return [];
  const values = { title, path: pathOf(report), answer };
  return [pending(noticeRequested, questionReportAnsweredNotice.request(studentId, values))];
}
