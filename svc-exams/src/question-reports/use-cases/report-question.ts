import { listKeyOf } from '@pathshala/rules/bengali-order';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import type { OwnResultCommand, RequireOwnResult } from '../../attempts/index.ts';
import type { Papers } from '../../papers/index.ts';
import type { QuestionSource } from '../../practice/index.ts';
import { changeReport, requireReasonText, type Reason, type Report } from '../domain/report.ts';
import type { Reports } from '../ports.ts';
import type { FindReported, ReadQuestion } from './find-reported.ts';

interface ReportQuestionDependencies {
  readonly reports: Reports;
  readonly papers: Pick<Papers, 'publishedVersion'>;
  readonly find: FindReported;
}

interface ReportQuestionCommand extends ReadQuestion {
  readonly reason: Reason;
  readonly text: string;
}

/** One report for each question and student: another report, from any page, changes it while it is open. */
export function reportQuestion({ reports, papers, find }: ReportQuestionDependencies) {
  return async (command: ReportQuestionCommand): Promise<Report> => {
    const { studentId, questionId, reason, text, now } = command;
    requireReasonText(reason, text);
    const { source, ...read } = await find(command);
    const exam = await examOf(source);
    const own = { studentId, questionId, examId: exam.examId, paperVersion: exam.paperVersion };
    const earlier = await reports.ownOf(own);
    const _id = earlier?._id ?? reports.idOf(own);
    const report: Report = {
      _id,
      ...own,
      ...exam,
      ...read,
      titleKey: listKeyOf(exam.title),
      reason,
      text,
      state: 'open',
      answer: '',
      sentAt: new Date(now).toISOString(),
      answeredAt: null,
      answeredById: null,
      answeredBy: null,
    };
    if (earlier === null && (await isInserted(reports.insert(report)))) return report;
    return reports.update(_id, (stored) => ({ state: changeReport(stored, { reason, text }) }));
  };

  async function examOf({ paper: place }: QuestionSource) {
    if (place === null) return { examId: null, paperVersion: null, ...ofBank };
    const { paper } = await papers.publishedVersion(place.examId, place.version);
    const { paperId: examId, version: paperVersion, examKind, title } = paper;
    return { examId, paperVersion, examKind, title };
  }
}

/** Questions of the bank are read in practices. */
const ofBank = { examKind: 'practice', title: 'প্রশ্নব্যাংক | Question bank' } as const;

/** The caller's reports of questions, the latest first. */
export function listOwnReports({ reports }: Pick<ReportQuestionDependencies, 'reports'>) {
  return (studentId: string, limit: number): Promise<readonly Report[]> =>
    reports.ofStudent(studentId, limit);
}

interface ListResultReportsDependencies {
  readonly reports: Pick<Reports, 'ofStudent'>;
  readonly requireOwnResult: RequireOwnResult;
}

/** The caller's reports of questions in a result. */
export function listResultReports({ reports, requireOwnResult }: ListResultReportsDependencies) {
  return async (command: OwnResultCommand & { readonly limit: number }): Promise<readonly Report[]> => {
    const { _id } = await requireOwnResult(command);
    const own = await reports.ofStudent(command.studentId, command.limit);
    return own.filter(({ resultId }) => resultId === _id);
  };
}
