import type { LimitedTo } from '@pathshala/rules/limited-rights';
import { type Attempts, isSubmitted, resultNotFound, type SubmittedAttempt } from '../../attempts/index.ts';
import type { LimitedReach } from '../../exams/index.ts';
import type { Paper, Papers } from '../../papers/index.ts';
import type { Markers, WrittenResults } from '../ports.ts';

interface FindAnswerDependencies {
  readonly attempts: Pick<Attempts, 'find'>;
  readonly papers: Pick<Papers, 'publishedVersion'>;
}

interface DescribeAnswerDependencies {
  readonly find: FindAnswer;
  readonly writtenResults: WrittenResults;
  readonly markers: Pick<Markers, 'namesOf'>;
  readonly limitedReach: LimitedReach;
}

/** A submitted answer with all data for its marking. */
export interface DescribedAnswer {
  readonly attempt: SubmittedAttempt;
  readonly paper: Paper;
  /** Names of the markers, by account. */
  readonly names: ReadonlyMap<string, string>;
  readonly nextResultId: string | null;
  /** Unmarked answers of the same exam, without this one. */
  readonly unmarkedLeft: number;
}

/** Throws `not-found` for anything but a submitted written exam. */
export function findAnswer({ attempts, papers }: FindAnswerDependencies) {
  return async (resultId: string): Promise<Pick<DescribedAnswer, 'attempt' | 'paper'>> => {
    const attempt = await attempts.find(resultId);
    if (attempt === null || !isSubmitted(attempt)) throw resultNotFound();
    const { paper } = await papers.publishedVersion(attempt.examId, attempt.paperVersion);
    if (paper.examType !== 'Written') throw resultNotFound();
    return { attempt, paper };
  };
}

export type FindAnswer = ReturnType<typeof findAnswer>;

/** With limited rights, the next answer and the number of those left are of the own courses and batches. */
export function describeAnswer({ find, writtenResults, markers, limitedReach }: DescribeAnswerDependencies) {
  return async (resultId: string, limitedTo?: LimitedTo): Promise<DescribedAnswer> => {
    const within = limitedTo && (await limitedReach.attempts(limitedTo));
    const found = await find(resultId);
    const { examId, outcome } = found.attempt;
    const { marking } = outcome;
    const markings = marking === undefined ? [] : [marking, ...marking.history];
    const [names, nextResultId, unmarked] = await Promise.all([
      markers.namesOf(markings.map(({ markedBy }) => markedBy)),
      writtenResults.nextUnmarked(found.attempt, within),
      writtenResults.count({ state: 'unmarked', examId, within }),
    ]);
    const unmarkedLeft = Math.max(0, outcome.awaitsMarks === true ? unmarked - 1 : unmarked);
    return { ...found, names, nextResultId, unmarkedLeft };
  };
}
