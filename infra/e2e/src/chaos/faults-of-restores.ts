import { rename, rm } from 'node:fs/promises';
import type { Fault, FaultContext } from './fault.ts';
import { backupFolder, runCommandOn, whileStopped } from './operator.ts';

/** What is lost of the last moments: "yesterday", in the time of a run. */
const backByMs = 3_000;

export const faultsOfRestores: readonly Fault[] = [
  {
    name: 'yesterday',
    row: 'F28',
    modes: ['embedded'],
    what: 'the stores are lost, restored from the backup to an earlier moment, and reconciled',
    prepare: async (site) => void (await runCommandOn(site, 'backup', [])),
    run: restoreYesterday,
  },
];

/** What was acknowledged after that moment may be missing, and nothing else: the journal says from when to when. */
async function restoreYesterday({ site, journal, readyAt }: FaultContext): Promise<void> {
  const clock = site.parts[0]?.skewMs ?? 0;
  const to = Math.max(Date.now() - backByMs, readyAt);
  await whileStopped(site, async () => {
    const lost = `${site.dataDir}-lost`;
    await rename(site.dataDir, lost);
    const at = new Date(to + clock).toISOString();
    await runCommandOn(site, 'restore', [backupFolder(site), '--at', at]);
    await runCommandOn(site, 'republish', ['all']);
    await runCommandOn(site, 'reconcile', ['--repair']);
    await rm(lost, { recursive: true });
    journal.write({ is: 'set back', to, at: Date.now() });
  });
}
