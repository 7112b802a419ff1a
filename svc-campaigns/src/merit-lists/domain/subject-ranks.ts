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
function fieldOf(counts: ReadonlyMap<number, number>): Field {
  const better = new Map<number, number>();
  let of = 0;
  for (const [score, count] of [...counts].toSorted(([one], [other]) => other - one)) {
    better.set(score, of);
    of += count;
  }
  return { better, of };
}

/** Counts the marks of each subject; there are few different ones, however many participants. */
export function countSubjects() {
  const counts = new Map<string, Map<number, number>>();
  return {
    add(participant: Marked): void {
      for (const { subjectName, score } of participant) {
        const scores = counts.get(subjectName) ?? new Map<number, number>();
        counts.set(subjectName, scores.set(score, (scores.get(score) ?? 0) + 1));
      }
    },
    /** The ranks among those who were added until now. */
    ranks(): (participant: Marked) => SubjectRank[] {
      const fields = new Map(Array.from(counts, ([name, scores]) => [name, fieldOf(scores)] as const));
      return (participant) =>
        participant.map(({ subjectName, score }) => {
          const { better, of } = fields.get(subjectName) ?? fieldOf(new Map());
          return { subjectName, score, rank: 1 + (better.get(score) ?? 0), of };
        });
    },
  };
}
