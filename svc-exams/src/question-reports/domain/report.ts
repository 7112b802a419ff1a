import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { ExamKind } from '../../papers/index.ts';
import type { QuestionSource } from '../../practice/index.ts';

export type Reason = 'wrong-key' | 'unclear' | 'typing-mistake' | 'off-syllabus' | 'other';

/** The page on which the reader sees the question with its answer. */
export type ReportPlace =
  | { readonly kind: 'result'; readonly resultId: string }
  /** The practice is in progress. */
  | { readonly kind: 'practice'; readonly attemptId: string }
  | { readonly kind: 'paper'; readonly examId: string; readonly version: number }
  | { readonly kind: 'mistakes' | 'bookmarks' }
  | { readonly kind: 'search'; readonly paper: QuestionSource['paper'] };

/** A practice in progress, and its result. */
type ReportedFrom = ReportPlace['kind'];

export interface Report {
  readonly _id: string;
  /** null once the account is deleted. */
  readonly studentId: string | null;
  /** null: it was not read in a result. */
  readonly resultId: string | null;
  /** Missing: a result, in all reports from before the others were accepted. */
  readonly from?: ReportedFrom;
  /** The path of the page on which it was read; missing: the page of the result. */
  readonly path?: string;
  /** The exam of the question, and the version of its paper; null: it is in the question bank only. */
  readonly examId: string | null;
  readonly examKind: ExamKind;
  readonly paperVersion: number | null;
  /** The title of the exam. */
  readonly title: string;
  /** `listKeyOf` of the title, for sorting and searching. */
  readonly titleKey: string;
  readonly questionId: string;
  readonly reason: Reason;
  readonly text: string;
  readonly state: 'open' | 'answered';
  readonly answer: string;
  /** ISO 8601. */
  readonly sentAt: string;
  readonly answeredAt: string | null;
  readonly answeredById: string | null;
  readonly answeredBy: string | null;
}

export interface Answering {
  readonly answer: string;
  readonly editor: { readonly id: string | null; readonly name: string | null };
  /** ISO 8601. */
  readonly at: string;
}

export function pathOf({ path, resultId }: Pick<Report, 'path' | 'resultId'>): string {
  return path ?? `/exams/results/${resultId}`;
}

export function requireReasonText(reason: Reason, text: string): void {
  if (reason !== 'other' || text !== '') return;
  throw new DomainError('invalid', 'exams.report-text', { fields: { text: 'exams.report-text' } });
}

/** The report with a newer reason and text; an answered one stays unchanged. */
export function changeReport(report: Report, change: Pick<Report, 'reason' | 'text'>): Report {
  if (report.state === 'answered') throw new DomainError('conflict', 'exams.report-answered');
  return { ...report, ...change };
}

/** null: it was answered before. */
export function answerReport(report: Report, { answer, editor, at }: Answering): Report | null {
  if (report.state === 'answered') return null;
  return {
    ...report,
    state: 'answered',
    answer,
    answeredAt: at,
    answeredById: editor.id,
    answeredBy: editor.name,
  };
}

export type QuestionOfPaper = Pick<Report, 'examId' | 'questionId'>;

export function questionKey({ examId, questionId }: QuestionOfPaper): string {
  return `${examId ?? ''}/${questionId}`;
}
