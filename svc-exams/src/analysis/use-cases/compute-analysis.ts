import { type SubmittedAttempt, submittedAttempts } from '../../attempts/index.ts';
import type { Paper, PaperHead } from '../../papers/index.ts';
import { QuestionTallies, reliabilityOf, type QuestionStatistics } from '../domain/question-statistics.ts';
import {
  distributionOf,
  groupsOf,
  summaryOf,
  type ScoreBand,
  type Scored,
  type ScoreSummary,
} from '../domain/scores.ts';
import type { AnalysisPorts } from '../ports.ts';
import { answerSheetOf } from './answer-sheet.ts';

interface ComputeAnalysisDependencies extends AnalysisPorts {
  readonly now: () => number;
}

export interface ExamAnalysis {
  readonly head: PaperHead;
  /** The current version: the order and the texts of the questions. */
  readonly paper: Paper;
  /** The version of the key in `paper`. */
  readonly keyVersion: number;
  readonly attempts: number;
  readonly scores: ScoreSummary | null;
  readonly reliability: number | null;
  readonly distribution: readonly ScoreBand[];
  readonly statistics: ReadonlyMap<string, QuestionStatistics>;
  /** Epoch milliseconds. */
  readonly computedAt: number;
}

/** Computed from all counted attempts, in two passes that hold one batch in memory at a time. */
export function computeAnalysis(dependencies: ComputeAnalysisDependencies) {
  const { papers, now } = dependencies;
  return async (head: PaperHead): Promise<ExamAnalysis> => {
    const scored: Scored[] = [];
    for await (const { _id: id, outcome } of countedAttempts(dependencies, head.paperId)) {
      scored.push({ id, score: outcome.score });
    }
    const tallies = new QuestionTallies(groupsOf(scored));
    for await (const attempt of countedAttempts(dependencies, head.paperId)) {
      const { paper } = await papers.version(attempt.examId, attempt.paperVersion);
      tallies.add(answerSheetOf(attempt, paper));
    }
    const { paper, keyVersion } = await papers.version(head.paperId, head.paperVersion);
    const statistics = tallies.statistics();
    const scores = scored.map(({ score }) => score);
    const summary = summaryOf(scores);
    return {
      head,
      paper,
      keyVersion,
      attempts: scored.length,
      scores: summary,
      reliability: summary === null ? null : reliabilityOf(statistics, summary.standardDeviation),
      distribution: distributionOf(scores, head.totalMarks),
      statistics: new Map(statistics.map((question) => [question.questionId, question])),
      computedAt: now(),
    };
  };
}

export type ComputeAnalysis = ReturnType<typeof computeAnalysis>;

/** The first attempt of each student, because later ones have seen the key. Unmarked written exams are left out. */
async function* countedAttempts(
  { deskAttempts }: Pick<ComputeAnalysisDependencies, 'deskAttempts'>,
  examId: string,
): AsyncGenerator<SubmittedAttempt> {
  for await (const attempt of submittedAttempts(deskAttempts, examId)) {
    if (attempt.attemptNo === 1 && attempt.outcome.awaitsMarks !== true) yield attempt;
  }
}
