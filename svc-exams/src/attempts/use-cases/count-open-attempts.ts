import type { AttemptStatistics } from '../ports.ts';

interface CountOpenAttemptsDependencies {
  readonly statistics: Pick<AttemptStatistics, 'countOpenIn'>;
}

/** Attempts at one exam that are not submitted, those with extra time included. */
export function countOpenAttempts({ statistics }: CountOpenAttemptsDependencies) {
  return (examId: string): Promise<number> => statistics.countOpenIn(examId);
}
