import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Assignment } from './assignment.ts';
import type { GivenMarks } from './submission.ts';
import { sumOf } from './sum-of.ts';

export interface ProposedMarks {
  /** Used where the assignment has no criteria. */
  readonly score?: number | undefined;
  readonly criteria: readonly { readonly name: string; readonly score: number }[];
  readonly feedback: string;
}

const incomplete = (field: string) =>
  new DomainError('invalid', 'catalog.marks.incomplete', { fields: { [field]: 'catalog.marks.incomplete' } });

function requireWithinLimit(score: number, max: number, field: string): number {
  if (score <= max) return score;
  throw new DomainError('invalid', 'catalog.marks.too-high', {
    params: { max },
    fields: { [field]: 'catalog.marks.too-high' },
  });
}

/** Throws `invalid` for a criterion without a score, for an unknown criterion, and for a score that is too high. */
export function marksOf(
  { maxScore, criteria }: Pick<Assignment, 'maxScore' | 'criteria'>,
  proposed: ProposedMarks,
  markedAt: string,
): GivenMarks {
  const { feedback } = proposed;
  const unknown = proposed.criteria.findIndex(({ name }) => !criteria.some((one) => one.name === name));
  if (unknown !== -1) throw incomplete(`criteria.${unknown}`);
  if (criteria.length === 0) {
    if (proposed.score === undefined) throw incomplete('score');
    const score = requireWithinLimit(proposed.score, maxScore, 'score');
    return { score, maxScore, criteria: [], feedback, markedAt };
  }
  const scored = criteria.map((criterion, index) => {
    const given = proposed.criteria.find(({ name }) => name === criterion.name);
    if (given === undefined) throw incomplete(`criteria.${index}.score`);
    const score = requireWithinLimit(given.score, criterion.maxScore, `criteria.${index}.score`);
    return { ...criterion, score };
  });
  return { score: sumOf(scored.map(({ score }) => score)), maxScore, criteria: scored, feedback, markedAt };
}
