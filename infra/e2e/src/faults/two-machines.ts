import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { openSqliteBus } from '@pathshala/stores/bus/sqlite';
import { openSqliteKeyValue } from '@pathshala/stores/key-value/sqlite';
import { createSessionStore } from '@pathshala/service-kit/identity/session-store';
import { siteEnvironment } from '../admin.ts';
import { sampleSiteFolder } from '../site-under-test.ts';
import { until } from '../until.ts';
import type { Said } from './standby-process.ts';

const script = path.join(import.meta.dirname, 'standby-process.ts');
const resolveOnce = createRequire(import.meta.url).resolve('@pathshala/local/resolve-once');

export const standbySecret = 'a secret of the two machines of a test';

export interface MachineOptions {
  readonly dataDir: string;
  /** Left out: a free one. */
  readonly port?: number;
  /** Base URL of the primary that it follows. */
  readonly primary?: string;
  readonly takeOverAfterSeconds?: number;
  readonly discards?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Machine {
  readonly url: string;
  /** Resolves once it serves, or serves nothing. */
  readonly serves: Promise<Said>;
  readonly output: () => string;
  readonly child: ChildProcess;
  /** Ends it with kill -9. */
  kill(): Promise<void>;
}

/** Starts the product in a process of its own. Rejects with its output where it does not start. */
export async function startMachine(options: MachineOptions): Promise<Machine> {
  const { dataDir, port = 0, primary, takeOverAfterSeconds, discards, env } = options;
  const following =
    primary === undefined ? [] : [primary, String(takeOverAfterSeconds ?? ''), discards ? 'discard' : ''];
  const child = spawn(
    process.execPath,
    ['--import', resolveOnce, script, dataDir, String(port), ...following],
    {
      env: {
        ...process.env,
        ...siteEnvironment,
        LOG_LEVEL: 'warn',
        STANDBY_SECRET: standbySecret,
        NODE_COMPILE_CACHE: path.join(dataDir, '..', 'compiled'),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const said: Said[] = [];
  child.on('message', (words) => said.push(words as Said));
  const next = (count: number): Promise<Said> =>
    new Promise((resolve, reject) => {
      const look = () => said.length >= count && resolve(said[count - 1] as Said);
      child.on('message', look);
      child.once('close', () => reject(new Error(output)));
      look();
    });
  const { url } = await next(1);
  const serves = next(primary === undefined ? 1 : 2);
  serves.catch(() => undefined);
  return {
    url,
    serves,
    child,
    output: () => output,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
    },
  };
}

/** The full picture that a machine gives of itself. */
export async function statusOf(url: string) {
  const response = await fetch(`${url}/statusz`);
  return (await response.json()) as {
    readonly status: string;
    readonly standby?: {
      readonly is: string;
      readonly lagMs: number | null;
      readonly isWhole?: boolean;
      readonly isDegraded?: boolean;
      readonly problem: string | null;
    };
  };
}

export const untilFollowed = (primary: string): Promise<unknown> =>
  until(
    () => statusOf(primary),
    ({ standby }) => standby?.is === 'following',
    20_000,
  );

export interface Sitter {
  readonly id: string;
  readonly sid: string;
}

/** A data directory with the sample data, and students who are logged in. */
export async function prepareSitters(dataDir: string, count: number): Promise<readonly Sitter[]> {
  await cp(await sampleSiteFolder(), dataDir, { recursive: true });
  const keyValue = await openSqliteKeyValue({ file: path.join(dataDir, 'key-value.sqlite') });
  const bus = await openSqliteBus({ file: path.join(dataDir, 'bus.sqlite') });
  const sessions = createSessionStore({ keyValue, now: Date.now });
  const sitters = Array.from({ length: count }, async (_, index) => {
    const userId = `5b${String(index).padStart(22, '0')}`;
    const person = {
      userId,
      username: `sitter${index}`,
      name: 'A Student',
      email: `sitter${index}@example.com`,
    };
    // The event that a verified account sends.
    const event = { aggregateId: userId, sequence: 1, occurredAt: new Date().toISOString(), data: person };
    const body = JSON.stringify(event);
    await bus.publish({ id: randomUUID(), routingKey: 'auth.user.verified.v1', body, headers: {} });
    return { id: userId, sid: await sessions.begin({ ...person, role: 'student' }) };
  });
  const made = await Promise.all(sitters);
  await bus.close();
  await keyValue.close();
  return made;
}
