import type { Counts } from './counts.ts';
import { percentileRanks, pointAtRank } from './percentile-rank.ts';

/**
 * Equipercentile equating: element x is what score x of the form is worth on the reference form, the point with the same
 * percentile rank. Without smoothing; smooth the counts first where that is wanted (`log-linear`).
 */
export function equipercentile(form: Counts, reference: Counts): readonly number[] {
  return percentileRanks(form).map(pointAtRank(reference));
}
