import { expect } from 'vitest';
import type { ChosenStep } from './crash-points.ts';
import { KillableSite } from './killable-site.ts';
import type { School } from './school.ts';
import { readStoredState, type StoredState } from './stored-state.ts';
import { setStage } from './set-stage.ts';
import type { Leaves, Story, PreparedStory } from './story.ts';

interface Enumerated {
  /** The durable steps at which the product was killed, each once. */
  readonly steps: readonly string[];
  readonly kills: number;
}

type Kills = Omit<ChosenStep, 'spared'>;

interface Run {
  readonly prepared: PreparedStory;
  /** Null: the product was not killed, because the story ended before a new step. */
  readonly killedAt: string | null;
  readonly journal: () => string;
}

/** Runs of one story differ in their steps (writes share a commit, some are timed), so two runs without a kill must end the enumeration. */
const requiredUnharmedRuns = 2;

/** With `CRASH_TWICE=1` the process that recovers from a kill is killed as well, at a different step each time. */
const isKilledTwice = process.env['CRASH_TWICE'] === '1';
const stepsOfRecovery = 12;

/**
 * Runs the story repeatedly on the same data. Each run kills the product at the first durable step at which it was not
 * killed before, until two runs end without a kill: then every step was tried. After a kill the product is restarted,
 * the clients repeat the requests without an answer, and the next kill is followed by a check of the stored files.
 */
export async function enumerateCrashPoints(story: Story, school: School, kills: Kills): Promise<Enumerated> {
  const runs: Run[] = [];
  const dataDir = school.copy();
  const before = readStoredState(dataDir, (stored) => countAll(stored, story.leaves));
  const checkLastRun = () => {
    const last = runs.at(-1);
    if (last !== undefined) checkStored(dataDir, last);
  };
  const killNextAt = () => (isKilledTwice ? 1 + (runs.length % stepsOfRecovery) : 0);
  await using site = new KillableSite({ dataDir, onKilled: checkLastRun, killNextAt });
  await site.isUp();
  const killed = () => runs.flatMap(({ killedAt }) => killedAt ?? []);
  while (runs.length - killed().length < requiredUnharmedRuns) {
    runs.push(await runOnce(site, { story, school, ...kills, spared: killed(), number: runs.length + 1 }));
  }
  await site.end();
  readStoredState(dataDir, (stored) => {
    for (const run of runs) withJournal(run, () => run.prepared.check(stored));
    expect(stored.leftovers).toEqual([]);
    const expected = Object.entries(story.leaves).map(([name, count]): [string, number] => [
      name,
      (before[name] ?? 0) + count * runs.length,
    ]);
    // I3: nothing is stored that no request asked for.
    expect(countAll(stored, story.leaves)).toEqual(Object.fromEntries(expected));
  });
  return { steps: killed(), kills: site.kills };
}

interface Choice extends Kills {
  readonly story: Story;
  readonly school: School;
  readonly spared: readonly string[];
  readonly number: number;
}

async function runOnce(site: KillableSite, choice: Choice): Promise<Run> {
  const { story, school, side, repetitions, always, spared, number } = choice;
  const { stage, journal } = setStage(site, school, number);
  const prepared = await story.prepare(stage);
  await site.whenIdle();
  await site.arm({ side, repetitions, always, spared });
  try {
    await prepared.run();
    await site.whenIdle();
  } catch (error) {
    throw new Error(`killed ${side} ${site.killedAt ?? 'nothing yet'}\n${journal()}`, { cause: error });
  }
  await site.disarm();
  return { prepared, killedAt: site.killedAt, journal };
}

function checkStored(dataDir: string, run: Run): void {
  readStoredState(dataDir, (stored) => withJournal(run, () => run.prepared.check(stored)));
}

function withJournal({ killedAt, journal }: Run, check: () => void): void {
  try {
    check();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`killed ${killedAt ?? 'nowhere'}: ${reason}\n${journal()}`, { cause: error });
  }
}

function countAll(stored: StoredState, leaves: Leaves): Record<string, number> {
  return Object.fromEntries(
    Object.keys(leaves).map((name) => {
      const [service, collection = ''] = name.split(' ');
      return [name, stored.documents(service as Parameters<StoredState['documents']>[0], collection).length];
    }),
  );
}
