import type { Logger } from '../telemetry/logger.ts';
import { checkEveryMs, DisagreementError } from './agreement.ts';
import { runJobs } from './run-jobs.ts';
import type { Job } from './service.ts';
import { NewerStoreError } from './stored-format.ts';
import { startRetrying } from './start-retrying.ts';

export interface ServingDependencies {
  readonly service: string;
  readonly log: Logger;
  /** Prepares the store. */
  readonly prepare: () => Promise<void>;
  /** Rejects with DisagreementError or NewerStoreError while this process must do nothing. */
  readonly check: () => Promise<void>;
  /** Starts events and jobs. `started` resolves when the embedded ones run. */
  readonly begin: () => { readonly started: Promise<void>; readonly stop: () => Promise<void> };
}

/** Whether a process takes calls, events and jobs. */
export interface Serving {
  isServing(): boolean;
  /** False after a check that found other results than those of the others. */
  agrees(): boolean;
  /** The check that is repeated while the process runs. */
  readonly checking: Job;
  /** Resolves after the first attempt to serve; rejects with NewerStoreError, after which there is no other attempt. */
  readonly firstAttempt: Promise<void>;
  stop(): Promise<void>;
}

const mustStop = (error: unknown): error is Error =>
  error instanceof DisagreementError || error instanceof NewerStoreError;

/** Serves as soon as the store is prepared and the results agree, and no longer while they do not. */
export function startServing({ service, log, prepare, check, begin }: ServingDependencies): Serving {
  let state: 'starting' | 'serving' | 'stopped' = 'starting';
  let agrees = true;
  let refusal: NewerStoreError | null = null;
  let end = async (): Promise<void> => undefined;
  const isStopped = () => state === 'stopped';
  async function serveOnce(): Promise<void> {
    await prepare();
    await check();
    if (isStopped()) return;
    agrees = true;
    state = 'serving';
    const { started, stop } = begin();
    end = stop;
    await started;
  }

  const attempt = () =>
    startRetrying(serveOnce, async (error) => {
      if (error instanceof DisagreementError) agrees = false;
      if (error instanceof NewerStoreError) refusal = error;
      log.warn({ err: error, service }, 'the service could not start and will try again');
    });
  let retrying = attempt();

  async function takeOut(error: Error): Promise<void> {
    log.error({ err: error, service }, 'the process takes no calls any more');
    state = 'starting';
    agrees = !(error instanceof DisagreementError);
    await end();
    if (!isStopped()) retrying = attempt();
  }

  const checking: Job = {
    name: 'check-results',
    everyMs: checkEveryMs,
    run: () =>
      check().catch(async (error: unknown) => {
        // A store that does not answer says nothing about results.
        if (!mustStop(error)) throw error;
        if (state === 'serving') await takeOut(error);
      }),
  };
  const stopChecks = runJobs([checking], log);

  async function stop(): Promise<void> {
    state = 'stopped';
    retrying.stop();
    await stopChecks();
    await end();
  }

  async function attemptFirst(): Promise<void> {
    await retrying.firstAttempt;
    if (refusal === null) return;
    await stop();
    throw refusal;
  }

  return {
    isServing: () => state === 'serving',
    agrees: () => agrees,
    checking,
    firstAttempt: attemptFirst(),
    stop,
  };
}
