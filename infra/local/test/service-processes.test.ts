import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import { UnprocessableMessageError } from '@pathshala/stores/bus/port';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbedded } from '../src/embedded.ts';
import { connectPorts } from '../src/process-ports.ts';
import { enterSite } from './enter-site.ts';

const account = { username: 'headmaster', password: 'a long password 1' };
const admin = { ADMIN_USERNAME: account.username, ADMIN_PASSWORD: account.password };

describe('PROCESSES', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'pathshala-processes-'));
  });
  afterEach(async () => {
    // `startEmbedded` sets its variables for the whole process, which other tests may share.
    for (const name of ['PROCESSES', 'BACKUP_TARGET']) delete process.env[name];
    await rm(dataDir, { recursive: true });
  });

  const start = (processes: string, options: { readonly isBackedUp?: boolean } = {}) =>
    startEmbedded({
      ...options,
      dataDir,
      port: 0,
      seed: 'none',
      env: { LOG_LEVEL: 'error', ...admin, PROCESSES: processes, BACKUP_TARGET: '' },
    });

  it('runs a service in a process of its own, and starts it again when it is killed [REP-05]', async () => {
    const site = await start('svc-auth');
    try {
      expect(site.services.map(({ name }) => name)).not.toContain('svc-auth');
      expect(site.processes.map(({ name }) => name)).toEqual(['svc-auth']);
      const entered = await enterSite(site, account);
      const killed = site.processes[0]?.pid() ?? 0;
      process.kill(killed, 'SIGKILL');
      // The session is in the parent's store, and the account in the file of the service.
      await expect
        .poll(() => entered.get('/users/user').catch(String), { timeout: 20_000 })
        .toMatchObject({ username: account.username });
      expect(site.processes[0]?.pid()).not.toBe(killed);
    } finally {
      await site.stop();
    }
  }, 60_000);

  it.each([
    ['svc-nothing', {}, /svc-nothing is none of svc-auth, /u],
    [
      'each',
      { isBackedUp: true },
      /backups and a standby follow the stores of one process\. Set BACKUP_TARGET=off/u,
    ],
  ])('refuses %s with %o', async (processes, options, message) => {
    await expect(start(processes, options)).rejects.toThrow(message);
  });
});

/** Two ends of a channel; what is sent is cloned, as between processes. */
function channelOfTwo() {
  const ends = [0, 1].map(() => Object.assign(new EventEmitter(), { connected: true }));
  const [parent, child] = ends as [(typeof ends)[0], (typeof ends)[0]];
  const sendTo = (other: EventEmitter) => (message: unknown) => {
    setImmediate(() => other.emit('message', structuredClone(message)));
    return true;
  };
  return {
    parent: Object.assign(parent, { send: sendTo(child) }),
    child: Object.assign(child, { send: sendTo(parent) }),
    disconnect() {
      for (const end of ends) {
        end.connected = false;
        end.emit('disconnect');
      }
    },
  };
}

interface Counter {
  add(count: number): Promise<number>;
  fail(error: string): Promise<void>;
  watch(onCount: (count: number) => Promise<string>): Promise<{ stop(): Promise<void> }>;
}

describe('ports of another process', () => {
  function start() {
    const channel = channelOfTwo();
    const answers: string[] = [];
    let total = 0;
    let stopped = 0;
    let watcher: ((count: number) => Promise<string>) | undefined;
    const counter: Counter = {
      async add(count) {
        total += count;
        if (watcher !== undefined) answers.push(await watcher(total));
        return total;
      },
      async fail(error) {
        if (error === 'unprocessable') throw new UnprocessableMessageError(error);
        throw new StoreUnavailableError(error);
      },
      async watch(onCount) {
        watcher = onCount;
        return {
          async stop() {
            stopped += 1;
          },
        };
      },
    };
    connectPorts(channel.parent).serve('counter', counter);
    const remote = connectPorts(channel.child).remote<Counter>('counter');
    return { channel, remote, answers, stopped: () => stopped };
  }

  it('answer, call back and are stopped', async () => {
    const { remote, answers, stopped } = start();
    const consumer = await remote.watch((count) => Promise.resolve(`seen ${count}`));
    expect(await remote.add(2)).toBe(2);
    expect(await remote.add(3)).toBe(5);
    expect(answers).toEqual(['seen 2', 'seen 5']);
    await consumer.stop();
    expect(stopped()).toBe(1);
  });

  it('reject with the errors that their callers recognise', async () => {
    const { remote } = start();
    await expect(remote.fail('unprocessable')).rejects.toBeInstanceOf(UnprocessableMessageError);
    await expect(remote.fail('away')).rejects.toBeInstanceOf(StoreUnavailableError);
  });

  it('stop what a process that is gone consumed, and reject its calls [REP-05]', async () => {
    const { channel, remote, stopped } = start();
    await remote.watch(() => Promise.resolve(''));
    const waiting = remote.add(1);
    channel.disconnect();
    await expect(waiting).rejects.toBeInstanceOf(StoreUnavailableError);
    await expect(remote.add(1)).rejects.toBeInstanceOf(StoreUnavailableError);
    expect(stopped()).toBe(1);
  });
});
