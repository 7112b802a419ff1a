import { rename, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { ChaosSite } from './chaos-site.ts';
import type { Fault, FaultContext } from './fault.ts';
import { backupFolder, runCommandOn, whileStopped } from './operator.ts';

/** The lost last moments: "yesterday", in the time of a run. */
const backByMs = 3_000;

const backUp = async (site: ChaosSite): Promise<void> => void (await runCommandOn(site, 'backup', []));

export const faultsOfRestores: readonly Fault[] = [
  {
    name: 'yesterday',
    row: 'F28',
    modes: ['embedded'],
    what: 'the stores are lost, restored from the backup to an earlier moment, and reconciled',
    prepare: backUp,
    run: restoreYesterday,
  },
];

/** The log is read once a second: a moment that is so long after the exam was made has it. */
const recordedAfterMs = 1_500;

/**
 * Everything acknowledged after the moment that the command states may be missing, and nothing else: the journal says from when to
 * when. That moment is at most a second before the one that was asked for, unless a clock was set in between.
 */
async function restoreYesterday({ site, journal, readyAt, print }: FaultContext): Promise<void> {
  const skewMs = site.parts[0]?.skewMs ?? 0;
  await wait(Math.max(0, readyAt + recordedAfterMs + backByMs - Date.now()));
  const asked = new Date(Date.now() - backByMs + skewMs).toISOString();
  await whileStopped(site, async () => {
    const lost = `${site.dataDir}-lost`;
    await rename(site.dataDir, lost);
    const words = await runCommandOn(site, 'restore', [backupFolder(site), '--at', asked]);
    const stated = Date.parse(/^Restored to (\S+),/mu.exec(words)?.[1] ?? '') - skewMs;
    print(`asked for ${asked}; ${words.split('\n').find((line) => line.startsWith('Restored to')) ?? words}`);
    await runCommandOn(site, 'republish', ['all']);
    await runCommandOn(site, 'reconcile', ['--repair']);
    await rm(lost, { recursive: true });
    journal.write({ is: 'set back', to: stated, at: Date.now() });
  });
  // The site would begin a new log ten seconds after its start by itself; the next fault may come sooner.
  await backUp(site);
}
