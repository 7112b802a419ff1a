import type { Logger } from '../telemetry/logger.ts';
import type { JobLease } from './job-lease.ts';
import type { Job } from './service.ts';

export interface RunJobsOptions {
  readonly lease?: JobLease;
  /** Called after each run that did not fail. */
  readonly onDone?: (job: Job) => void;
}

/** Starts the jobs of a service, each with its first run after one interval. Returns a function that stops them and waits for running ones. */
export function runJobs(
  jobs: readonly Job[],
  log: Logger,
  { lease, onDone }: RunJobsOptions = {},
): () => Promise<void> {
  const stops = jobs.map((job) =>
    runJob(lease === undefined ? job : underLease(job, lease), { log, onDone: () => onDone?.(job) }),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await lease?.release();
  };
}

function underLease(job: Job, lease: JobLease): Job {
  if (job.inEveryProcess) return job;
  return {
    ...job,
    async run() {
      if (await lease.isHeld()) await job.run();
    },
  };
}

function runJob(
  job: Job,
  { log, onDone }: { readonly log: Logger; readonly onDone: () => void },
): () => Promise<void> {
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  let timer = setTimeout(tick, job.everyMs);

  function tick(): void {
    running = job
      .run()
      .then(onDone)
      .catch((error: unknown) =>
        log.error({ err: error, job: job.name }, 'a job failed and will be tried again'),
      )
      .then(() => {
        if (!isStopped) timer = setTimeout(tick, job.everyMs);
      });
  }

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}

/** Knows how late the jobs of a service are. */
export interface LateJobs {
  done(job: Job): void;
  /** Seconds since the job that is most late should have been done; 0: none is late. */
  lateness(): number;
}

/** A job may take as long as its interval before it counts as late. Jobs that have never run count from now on. */
export function createLateJobs(jobs: readonly Job[], now: () => number): LateJobs {
  const startedAt = now();
  const doneAt = new Map<Job, number>();
  return {
    done: (job) => void doneAt.set(job, now()),
    lateness: () =>
      Math.max(0, ...jobs.map((job) => (now() - (doneAt.get(job) ?? startedAt) - 2 * job.everyMs) / 1000)),
  };
}
