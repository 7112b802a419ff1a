import type { Logger } from '../telemetry/logger.ts';
import type { JobLease } from './job-lease.ts';
import type { Job } from './service.ts';

export interface RunJobsOptions {
  readonly lease?: JobLease;
  readonly lateJobs?: LateJobs;
}

/** Starts the jobs of a service, each with its first run after one interval. Returns a function that stops them and waits for running ones. */
export function runJobs(
  jobs: readonly Job[],
  log: Logger,
  { lease, lateJobs }: RunJobsOptions = {},
): () => Promise<void> {
  lateJobs?.begin(jobs);
  const stops = jobs.map((job) =>
    runJob(lease === undefined ? job : underLease(job, lease), { log, onDone: () => lateJobs?.done(job) }),
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
  /** They run from now on, and no others. */
  begin(jobs: readonly Job[]): void;
  /** A run of it did not fail. */
  done(job: Job): void;
  /** Seconds since the job that is most late should have been done; 0: none is late. */
  lateness(): number;
}

/** A job may take as long as its interval before it counts as late. */
export function createLateJobs(now: () => number): LateJobs {
  let doneAt = new Map<Job, number>();
  return {
    begin(jobs) {
      doneAt = new Map(jobs.map((job) => [job, now()]));
    },
    done: (job) => void doneAt.set(job, now()),
    lateness: () => Math.max(0, ...[...doneAt].map(([job, at]) => (now() - at - 2 * job.everyMs) / 1000)),
  };
}
