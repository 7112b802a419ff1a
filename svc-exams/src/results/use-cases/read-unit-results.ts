import type { Results } from '../ports.ts';

interface ReadUnitResultsDependencies {
  readonly results: Results;
}

/** The latest attempt at each past year of a unit, the best score, and the number of attempts. */
export function readUnitResults({ results }: ReadUnitResultsDependencies) {
  return async (studentId: string, unitId: string) => {
    const byYear = Map.groupBy(await results.ofUnit(studentId, unitId), (attempt) => attempt.examId);
    const years = [...byYear].flatMap(([yearId, attempts]) => {
      const [latest] = attempts.toSorted((one, other) => other.attemptNo - one.attemptNo);
      if (latest === undefined) return [];
      return {
        yearId,
        score: latest.outcome.score,
        bestScore: Math.max(...attempts.map(({ outcome }) => outcome.score)),
        totalMarks: latest.outcome.totalMarks,
        dateAttempted: latest.startedAt,
        resultId: latest._id,
        attempts: attempts.length,
      };
    });
    return { years };
  };
}
