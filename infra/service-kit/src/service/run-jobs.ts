import type { Logger } from '../telemetry/logger.ts';
import type { JobLease } from './job-lease.ts';
import type { Job } from './service.ts';

/** Starts the jobs of a service, each with its first run after one interval. Returns a function that stops them and waits for running ones. */
export function runJobs(jobs: readonly Job[], log: Logger, lease?: JobLease): () => Promise<void> {
  const stops = jobs.map((job) => runJob(lease === undefined ? job : underLease(job, lease), log));
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

function runJob(job: Job, log: Logger): () => Promise<void> {
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  let timer = setTimeout(tick, job.everyMs);

  function tick(): void {
    running = job
      .run()
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
