import { add, marks, noMarks, rounded } from '@pathshala/rules/marks';

/** A student's scores in some exams, in their order; null: not taken, or not marked yet. */
export interface MemberScores {
  readonly studentId: string;
  readonly scores: readonly (number | null)[];
}

export interface RankedMember extends MemberScores {
  /** Equal sums share a rank; null: took none. */
  readonly rank: number | null;
  readonly sum: number;
  readonly taken: number;
}

function summed(member: MemberScores): Omit<RankedMember, 'rank'> {
  const scored = member.scores.filter((score) => score !== null);
  const sum = rounded(scored.reduce((total, score) => add(total, marks(score)), noMarks));
  return { ...member, sum, taken: scored.length };
}

/** Sorted by the exact sum of the marks, the highest first; then those who took none of the exams. */
export function rankMembers(members: readonly MemberScores[]): readonly RankedMember[] {
  const all = members.map(summed);
  const taken = all
    .filter((member) => member.taken > 0)
    .toSorted((one, other) => other.sum - one.sum || one.studentId.localeCompare(other.studentId));
  let rank = 0;
  let last: number | null = null;
  const ranked = taken.map((member, index) => {
    if (member.sum !== last) rank = index + 1;
    last = member.sum;
    return { ...member, rank };
  });
  const others = all.filter((member) => member.taken === 0).map((member) => ({ ...member, rank: null }));
  return [...ranked, ...others];
}
