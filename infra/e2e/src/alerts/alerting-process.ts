import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '@pathshala/test-servers/free-port';
import { siteEnvironment } from '../admin.ts';
import type { Fault } from './alerting-site.ts';

export interface AlertingProcess {
  readonly url: string;
  readonly metricsPort: number;
  readonly dataDir: string;
  /** Resolves when the process has done it. */
  order(fault: Fault): Promise<void>;
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  stop(): Promise<void>;
}

/** Starts the product with its metrics on a port of their own, in a process that does what a test orders. */
export async function startAlertingProcess(
  dataDir: string,
  env: Readonly<Record<string, string>>,
): Promise<AlertingProcess> {
  const metricsPort = await freePort();
  const child = spawn(
    process.execPath,
    ['--expose-gc', path.join(import.meta.dirname, 'alerting-site.ts'), dataDir],
    {
      env: {
        ...process.env,
        ...siteEnvironment,
        LOG_LEVEL: 'silent',
        ...env,
        METRICS_PORT: `${metricsPort}`,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`the site ended with ${String(code)}`);
  });
  failed.catch(() => undefined);
  const [ready] = (await Promise.race([once(child, 'message'), failed])) as [{ url: string }];
  let last = 0;
  return {
    url: ready.url,
    metricsPort,
    dataDir,
    async order(fault) {
      const id = (last += 1);
      const done = new Promise<void>((resolve) => {
        const onReply = (reply: { id?: number }) => {
          if (reply.id !== id) return;
          child.off('message', onReply);
          resolve();
        };
        child.on('message', onReply);
      });
      child.send({ id, fault });
      await Promise.race([done, failed]);
    },
    signal: (name) => void child.kill(name),
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
