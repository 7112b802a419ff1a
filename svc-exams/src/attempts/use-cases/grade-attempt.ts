import { type Papers, windowHeadOf } from '../../papers/index.ts';
import { isSubmitted } from '../domain/attempt.ts';
import { grade } from '../domain/grade-attempt.ts';
import { scoreVisibleFrom } from '../domain/score-visibility.ts';
import type { Attempts, Grade } from '../ports.ts';
import { attemptNotFound } from '../domain/require-open.ts';

interface GradeAttemptDependencies {
  readonly attempts: Attempts;
  readonly papers: Papers;
}

/** Marks a submitted written exam. Its result is published with the first marking, and again with each later one. */
export function gradeAttempt({ attempts, papers }: GradeAttemptDependencies): Grade {
  return async (attemptId, { alsoRecord, ...marking }) => {
    const found = await attempts.find(attemptId);
    if (found === null || !isSubmitted(found)) throw attemptNotFound();
    const { paper } = await papers.publishedVersion(found.examId, found.paperVersion);
    const head = await windowHeadOf(papers, found);
    const graded = await attempts.submit(attemptId, {
      rule: (attempt) => (isSubmitted(attempt) ? grade(attempt, paper, marking) : null),
      scoreVisibleFrom: scoreVisibleFrom(head),
      ...(alsoRecord === undefined ? {} : { alsoRecord }),
    });
    if (!isSubmitted(graded)) throw attemptNotFound();
    return graded;
  };
}
