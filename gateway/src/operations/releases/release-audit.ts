import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseStore } from '@pathshala/releases/port';
import { reportChanges } from '@pathshala/releases/audit/report-changes';
import { readRevision } from '@pathshala/releases/state-log';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { recordChange, type RecordChangeDependencies } from './record-change.ts';

/** The time that the answer to an administrator waits for the entry, which follows anyway. */
const answerWaitMs = 1_500;
const defaultPollMs = 10_000;

interface ReleaseAuditDependencies extends RecordChangeDependencies {
  readonly store: ReleaseStore;
  readonly log: Logger;
  /** The interval of reading changes that were made elsewhere from the store, and of repeating failed reports. */
  readonly pollMs?: number | undefined;
}

export interface ReleaseAudit {
  /** Is called after a change. Never rejects. */
  report(): Promise<void>;
  close(): void;
}

/**
 * Enters the history of the releases in the audit log, including changes by other gateways. The store has the pending report
 * in the same write as the change, so an entry is late while svc-auth is away, and never lost.
 */
export function createReleaseAudit(dependencies: ReleaseAuditDependencies): ReleaseAudit {
  const { store, log, pollMs = defaultPollMs } = dependencies;
  let reached = 0;
  let hasFailed = false;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  async function reportAll(): Promise<void> {
    try {
      // One read in most cases, which finds nothing.
      const isNew = reached === 0 || (await readRevision(store, reached + 1)) !== null;
      if (isNew) reached = await reportChanges(store, (change) => recordChange(dependencies, change));
      if (hasFailed) log.info({}, 'the changes of remotes are in the audit log again');
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.warn({ err: error }, 'changes of remotes wait for their entry in the audit log');
      hasFailed = true;
    }
  }

  /** One run at a time; what is asked for meanwhile is one more run. */
  function run(): Promise<void> {
    isAskedAgain = running !== null;
    running ??= (async () => {
      do {
        isAskedAgain = false;
        await reportAll();
      } while (isAskedAgain && !hasFailed);
      running = null;
    })();
    return running;
  }

  const timer = setInterval(() => void run(), pollMs);
  timer.unref();
  void run();
  return {
    report: () => Promise.race([run(), wait(answerWaitMs, undefined, { ref: false })]),
    close: () => clearInterval(timer),
  };
}
