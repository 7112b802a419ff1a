import { isSubmitted, markerOf, type Attempts } from '../../attempts/index.ts';
import {
  questionsOf,
  rightOptionsOf,
  rulesOf,
  type FindClosedQuestions,
  type Papers,
} from '../../papers/index.ts';
import type { PracticeAnswers } from '../ports.ts';

interface RecordSubmittedDependencies {
  readonly attempts: Pick<Attempts, 'find'>;
  readonly papers: Pick<Papers, 'findVersion'>;
  readonly practiceAnswers: Pick<PracticeAnswers, 'record'>;
  readonly closedQuestions: FindClosedQuestions;
  readonly now: () => number;
}

/**
 * Counts the answers of a practice whose answers are shown at its end; those with answers at once are counted when they are
 * checked. An answer whose key is closed is left out: the figure would reveal whether it was right.
 */
export function recordSubmitted(dependencies: RecordSubmittedDependencies) {
  const { attempts, papers, practiceAnswers, closedQuestions, now } = dependencies;
  return async (attemptId: string): Promise<void> => {
    const attempt = await attempts.find(attemptId);
    if (attempt === null || !isSubmitted(attempt) || rulesOf(attempt).right !== 'owner') return;
    const version = await papers.findVersion(attempt.examId, attempt.paperVersion);
    // A practice that was removed meanwhile has no paper.
    if (version === null || version.paper.answersShown === 'at-once') return;
    const { studentId, answers, outcome } = attempt;
    const answered = questionsOf(version.paper).filter(
      (question) => answers[question._id] !== undefined && rightOptionsOf(question).length > 0,
    );
    const closed = await closedQuestions(answered, { studentId, now: now() });
    const markOf = markerOf(version.paper);
    const given = answered
      .filter(({ _id }) => !closed.has(_id))
      .map((question) => ({
        questionId: question._id,
        attemptId,
        at: outcome.submittedAt,
        isCorrect: markOf(question, answers[question._id]).outcome === 'correct',
      }));
    await practiceAnswers.record(studentId, given);
  };
}
