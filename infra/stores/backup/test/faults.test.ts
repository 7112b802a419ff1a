import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { StatementSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restoreInto } from '../src/restore.ts';
import { openTarget } from '../src/target/open-target.ts';
import { openSite, product, restored, write } from './site.ts';

let folder: string;
const at = (name: string) => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-faults-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const script = fileURLToPath(new URL('writing-site.ts', import.meta.url));

/** Runs the writing site, kills it after the time, and returns what it had acknowledged. */
async function killedWriter(args: readonly string[], afterMs: number) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, folder, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  await expect.poll(() => output.includes('\n') || errors, { timeout: 20_000 }).toBe(true);
  const ended = once(child, 'close');
  await pause(afterMs);
  child.kill('SIGKILL');
  await ended;
  const lines = output.slice(0, output.lastIndexOf('\n')).split('\n');
  return lines.map((line) => {
    const [id = '', time = ''] = line.split(' ');
    return { id, time: Number(time) };
  });
}

/** Whether the restored state is one moment: without gaps, and no store is ahead of the one that was written before it. */
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

describe('a backup while a site writes', () => {
  it('is one moment of all stores, and goes on without a gap after kill -9 [BAK-02]', async () => {
    const site = await openSite(folder);
    await site.backups.run('snapshot');
    await site.stop();
    const acknowledged = await killedWriter(['0'], 900);
    const killedAt = acknowledged.at(-1)?.time ?? 0;
    const first = await restored(folder, 'first');
    expectOneMoment(first);
    const oldEnough = acknowledged.filter(({ time }) => time < killedAt - 300);
    expect(first.auth).toEqual(expect.arrayContaining(oldEnough.map(({ id }) => id)));
    const again = await openSite(folder);
    expect(again.backups.state().recordedUntil).not.toBeNull();
    await again.stop();
    const second = await restored(folder, 'second');
    expectOneMoment(second);
    expect(second.auth).toEqual(expect.arrayContaining(acknowledged.map(({ id }) => id)));
  }, 60_000);

  it('that is killed while it copies leaves the snapshots before it, and none that is half [BAK-03]', async () => {
    const site = await openSite(folder);
    await site.backups.run('snapshot');
    await site.stop();
    let next = 0;
    for (const afterMs of [150, 420, 700, 1_010]) {
      const acknowledged = await killedWriter([String(next), 'snapshots'], afterMs);
      const { snapshot, ...state } = await restored(folder, `after-${afterMs}`);
      expect(snapshot.stores).toHaveLength(3);
      expectOneMoment(state);
      const reopened = await openSite(folder);
      next = Number(acknowledged.at(-1)?.id) + 1;
      // The write that was under way may have been stored without its acknowledgement.
      await reopened.exams.collection('notes').deleteOne({ _id: String(next).padStart(8, '0') });
      await reopened.auth.collection('notes').deleteOne({ _id: String(next).padStart(8, '0') });
      if (reopened.backups.state().recordedUntil === null) await reopened.backups.run('snapshot');
      await reopened.stop();
    }
  }, 120_000);
});

describe('a backup that cannot be restored as it is', () => {
  /** A snapshot with ten notes, and ten more in the log. */
  async function backedUp() {
    const site = await openSite(folder);
    for (let n = 0; n < 10; n += 1) await write(site.exams, `a${n}`);
    await write(site.auth, 'a0');
    await site.backups.run('snapshot');
    for (let n = 0; n < 10; n += 1) {
      await write(site.exams, `b${n}`);
      await pause(30);
    }
    await site.stop();
  }
  const segments = () => readdirSync(at('backup/log')).sort();
  const snapshotFiles = () => {
    const [id = ''] = readdirSync(at('backup/snapshots'));
    return { id, path: (name: string) => at(`backup/snapshots/${id}/${name}`) };
  };
  const restore = async (name = 'restored') => {
    const target = await openTarget(at('backup'));
    return restoreInto({ target, folder: at(name), product });
  };
  const flip = (file: string) => {
    const content = readFileSync(file);
    content[Math.floor(content.length / 2)] = (content[Math.floor(content.length / 2)] ?? 0) ^ 1;
    writeFileSync(file, content);
  };

  it('is refused where a chunk was changed or cut, with words that say what to do [BAK-04]', async () => {
    await backedUp();
    const chunk = snapshotFiles().path('svc-exams.sqlite.000000');
    flip(chunk);
    await expect(restore('one')).rejects.toThrow(/was changed.*another copy/u);
    truncateSync(chunk, 20);
    await expect(restore('two')).rejects.toThrow(/incomplete/u);
    rmSync(chunk);
    await expect(restore('three')).rejects.toThrow(/is missing/u);
  });

  it('is refused where the manifest was changed, and is none without it', async () => {
    await backedUp();
    const manifest = snapshotFiles().path('manifest.json');
    const text = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, text.replace('"svc-auth.sqlite"', '"svc-evil.sqlite"'));
    await expect(restore('one')).rejects.toThrow(/manifest\.json is incomplete or was changed/u);
    rmSync(manifest);
    await expect(restore('two')).rejects.toThrow(/no complete snapshot/u);
  });

  it('is refused where a segment is missing or was changed, and restored to a moment before it', async () => {
    await backedUp();
    const middle = segments()[4] ?? '';
    renameSync(at(`backup/log/${middle}`), at('kept'));
    await expect(restore('one')).rejects.toThrow(/Segment \d+ of the log is missing.*--at/u);
    renameSync(at('kept'), at(`backup/log/${middle}`));
    flip(at(`backup/log/${middle}`));
    await expect(restore('two')).rejects.toThrow(/incomplete or was changed.*--at/u);
    const before = Number(/-(\d+)\.seg$/u.exec(middle)?.[1]) - 1;
    const { exams } = await restored(folder, 'three', { at: before });
    expect(exams.length).toBeGreaterThanOrEqual(10);
    expect(exams.length).toBeLessThan(20);
  });

  it('of a newer product is refused, and names the version that can [BAK-05]', async () => {
    const site = await openSite(folder, { product: '2.1.0' });
    await site.backups.run('snapshot');
    await site.stop();
    await expect(restore()).rejects.toThrow(/made by Pathshala 2\.1\.0.*Install 2\.1\.0 or newer/u);
  });
});

describe('a target that refuses', () => {
  it('makes no snapshot, says why, and the site goes on; later changes are not lost [BAK-06]', async () => {
    const site = await openSite(folder);
    await site.backups.run('snapshot');
    await write(site.exams, 'before');
    await expect.poll(() => segmentsOf('backup/log').length, { timeout: 5_000 }).toBeGreaterThan(0);
    // A file where a folder must be is refused for every user, as a full disk is.
    renameSync(at('backup/log'), at('backup/kept'));
    writeFileSync(at('backup/log'), '');
    renameSync(at('backup/snapshots'), at('backup/kept-snapshots'));
    writeFileSync(at('backup/snapshots'), '');
    await write(site.exams, 'meanwhile');
    await expect.poll(() => site.backups.state().problem, { timeout: 5_000 }).toMatch(/ENOTDIR|EEXIST/u);
    await expect(site.backups.run('snapshot')).rejects.toThrow(/ENOTDIR|EEXIST/u);
    await write(site.exams, 'still');
    rmSync(at('backup/log'));
    rmSync(at('backup/snapshots'));
    renameSync(at('backup/kept'), at('backup/log'));
    renameSync(at('backup/kept-snapshots'), at('backup/snapshots'));
    await expect.poll(() => site.backups.state().problem, { timeout: 5_000 }).toBeNull();
    await site.stop();
    expect((await restored(folder, 'after')).exams).toEqual(['before', 'meanwhile', 'still']);
  }, 30_000);

  const segmentsOf = (name: string) => readdirSync(at(name));
});

/** While it lives, no log of this process can be written into its file, as on a full disk. */
class FullDisk implements Disposable {
  readonly #all = Object.getOwnPropertyDescriptor(StatementSync.prototype, 'all');

  constructor() {
    const all = this.#all?.value as (...values: unknown[]) => unknown;
    StatementSync.prototype.all = function full(this: StatementSync, ...values: unknown[]) {
      if (!this.sourceSQL.includes('wal_checkpoint(PASSIVE)')) return all.apply(this, values);
      throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
    } as typeof StatementSync.prototype.all;
  }

  [Symbol.dispose](): void {
    if (this.#all !== undefined) Object.defineProperty(StatementSync.prototype, 'all', this.#all);
  }
}

describe('a full disk', () => {
  it('leaves a long log as it is, says why, and the site goes on; nothing is lost', async () => {
    const site = await openSite(folder);
    await site.backups.run('snapshot');
    {
      using _full = new FullDisk();
      for (let count = 0; count < 20; count += 1)
        await write(site.exams, `large${count}`, 'x'.repeat(1_000_000));
      await expect.poll(() => site.backups.state().problem, { timeout: 5_000 }).toMatch(/full/u);
    }
    await write(site.exams, 'last');
    await expect.poll(() => site.backups.state().problem, { timeout: 5_000 }).toBeNull();
    await site.stop();
    expect((await restored(folder, 'after')).exams).toHaveLength(21);
  }, 30_000);
});
