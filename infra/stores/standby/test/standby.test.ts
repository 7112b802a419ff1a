import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, openPrimary, openStandby, takenOver, write } from './pair.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'standby-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Primary = Awaited<ReturnType<typeof openPrimary>>;
async function untilFollowing({ feed }: Primary): Promise<void> {
  await expect.poll(() => feed.state().is, { interval: 10, timeout: 10_000 }).toBe('following');
}
const idsOf = (count: number) => Array.from({ length: count }, (_, n) => String(n).padStart(6, '0'));

describe('a standby', () => {
  it('has what was there, what came while it copied, and what comes after, uploads included [STB-01]', async () => {
    const primary = await openPrimary(folder);
    for (const id of idsOf(50)) await write(primary.exams, `a${id}`, 'y'.repeat(2_000));
    await primary.files.put('photos/one.webp', Buffer.from('first'), 'image/webp');
    const standby = openStandby(folder);
    connect(primary, standby);
    await write(primary.exams, 'b');
    await untilFollowing(primary);
    await write(primary.auth, 'c');
    await primary.files.put('photos/two.webp', Buffer.from('second'), 'image/webp');
    await primary.files.delete('photos/one.webp');
    await expect.poll(() => standby.follower.state().lagMs, { timeout: 5_000 }).toBeLessThan(1_000);
    await pause(300);
    const taken = await takenOver(standby);
    expect(taken).toMatchObject({ hasAgreed: true, epoch: 1, auth: ['c'] });
    expect(taken.exams).toEqual([...idsOf(50).map((id) => `a${id}`), 'b']);
    expect(readFileSync(join(taken.folder, 'uploads/photos/two.webp'), 'utf8')).toBe('second');
    expect(() => readFileSync(join(taken.folder, 'uploads/photos/one.webp'))).toThrow('ENOENT');
    await primary.stop();
  });

  it('goes on over restarts of the log, more than it holds at once', async () => {
    const primary = await openPrimary(folder);
    const standby = openStandby(folder);
    connect(primary, standby);
    await untilFollowing(primary);
    const ids = idsOf(2_400);
    for (let at = 0; at < ids.length; at += 60) {
      await Promise.all(ids.slice(at, at + 60).map((id) => write(primary.exams, id, 'z'.repeat(9_000))));
      if (at % 600 === 0) await pause(250);
    }
    const { exams, hasAgreed } = await takenOver(standby);
    expect(hasAgreed).toBe(true);
    expect(exams).toEqual(ids);
    await primary.stop();
  }, 60_000);

  it('that is asked to take over makes the primary stop: nothing is lost, and nothing is accepted afterwards [STB-05]', async () => {
    const primary = await openPrimary(folder);
    const standby = openStandby(folder);
    connect(primary, standby);
    await untilFollowing(primary);
    const written: string[] = [];
    const writing = (async () => {
      for (const id of idsOf(10_000)) {
        await write(primary.exams, id);
        written.push(id);
      }
    })().catch((error: unknown) => String(error));
    await pause(300);
    const { exams, hasAgreed } = await takenOver(standby);
    expect(await writing).toMatch(/StoreUnavailable|taken over|not answer/u);
    expect(hasAgreed).toBe(true);
    expect(exams).toEqual(expect.arrayContaining(written));
    expect(primary.fencedBy).toEqual([2]);
    await expect(write(primary.auth, 'late')).rejects.toThrow(/unavailable|store|taken over/u);
    await primary.stop();
  });

  it('whose clock differs follows all the same, and says by how much', async () => {
    const primary = await openPrimary(folder, { now: () => Date.now() + 90_000 });
    const standby = openStandby(folder);
    connect(primary, standby);
    await untilFollowing(primary);
    const { clockDifferenceMs, lagMs } = standby.follower.state();
    expect(Math.abs((clockDifferenceMs ?? 0) - 90_000)).toBeLessThan(5_000);
    expect(lagMs).toBeLessThan(5_000);
    await primary.stop();
    standby.follower.close();
  });

  it('that lost its primary for a moment goes on without a new copy, and the state says what is late', async () => {
    const primary = await openPrimary(folder);
    const standby = openStandby(folder);
    const link = connect(primary, standby);
    await untilFollowing(primary);
    link.cut();
    await link.ended;
    for (const id of idsOf(20)) await write(primary.exams, id);
    await pause(400);
    expect(primary.feed.state()).toMatchObject({ is: 'away', address: 'http://standby.test' });
    expect(primary.feed.state().lagMs).toBeGreaterThan(100);
    connect(primary, standby);
    await untilFollowing(primary);
    expect(standby.reported.filter((words) => words.includes('copying everything'))).toHaveLength(1);
    expect((await takenOver(standby)).exams).toEqual(idsOf(20));
    await primary.stop();
  });
});

describe('a primary with SYNC=1', () => {
  it('acknowledges a write once the standby has it on its disk [STB-02]', async () => {
    const primary = await openPrimary(folder, { isSynchronous: true });
    const standby = openStandby(folder);
    const link = connect(primary, standby);
    await untilFollowing(primary);
    const written: string[] = [];
    let isCut = false;
    const writing = (async () => {
      for (const id of idsOf(100_000)) {
        await write(primary.exams, id);
        if (isCut) return;
        written.push(id);
      }
    })();
    await pause(500);
    isCut = true;
    link.cut();
    await writing;
    expect(written.length).toBeGreaterThan(20);
    expect((await takenOver(standby)).exams).toEqual(expect.arrayContaining(written));
    await primary.stop();
  });

  it('goes on alone when the standby is away, and says so; SYNC_AWAY=refuse refuses instead [STB-03]', async () => {
    const asked: string[] = [];
    const ask = (peer: string) => {
      asked.push(peer);
      return Promise.resolve(null);
    };
    for (const whenAway of ['degrade', 'refuse'] as const) {
      const place = join(folder, whenAway);
      const primary = await openPrimary(place, { isSynchronous: true, whenAway, ask });
      const standby = openStandby(place);
      const link = connect(primary, standby);
      await untilFollowing(primary);
      await write(primary.exams, 'one');
      link.cut();
      await link.ended;
      const alone = await write(primary.exams, 'two').then(
        () => 'acknowledged',
        () => 'refused',
      );
      expect(alone).toBe(whenAway === 'degrade' ? 'acknowledged' : 'refused');
      expect(primary.feed.state()).toMatchObject({ is: 'away', isDegraded: whenAway === 'degrade' });
      connect(primary, standby);
      await untilFollowing(primary);
      await write(primary.exams, 'three');
      expect(primary.feed.state().isDegraded).toBe(false);
      expect((await takenOver(standby)).exams).toEqual(
        whenAway === 'degrade' ? ['one', 'three', 'two'] : ['one', 'three'],
      );
      await primary.stop();
    }
    expect(asked).toContain('http://standby.test');
  });
});
