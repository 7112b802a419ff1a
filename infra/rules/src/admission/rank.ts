import { seedOf } from '../seeded-order.ts';
import { meritOf, compareMarks, testMarks, totalGpaOf, type MeritScore } from './outcome.ts';
import type { Candidate, RuleSet, Sheet, TieStep } from './rule-set.ts';

/** A candidate who passed. */
export interface Entrant {
  readonly id: string;
  readonly candidate: Candidate;
  readonly sheet: Sheet;
}

export interface RankedEntrant extends Entrant {
  /** From 1; those who are equal after all steps share it, and the next rank is left out. */
  readonly rank: number;
  readonly merit: MeritScore;
  /** The step that put the candidate before the next one; null: the merit score did, they share a rank, or nobody follows. */
  readonly decidedBy: TieStep | null;
}

type Compare = (one: Entrant, other: Entrant) => number;

/** A figure that is not known ranks behind every other. */
const highest =
  (of: (entrant: Entrant) => number | null): Compare =>
  (one, other) =>
    (of(other) ?? -Infinity) - (of(one) ?? -Infinity) || 0;

const wrongOf = ({ sheet }: Entrant): number =>
  Object.values(sheet.sections).reduce((sum, { wrong }) => sum + wrong, 0);

function byBirth(direction: 1 | -1): Compare {
  return ({ candidate: { bornOn: one } }, { candidate: { bornOn: other } }) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return one < other ? direction : one > other ? -direction : 0;
  };
}

/** A number from seed and id: it can be computed by anybody who knows the published seed. */
const lotOf = (seed: string, { id }: Entrant): number => seedOf(`${seed}:${id}`);

const comparisons: Readonly<Record<Exclude<TieStep['by'], 'section' | 'lot'>, Compare>> = {
  test: (one, other) => compareMarks(testMarks(other.sheet), testMarks(one.sheet)),
  'ssc-gpa': highest(({ candidate }) => candidate.sscGpa),
  'hsc-gpa': highest(({ candidate }) => candidate.hscGpa),
  'gpa-total': highest(({ candidate }) => totalGpaOf(candidate)),
  'fewer-wrong': (one, other) => wrongOf(one) - wrongOf(other),
  'earlier-finish': (one, other) => one.sheet.finishedAt - other.sheet.finishedAt,
  younger: byBirth(1),
  older: byBirth(-1),
};

function comparing(step: TieStep, seed: string): Compare {
  if (step.by === 'section') return highest(({ sheet }) => sheet.sections[step.sectionId]?.marks ?? null);
  if (step.by === 'lot') return (one, other) => lotOf(seed, one) - lotOf(seed, other);
  return comparisons[step.by];
}

interface Ranking {
  /** Published before the exam; of no effect without the step `lot`. */
  readonly seed: string;
}

/** Ranks those who passed by merit, then by the tie chain. The result does not depend on the order of the input. */
export function rankEntrants(
  rules: Pick<RuleSet, 'sections' | 'choices' | 'merit' | 'ties'>,
  entrants: readonly Entrant[],
  { seed }: Ranking,
): readonly RankedEntrant[] {
  const steps = rules.ties.map((step) => ({ step, compare: comparing(step, seed) }));
  const scored = entrants.map((entrant) => ({
    ...entrant,
    merit: meritOf(rules, entrant.candidate, entrant.sheet),
  }));
  type Scored = (typeof scored)[number];
  const byMerit = (one: Scored, other: Scored) => other.merit.total - one.merit.total;
  const deciding = (one: Scored, other: Scored) =>
    steps.find(({ compare }) => compare(one, other) !== 0) ?? null;
  const sorted = scored.toSorted(
    (one, other) =>
      byMerit(one, other) || deciding(one, other)?.compare(one, other) || (one.id < other.id ? -1 : 1),
  );
  let rank = 0;
  return sorted.map((entrant, at) => {
    const before = sorted[at - 1];
    const isEqual =
      before !== undefined && byMerit(before, entrant) === 0 && deciding(before, entrant) === null;
    if (!isEqual) rank = at + 1;
    const next = sorted[at + 1];
    const isTie = next !== undefined && byMerit(entrant, next) === 0;
    return { ...entrant, rank, decidedBy: isTie ? (deciding(entrant, next)?.step ?? null) : null };
  });
}
