import { describe, expect, it } from 'vitest';
import type { Mode } from '../src/chaos/chaos-site.ts';
import { runChaos } from '../src/chaos/run-chaos.ts';

/** The full size is `npm run chaos`, at night with 100,000 sittings. */
const seed = Number(process.env['CHAOS_SEED'] ?? Date.now() % 1_000_000);

const short = {
  seed,
  sittings: 40,
  everyMs: 800,
  lastsMs: 500,
  together: 8,
  thinkMs: 20,
  print: () => undefined,
};

async function expectNothingLost(mode: Mode, faults: readonly string[]): Promise<void> {
  const { violations, sittings, faults: happened } = await runChaos({ ...short, mode, faults });
  expect(violations).toEqual([]);
  expect(sittings).toBeGreaterThanOrEqual(short.sittings);
  expect(happened.map(({ name }) => name)).toEqual(expect.arrayContaining([...faults]));
}

describe(`a short chaos run (CHAOS_SEED=${seed}): no submit is lost, doubled, invented or graded wrongly`, () => {
  it('in one process that crashes, cannot write, has another clock and gets messages twice [CHS-01]', async () => {
    await expectNothingLost('embedded', ['crash', 'store', 'clock', 'duplicates', 'poison', 'edit']);
  });

  it('in a process for each service, without broker or Redis for a moment, on cut and slow lines [CHS-01]', async () => {
    await expectNothingLost('distributed', ['broker', 'redis', 'redis-empty', 'network', 'cut', 'kill']);
  });
});
