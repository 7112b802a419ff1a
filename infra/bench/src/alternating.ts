import { percentile, spreadOf, type Spread } from './statistics.ts';

interface Alternating {
  readonly rounds: number;
  /** The number of alternations between rest and load in a round. */
  readonly turns: number;
  /** Both return latencies in milliseconds. */
  readonly atRest: () => Promise<readonly number[]>;
  readonly underLoad: () => Promise<readonly number[]>;
}

export interface RestAndLoad {
  readonly restP99Ms: number;
  readonly loadedP99Ms: number;
  /** p99 under load ÷ p99 at rest, by round. */
  readonly ratio: Spread;
}

/**
 * Compares the p99 under load with that at rest. A round alternates several times and takes one p99 over all its turns of a
 * kind: a pause of the machine then meets both kinds, where a single long half would make one of them look slow.
 */
export async function restAndLoad({ rounds, turns, atRest, underLoad }: Alternating): Promise<RestAndLoad> {
  const p99s: { rest: number; loaded: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [rest, loaded]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < turns; turn += 1) {
      rest.push(...(await atRest()));
      loaded.push(...(await underLoad()));
    }
    p99s.push({ rest: percentile(rest, 0.99), loaded: percentile(loaded, 0.99) });
  }
  return {
    restP99Ms: spreadOf(p99s.map(({ rest }) => rest)).median,
    loadedP99Ms: spreadOf(p99s.map(({ loaded }) => loaded)).median,
    ratio: spreadOf(p99s.map(({ rest, loaded }) => loaded / rest)),
  };
}
