/** One participant's marks in one subject, with the rank among all who took that subject. */
export interface SubjectRank {
  readonly subjectName: string;
  readonly score: number;
  readonly rank: number;
  /** The number of participants with this subject. */
  readonly of: number;
}

type Marked = readonly { readonly subjectName: string; readonly score: number }[];

interface Field {
  /** The number of better results, by marks. */
  readonly better: ReadonlyMap<number, number>;
  readonly of: number;
}

/** More marks come first; equal marks share a rank: time is not measured by subject. */
function fieldOf(scores: readonly number[]): Field {
  const better = new Map<number, number>();
  for (const [index, score] of Float64Array.from(scores).toSorted().toReversed().entries())
    if (!better.has(score)) better.set(score, index);
  return { better, of: scores.length };
}

/** Ranks of each participant by subject, in the order of the participants. */
export function rankSubjects(participants: readonly Marked[]): (participant: Marked) => SubjectRank[] {
  const scores = new Map<string, number[]>();
  for (const { subjectName, score } of participants.flat()) {
    const known = scores.get(subjectName);
    if (known) known.push(score);
    else scores.set(subjectName, [score]);
  }
  const fields = new Map(Array.from(scores, ([name, all]) => [name, fieldOf(all)] as const));
  return (participant) =>
    participant.map(({ subjectName, score }) => {
      const { better, of } = fields.get(subjectName) ?? fieldOf([]);
      return { subjectName, score, rank: 1 + (better.get(score) ?? 0), of };
    });
}
