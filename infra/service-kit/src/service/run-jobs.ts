import type { Logger } from '../telemetry/logger.ts';
import type { Job } from './service.ts';

/** Starts the jobs of a service, each with its first run after one interval. Returns a function that stops them and waits for running ones. */
export function runJobs(jobs: readonly Job[], log: Logger): () => Promise<void> {
  const stops = jobs.map((job) => runJob(job, log));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
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
