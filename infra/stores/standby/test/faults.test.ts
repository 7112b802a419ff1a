import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ChangeQueue } from '../src/change-queue.ts';
import { Channel } from '../src/channel.ts';
import { channelKeys } from '../src/keys.ts';
import { hello } from '../src/messages.ts';
import { connect, openPrimary, openStandby, takenOver, write, type Primary } from './pair.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'standby-faults-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const stateOf = ({ feed }: Primary) => feed.state().is;
async function untilFollowing(primary: Primary): Promise<void> {
  await expect.poll(() => stateOf(primary), { interval: 10, timeout: 15_000 }).toBe('following');
}
const script = fileURLToPath(new URL('following.ts', import.meta.url));

/** Lets standbys connect as other processes. */
async function listen({ feed }: Primary) {
  const keys = channelKeys('one secret', 'nonces');
  const server = createServer((socket) => {
    const channel = new Channel(socket, { send: keys.toStandby, receive: keys.toPrimary });
    channel.onMessage = ({ head }) => feed.accept(channel, hello.parse(head), 'http://standby.test');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

/** `limit`: blocks of 1 kB that a file of it may have, as on a disk that is full. */
function startProcess(port: number, limit = 'unlimited') {
  const command = `ulimit -f ${limit}; exec "$0" "$@"`;
  const args = [
    '-c',
    command,
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    script,
    folder,
    String(port),
  ];
  const child = spawn('bash', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return {
    output: () => output,
    async kill() {
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
    },
  };
}

/** Writes numbered notes, first to one service, then to the other, until it is stopped. */
function writeOn({ exams, auth }: Primary) {
  const over = new AbortController();
  let count = 0;
  const done = (async () => {
    for (; !over.signal.aborted; count += 1) {
      const id = String(count).padStart(8, '0');
      await write(exams, id, 'y'.repeat(3_000));
      await write(auth, id, 'z'.repeat(500));
    }
  })();
  return {
    async stop() {
      over.abort();
      await done;
      return count;
    },
  };
}

/** Without gaps, and no store is ahead of the one that was written before it. */
function expectOneMoment({
  exams,
  auth,
}: {
  readonly exams: readonly string[];
  readonly auth: readonly string[];
}) {
  expect(exams).toEqual(exams.map((_, index) => String(index).padStart(8, '0')));
  expect(exams.slice(0, auth.length)).toEqual(auth);
  expect(exams.length - auth.length).toBeLessThanOrEqual(1);
}

describe('a standby that is killed', () => {
  it('at any moment has one moment of all stores, and goes on from there [STB-08]', async () => {
    const primary = await openPrimary(folder, { isSynchronous: true });
    const server = await listen(primary);
    const first = startProcess(server.port);
    await untilFollowing(primary);
    const writing = writeOn(primary);
    await pause(200);
    await first.kill();
    const outputs: string[] = [];
    for (const afterMs of [60, 130, 350, 500]) {
      const child = startProcess(server.port);
      await untilFollowing(primary);
      await pause(afterMs);
      await child.kill();
      outputs.push(child.output());
    }
    // On a busy machine the log may have begun anew while a standby was away: then it copies everything.
    expect(outputs.join('\n')).toContain('from where the connection ended');
    const last = startProcess(server.port);
    await untilFollowing(primary);
    await last.kill();
    const written = await writing.stop();
    server.close();
    const taken = await takenOver(openStandby(folder));
    expectOneMoment(taken);
    expect(taken.exams.length).toBeGreaterThan(20);
    expect(written).toBeGreaterThanOrEqual(taken.auth.length);
    await primary.stop();
  }, 60_000);

  it('or whose disk is full, stops following with the reason, keeps what it had, and the primary goes on', async () => {
    const primary = await openPrimary(folder);
    const server = await listen(primary);
    const child = startProcess(server.port, '1024');
    await untilFollowing(primary);
    await write(primary.exams, 'before');
    // Twice the time after which changes are sent.
    await pause(400);
    await expect.poll(() => primary.feed.state().lagMs).toBe(0);
    for (let n = 0; n < 8; n += 1) await write(primary.auth, `large${n}`, 'x'.repeat(300_000));
    await expect
      .poll(() => child.output(), { timeout: 10_000 })
      .toMatch(/ended: .*(full|disk|EFBIG|too large)/u);
    await write(primary.exams, 'after');
    await child.kill();
    server.close();
    const { exams } = await takenOver(openStandby(folder));
    expect(exams).toContain('before');
    await primary.stop();
  }, 30_000);
});

describe('a standby that cannot follow', () => {
  it('because the secret differs gets nothing, and says so [STB-09]', async () => {
    const primary = await openPrimary(folder);
    const standby = openStandby(folder);
    await connect(primary, standby, { other: 'another secret' }).ended;
    expect(stateOf(primary)).toBe('none');
    expect(standby.follower.state()).toMatchObject({ isWhole: false });
    await expect(takenOver(standby)).rejects.toThrow('no whole copy');
    await primary.stop();
  });

  it('because the primary is of a newer version says which one to install [STB-09]', async () => {
    const primary = await openPrimary(folder, { product: '2.1.0' });
    const standby = openStandby(folder);
    await connect(primary, standby).ended;
    expect(standby.follower.state().problem).toMatch(/runs Pathshala 2\.1\.0.*install 2\.1\.0 here first/u);
    await primary.stop();
  });

  it('because another one follows is refused with its address, and the first goes on [STB-09]', async () => {
    const primary = await openPrimary(folder);
    const first = openStandby(folder);
    connect(primary, first);
    await untilFollowing(primary);
    const second = openStandby(folder, { name: 'second' });
    await connect(primary, second).ended;
    expect(second.follower.state().problem).toContain(
      'another standby follows this site already: http://standby.test',
    );
    await write(primary.exams, 'one');
    await pause(300);
    expect((await takenOver(first)).exams).toEqual(['one']);
    await primary.stop();
  });

  it('because its primary is an older one makes that primary stop [STB-06]', async () => {
    const newer = await openPrimary(join(folder, 'newer'), { epoch: 3 });
    const standby = openStandby(folder);
    const link = connect(newer, standby);
    await untilFollowing(newer);
    link.cut();
    await link.ended;
    const older = await openPrimary(join(folder, 'older'), { epoch: 2 });
    await connect(older, standby).ended;
    expect(standby.follower.state().problem).toContain(
      'has followed a newer primary (epoch 3; this one has 2)',
    );
    expect(older.fencedBy).toEqual([3]);
    await expect(write(older.exams, 'late')).rejects.toThrow(/unavailable|store|taken over/u);
    await older.stop();
    await newer.stop();
  });
});

describe('a copy that is interrupted', () => {
  it('leaves the one before it, and what an order to take over would lose is said', async () => {
    const primary = await openPrimary(folder);
    await write(primary.exams, 'one');
    const standby = openStandby(folder);
    const link = connect(primary, standby);
    await untilFollowing(primary);
    link.cut();
    await link.ended;
    await primary.stop();
    // Another process on the same data: what the standby has cannot be continued.
    const again = await openPrimary(folder);
    expect(again.log.hold()).not.toBeNull();
    await write(again.exams, 'two');
    const second = connect(again, standby);
    await expect.poll(() => standby.follower.state().isStale).toBe(true);
    second.cut();
    await second.ended;
    again.log.endHold();
    expect((await takenOver(standby)).exams).toEqual(['one']);
    await again.stop();
  });

  it('waits while a backup holds the stores, and a backup is refused while the standby copies [STB-08]', async () => {
    const primary = await openPrimary(folder);
    expect(primary.log.hold()).not.toBeNull();
    const standby = openStandby(folder);
    connect(primary, standby);
    await pause(300);
    expect(stateOf(primary)).toBe('copying');
    expect(primary.log.hold()).toBeNull();
    expect(primary.log.endHold()).toBe(true);
    await untilFollowing(primary);
    await primary.stop();
  });
});

describe('changes that wait for a standby', () => {
  it('are forgotten when they are too many, and everything is copied anew', () => {
    const queue = new ChangeQueue();
    queue.open();
    const body = Buffer.alloc(30 * 1024 * 1024);
    const add = () => queue.add({ is: 'frames', parts: [] }, body, 0);
    expect(add()?.change.sequence).toBe(1);
    add();
    expect(queue.after(1)).toHaveLength(1);
    expect(add()).toBeNull();
    expect([queue.isOpen, queue.after(1), queue.after(3)]).toEqual([false, null, null]);
  });
});
