import type { Item } from '../src/item-response.ts';
import { rightAnswer } from '../src/item-response.ts';
import type { Answer } from '../src/response-data.ts';
import { seededNormal, seededRandom } from '../src/seeded-random.ts';

export interface SimulatedCandidate {
  readonly group: number;
  readonly ability: number;
  readonly answers: readonly Answer[];
  readonly score: number;
  readonly commonScore: number;
}

export interface SimulatedGroup {
  /** The true items of the form; the common ones are the first. */
  readonly items: readonly Item[];
  readonly candidates: readonly SimulatedCandidate[];
}

/** Means of the groups' abilities and of the difficulties of the items that only their form has. */
const groups = [
  { ability: 0, difficulty: 0 },
  { ability: 0.2, difficulty: 0.35 },
  { ability: -0.2, difficulty: -0.3 },
  { ability: 0.1, difficulty: -0.2 },
  { ability: -0.1, difficulty: 0.25 },
];

export const commonLength = 30;
const formLength = 100;

/** Five groups of unequal ability with forms of unequal difficulty and 30 of 100 items in common; the first is the reference. */
export function simulateGroups(size: number, seed: number): readonly SimulatedGroup[] {
  const random = seededRandom(seed);
  const normal = seededNormal(random);
  const itemAround = (difficulty: number): Item => ({
    discrimination: 0.8 + 0.8 * random(),
    difficulty: difficulty + 0.9 * normal(),
    guessing: 0,
  });
  const common = Array.from({ length: commonLength }, () => itemAround(0));
  return groups.map(({ ability: mean, difficulty }, group) => {
    const own = Array.from({ length: formLength - commonLength }, () => itemAround(difficulty));
    const items = [...common, ...own];
    const candidates = Array.from({ length: size }, () => {
      const ability = mean + normal();
      const answers = items.map((item): Answer => (random() < rightAnswer(item, ability, 1) ? 1 : 0));
      const right = (from: readonly Answer[]) => from.filter((answer) => answer === 1).length;
      return {
        group,
        ability,
        answers,
        score: right(answers),
        commonScore: right(answers.slice(0, commonLength)),
      };
    });
    return { items, candidates };
  });
}

/** Joint counts of the candidates: a row for each score, a column for each score on the common items. */
export function bivariateCountsOf({ items, candidates }: SimulatedGroup): readonly (readonly number[])[] {
  const table = Array.from({ length: items.length + 1 }, () =>
    Array.from({ length: commonLength + 1 }, () => 0),
  );
  for (const { score, commonScore } of candidates) table[score]![commonScore]! += 1;
  return table;
}
