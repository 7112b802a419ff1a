import { listKeyOf } from '@pathshala/rules/bengali-order';
import { isInserted } from '@pathshala/documents/insert-once';
import { requireOwnResult, type OwnResultCommand, type OwnResultDependencies } from '../../attempts/ports.ts';
import type { Papers } from '../../papers/ports.ts';
import { changeReport, requireReasonText, type Reason, type Report } from '../domain/report.ts';
import type { Reports } from '../ports.ts';
import { requireSatQuestion } from './require-sat-question.ts';

export interface ReportQuestionDependencies extends OwnResultDependencies {
  readonly papers: Pick<Papers, 'publishedVersion'>;
  readonly reports: Reports;
}

export interface ReportQuestionCommand extends OwnResultCommand {
  readonly questionId: string;
  readonly reason: Reason;
  readonly text: string;
}

/** One report for each question of a result: sending it again changes the report while it is open. */
export function reportQuestion(dependencies: ReportQuestionDependencies) {
  const { reports } = dependencies;
  const ownResult = requireOwnResult(dependencies);
  return async (command: ReportQuestionCommand): Promise<Report> => {
    const { questionId, reason, text } = command;
    requireReasonText(reason, text);
    const attempt = await ownResult(command);
    await requireSatQuestion(dependencies.papers, attempt, questionId);
    const _id = reports.idOf({ resultId: attempt._id, questionId });
    const report: Report = {
      _id,
      studentId: command.studentId,
      resultId: attempt._id,
      examId: attempt.examId,
      examKind: attempt.examKind,
      paperVersion: attempt.paperVersion,
      title: attempt.title,
      titleKey: listKeyOf(attempt.title),
      questionId,
      reason,
      text,
      state: 'open',
      answer: '',
      sentAt: new Date(command.now).toISOString(),
      answeredAt: null,
      answeredById: null,
      answeredBy: null,
    };
    if (await isInserted(reports.insert(report))) return report;
    return reports.update(_id, (stored) => ({ state: changeReport(stored, { reason, text }) }));
  };
}

/** The caller's reports of questions of a result. */
export function listOwnReports(dependencies: ReportQuestionDependencies) {
  const ownResult = requireOwnResult(dependencies);
  return async (command: OwnResultCommand): Promise<readonly Report[]> => {
    const { _id } = await ownResult(command);
    return dependencies.reports.ofResult(_id);
  };
}
