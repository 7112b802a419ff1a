import { doesCount, scoreHiddenUntil, type SubmittedAttempt } from '../../attempts/index.ts';
import { type AreAnswersVisible, type PaperHead, type Papers, rulesOf } from '../../papers/index.ts';
import type { Results } from '../../results/index.ts';
import type { AcademicResult } from '../domain/academic-result.ts';
import {
  countedAttempts,
  reportedExams,
  subjectsOf,
  totalsOf,
  trendOf,
  type ReportedSubject,
  type ReportTotals,
} from '../domain/report-card.ts';
import type { AcademicResults } from '../ports.ts';

interface ReadReportCardDependencies {
  readonly academicResults: AcademicResults;
  readonly results: Results;
  readonly papers: Papers;
  readonly areAnswersVisible: AreAnswersVisible;
  readonly now: () => number;
}

export interface ReportCard {
  readonly studentId: string;
  /** The number of exams with a result; `exams` has the latest of them, newest first. */
  readonly examCount: number;
  readonly exams: readonly { readonly attempt: SubmittedAttempt; readonly isRanked: boolean }[];
  readonly subjects: readonly ReportedSubject[];
  readonly totals: ReportTotals;
  readonly trend: ReturnType<typeof trendOf>;
  readonly academicResults: readonly AcademicResult[];
  /** ISO 8601. */
  readonly issuedAt: string;
}

/** The maximum number of latest sittings that are read: a year of an active student. */
const sittingsLimit = 500;
const enteredLimit = 20;

/** Excludes own practices, whose questions the student chose. */
function isReported(attempt: SubmittedAttempt): boolean {
  return doesCount(attempt) && rulesOf(attempt).right !== 'owner';
}

/** Leaves out exams whose score students may not see yet, for administrators too, because the card is given to the student. */
export function readReportCard(deps: ReadReportCardDependencies) {
  return async (studentId: string): Promise<ReportCard> => {
    const now = deps.now();
    const [sat, entered] = await Promise.all([
      deps.results.page({ studentId, page: 1, pageSize: sittingsLimit, sort: '-dateTaken' }),
      deps.academicResults.list({ studentId, page: 1, pageSize: enteredLimit, sort: '-dateTaken' }),
    ]);
    const counted = countedAttempts(sat.items, isReported);
    const heads = await deps.papers.heads(counted.map(({ examId }) => examId));
    const shown = counted.filter(({ examId }) => scoreHiddenUntil(heads.get(examId) ?? null, now) === null);
    const attempts = shown.slice(0, reportedExams);
    const marked = attempts.filter(({ outcome }) => outcome.awaitsMarks !== true);
    const exams = await Promise.all(
      attempts.map(async (attempt) => ({ attempt, isRanked: await isRanked(attempt, heads) })),
    );
    return {
      studentId,
      examCount: shown.length,
      exams,
      subjects: subjectsOf(marked),
      totals: totalsOf(marked),
      trend: trendOf(marked),
      academicResults: entered.items,
      issuedAt: new Date(now).toISOString(),
    };

    async function isRanked(attempt: SubmittedAttempt, known: ReadonlyMap<string, PaperHead>) {
      const head = known.get(attempt.examId);
      if (head === undefined || !rulesOf(attempt).isRanked) return false;
      return deps.areAnswersVisible({ head, version: attempt.paperVersion, studentId, now });
    }
  };
}
