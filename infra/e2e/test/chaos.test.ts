import { describe, expect, it } from 'vitest';
import type { Mode } from '../src/chaos/chaos-site.ts';
import { runChaos } from '../src/chaos/run-chaos.ts';

/** The full size is `npm run chaos`, at night with 100,000 sittings. */
const seed = Number(process.env['CHAOS_SEED'] ?? Date.now() % 1_000_000);

const short = {
  seed,
  sittings: 24,
  everyMs: 800,
  lastsMs: 500,
  together: 8,
  thinkMs: 20,
  print: () => undefined,
};

/** Everything that the checker says against the run, and the faults that did not happen in it. */
async function faultsFound(mode: Mode, faults: readonly string[]): Promise<readonly string[]> {
  const { violations, sittings, faults: happened } = await runChaos({ ...short, mode, faults });
  const missing = faults.filter((fault) => !happened.some(({ name }) => name === fault));
  const few = sittings < short.sittings ? [`${sittings} sittings`] : [];
  return [...violations, ...missing.map((name) => `${name} did not happen`), ...few];
}

describe(`a short chaos run (CHAOS_SEED=${seed}): no submit is lost, doubled, invented or graded wrongly`, () => {
  it('in one process that crashes, cannot write, has another clock and gets messages twice [CHS-01]', async () => {
    const found = await faultsFound('embedded', ['crash', 'store', 'clock', 'duplicates', 'poison', 'edit']);
    expect(found).toEqual([]);
  });

  it('in a process for each service, without broker or Redis for a moment, on cut and slow lines [CHS-01]', async () => {
    const found = await faultsFound('distributed', [
      'broker',
      'redis',
      'redis-empty',
      'network',
      'cut',
      'kill',
    ]);
    expect(found).toEqual([]);
  });
});
