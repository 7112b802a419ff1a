import { createRandom } from '../fuzz/random.ts';
import type { ChaosSite, Mode } from './chaos-site.ts';
import type { Fault } from './fault.ts';
import { faultsOfClients } from './faults-of-clients.ts';
import { faultsOfProcesses } from './faults-of-processes.ts';
import { faultsOfRestores } from './faults-of-restores.ts';
import { faultsOfServers } from './faults-of-servers.ts';

export const allFaults: readonly Fault[] = [
  ...faultsOfProcesses,
  ...faultsOfServers,
  ...faultsOfClients,
  ...faultsOfRestores,
];

/** The faults with these names, or all, that this form of the product can have. Throws for an unknown name. */
export function chooseFaults(mode: Mode, names: readonly string[]): readonly Fault[] {
  const unknown = names.filter((name) => !allFaults.some((fault) => fault.name === name));
  if (unknown.length > 0)
    throw new Error(
      `No such fault: ${unknown.join(', ')}. There are: ${allFaults.map(({ name }) => name).join(', ')}`,
    );
  return allFaults.filter(
    ({ name, modes }) => modes.includes(mode) && (names.length === 0 || names.includes(name)),
  );
}

export interface PlannedFault {
  readonly fault: Fault;
  /** Milliseconds from the first request; later if the fault before it lasts longer. */
  readonly atMs: number;
  readonly seed: number;
}

interface PlanOptions {
  readonly seed: number;
  readonly faults: readonly Fault[];
  readonly everyMs: number;
}

/** The faults of a run, without an end: each once in an order by the seed, then each once in another, and so on. */
export function* planFaults({ seed, faults, everyMs }: PlanOptions): Generator<PlannedFault> {
  const random = createRandom(seed);
  for (let count = 0; faults.length > 0;) {
    const ranked = faults.map((fault) => ({ fault, rank: random.int(1_000_000) }));
    for (const { fault } of ranked.toSorted((one, other) => one.rank - other.rank)) {
      count += 1;
      yield { fault, atMs: count * everyMs, seed: random.int(2 ** 31) };
    }
  }
}

export const possibleFaults = (faults: readonly Fault[], site: ChaosSite): readonly Fault[] =>
  faults.filter(({ isPossible = () => true }) => isPossible(site));
