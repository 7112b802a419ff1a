import { expect } from 'vitest';
import type { Side } from './crash-points.ts';
import { KillableSite } from './killable-site.ts';
import type { School } from './school.ts';
import { readStoredState, type StoredState } from './stored-state.ts';
import { setStage } from './set-stage.ts';
import type { Leaves, Story, Telling } from './story.ts';

export interface Enumerated {
  /** At which the product was killed, each once. */
  readonly steps: readonly string[];
  readonly kills: number;
}

interface Told {
  readonly telling: Telling;
  /** Null: the product was not killed, the story has fewer steps than that. */
  readonly killedAt: string | null;
  readonly journal: () => string;
}

/** Not every telling has the same steps (writes of one turn share a commit, some come by the clock): the end is believed the second time. */
const tellingsUnharmed = 2;

/** With `CRASH_TWICE=1` the process that puts things right after a kill is killed as well, at another of its steps each time. */
const isKilledTwice = process.env['CRASH_TWICE'] === '1';
const stepsOfRecovery = 12;

/**
 * Tells the story again and again on the same data. Each time the product is killed at the first durable step at which
 * it was not killed before, until the story comes through unharmed: then it has been killed at each of them. It is
 * started again, the people repeat what was not answered, and what is stored then is read from the files after the
 * next kill.
 */
export async function enumerateCrashPoints(story: Story, school: School, side: Side): Promise<Enumerated> {
  const told: Told[] = [];
  const dataDir = school.copy();
  const before = readStoredState(dataDir, (stored) => countAll(stored, story.leaves));
  const checkLast = () => {
    const last = told.at(-1);
    if (last !== undefined) checkStored(dataDir, last);
  };
  const killNextAt = () => (isKilledTwice ? 1 + (told.length % stepsOfRecovery) : 0);
  await using site = new KillableSite({ dataDir, onKilled: checkLast, killNextAt });
  await site.isUp();
  const killed = () => told.flatMap(({ killedAt }) => killedAt ?? []);
  while (told.length - killed().length < tellingsUnharmed) {
    told.push(await tellOnce(site, { story, school, side, spared: killed(), number: told.length + 1 }));
  }
  await site.end();
  readStoredState(dataDir, (stored) => {
    for (const one of told) reported(one, () => one.telling.check(stored));
    expect(stored.leftovers).toEqual([]);
    const expected = Object.entries(story.leaves).map(([name, count]): [string, number] => [
      name,
      (before[name] ?? 0) + count * told.length,
    ]);
    // I3: nothing is there that nobody asked for.
    expect(countAll(stored, story.leaves)).toEqual(Object.fromEntries(expected));
  });
  return { steps: killed(), kills: site.kills };
}

interface Choice {
  readonly story: Story;
  readonly school: School;
  readonly side: Side;
  readonly spared: readonly string[];
  readonly number: number;
}

async function tellOnce(site: KillableSite, choice: Choice): Promise<Told> {
  const { story, school, side, spared, number } = choice;
  const { stage, journal } = setStage(site, school, number);
  const telling = await story.prepare(stage);
  await site.isQuiet();
  await site.arm(side, spared);
  try {
    await telling.tell();
    await site.isQuiet();
  } catch (error) {
    throw new Error(`killed ${side} ${site.killedAt ?? 'nothing yet'}\n${journal()}`, { cause: error });
  }
  await site.disarm();
  return { telling, killedAt: site.killedAt, journal };
}

function checkStored(dataDir: string, told: Told): void {
  readStoredState(dataDir, (stored) => reported(told, () => told.telling.check(stored)));
}

function reported({ killedAt, journal }: Told, check: () => void): void {
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
