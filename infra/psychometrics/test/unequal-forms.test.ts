import { describe, expect, it } from 'vitest';
import { chainedEquipercentile } from '../src/common-item-equating.ts';
import { equateByItems } from '../src/equate-by-items.ts';
import { itemOf } from '../src/item-response.ts';
import type { Item } from '../src/item-response.ts';
import { smoothBivariateCounts } from '../src/log-linear.ts';
import { estimateItems } from '../src/marginal-likelihood.ts';
import { percentilesOf } from '../src/percentile-normalisation.ts';
import { trueScoreEquating } from '../src/true-score-equating.ts';
import {
  type SimulatedCandidate,
  type SimulatedGroup,
  commonLength,
  bivariateCountsOf,
  simulateGroups,
} from './simulated-groups.ts';

/** Candidates of each group; 10,000 is the size of the requirement. */
const rows = Number(process.env['EQUATING_ROWS'] ?? 2000);
const groups = simulateGroups(rows, 2027);
const [first] = groups;
const candidates = groups.flatMap((group) => group.candidates);

const smooth = (group: SimulatedGroup) =>
  smoothBivariateCounts(bivariateCountsOf(group), { form: 4, common: 4, product: 1 }).fitted;

const estimatedItems = ({ candidates: own }: SimulatedGroup): readonly Item[] =>
  estimateItems(
    own.map(({ answers }) => ({ answers, count: 1 })),
    { model: '2pl', nodes: 25, tolerance: 2e-3 },
  ).items.map((item) => itemOf(item));

/** The best tenth by a value for each candidate. */
function bestBy(values: readonly number[]): ReadonlySet<SimulatedCandidate> {
  const order = candidates.map((candidate, index) => ({ candidate, value: values[index]! }));
  // Equal values are in no order of groups: the ability's last digits are as good as a lot.
  const lot = ({ ability }: SimulatedCandidate) => (Math.abs(ability) * 1e6) % 1;
  order.sort((left, right) => right.value - left.value || lot(left.candidate) - lot(right.candidate));
  return new Set(order.slice(0, candidates.length / 10).map(({ candidate }) => candidate));
}

const byTable = (tables: readonly (readonly number[])[]) =>
  bestBy(candidates.map(({ group, score }) => tables[group]![score]!));

const best = bestBy(candidates.map(({ ability }) => ability));
const rightPicks = (picks: ReadonlySet<SimulatedCandidate>) => picks.intersection(best).size;

/** Picks of each group as a share of its candidates among the truly best. */
const sharesOf = (picks: ReadonlySet<SimulatedCandidate>) =>
  groups.map((_, group) => {
    const count = (from: ReadonlySet<SimulatedCandidate>) =>
      [...from].filter((candidate) => candidate.group === group).length;
    return count(picks) / count(best);
  });

const known = byTable(
  groups.map(({ items }) => trueScoreEquating({ form: items, reference: first!.items, scale: 1 })),
);
const byPercentile = bestBy(
  groups.flatMap((group) => percentilesOf(group.candidates.map(({ score }) => score))),
);
const raw = bestBy(candidates.map(({ score }) => score));

function byCalibration() {
  const common = Array.from({ length: commonLength }, (_, index) => index);
  const [reference, ...forms] = groups.map((group) => ({ items: estimatedItems(group), common }));
  const own = Array.from({ length: reference!.items.length + 1 }, (_, score) => score);
  return byTable([
    own,
    ...forms.map((form) => equateByItems({ form, reference: reference!, scale: 1 }).points),
  ]);
}

const byChain = () => {
  const reference = smooth(first!);
  return byTable(groups.map((group) => chainedEquipercentile({ form: smooth(group), reference })));
};

describe(`the best tenth of five unequal groups of ${rows}`, { timeout: 300_000 }, () => {
  it.each([
    ['the chain over smoothed counts', byChain],
    ['calibrated true scores', byCalibration],
  ])('is picked by %s fairly for every group, nearly as well as with known difficulties', (_, equate) => {
    const picks = equate();
    for (const share of sharesOf(picks)) expect(Math.abs(share - 1)).toBeLessThan(0.2);
    expect(rightPicks(picks)).toBeGreaterThanOrEqual(0.97 * rightPicks(known));
  });

  it('is picked worse by percentiles, which take the groups for equal', () => {
    expect(rightPicks(byPercentile)).toBeLessThan(0.97 * rightPicks(known));
    expect(Math.max(...sharesOf(byPercentile).map((share) => Math.abs(share - 1)))).toBeGreaterThan(0.2);
  });

  it('is picked worse by raw scores than by equated ones', () => {
    expect(rightPicks(raw)).toBeLessThan(0.97 * rightPicks(known));
    expect(Math.max(...sharesOf(raw).map((share) => Math.abs(share - 1)))).toBeGreaterThan(0.2);
  });
});
