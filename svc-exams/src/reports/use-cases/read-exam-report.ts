import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { BucketRange } from '@pathshala/reports/report-totals';
import type { PaperHead } from '../../papers/index.ts';
import {
  bandsOf,
  passedOf,
  summaryOf,
  type ScoreBand,
  type ScoreSummary,
} from '../domain/score-distribution.ts';
import type { ReportPorts, Sittings } from '../ports.ts';

interface ReadExamReportDependencies extends ReportPorts {
  readonly sittings: Pick<Sittings, 'scoresOf'>;
  readonly now: () => number;
}

interface ReadExamReportQuery extends BucketRange {
  readonly examId: string;
  readonly bands: number;
}

export interface ExamReport {
  /** ISO 8601. */
  readonly asOf: string;
  readonly head: PaperHead;
  readonly summary: ScoreSummary | null;
  readonly bands: readonly ScoreBand[];
  readonly passing: { readonly passMark: number; readonly passed: number } | null;
}

/** The scores of one exam, in their latest versions. */
export function readExamReport({ sittings, papers, now }: ReadExamReportDependencies) {
  return async ({ examId, bands, ...range }: ReadExamReportQuery): Promise<ExamReport> => {
    const head = await papers.head(examId);
    if (head === null) throw new DomainError('not-found', 'exams.not-found');
    const asOf = new Date(now()).toISOString();
    const counts = await sittings.scoresOf(examId, range);
    const { paper } = await papers.publishedVersion(examId, head.paperVersion);
    // 0 is the default of the form until its author enters a pass mark.
    const passMark = paper.passingScore ?? 0;
    return {
      asOf,
      head,
      summary: summaryOf(counts),
      bands: bandsOf(counts, head.totalMarks, bands),
      passing: passMark > 0 ? { passMark, passed: passedOf(counts, passMark) } : null,
    };
  };
}
