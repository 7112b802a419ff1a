import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskFiles } from '../../files/src/disk-files.ts';
import type { OpenBackups } from '../src/open-backups.ts';
import { restoreInto } from '../src/restore.ts';
import { openTarget } from '../src/target/open-target.ts';
import { openSite, product, restored, write } from './site.ts';

/** `npm run nightly` compares more. */
const rows = Number(process.env['DRILL_ROWS'] ?? 1_500);
let folder: string;
const at = (name: string) => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backups-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function untilRecorded(backups: OpenBackups): Promise<void> {
  const since = Date.now();
  await expect.poll(() => backups.state().recordedUntil ?? 0, { interval: 10 }).toBeGreaterThan(since);
}

describe('a backup of running stores', () => {
  it('is restored to the moment between two writes with exactly the first of them [BAK-01]', async () => {
    const site = await openSite(folder);
    await write(site.exams, 'before');
    await site.backups.run('snapshot');
    await write(site.exams, 'first');
    await untilRecorded(site.backups);
    await pause(60);
    const between = Date.now();
    await pause(60);
    await write(site.exams, 'second');
    await untilRecorded(site.backups);
    await site.stop();
    expect((await restored(folder, 'between', { at: between })).exams).toEqual(['before', 'first']);
    expect((await restored(folder, 'latest')).exams).toEqual(['before', 'first', 'second']);
  });

  it('goes on after an orderly stop and start, without another snapshot', async () => {
    const first = await openSite(folder);
    await first.backups.run('snapshot');
    await write(first.exams, 'one');
    await first.stop();
    const second = await openSite(folder);
    expect(second.backups.state().recordedUntil).not.toBeNull();
    await write(second.exams, 'two');
    await second.stop();
    const { exams, segments } = await restored(folder, 'restored');
    expect(exams).toEqual(['one', 'two']);
    expect(segments).toBeGreaterThan(1);
  });

  it('begins anew where another program wrote into a store meanwhile', async () => {
    const first = await openSite(folder);
    await first.backups.run('snapshot');
    await first.stop();
    utimesSync(at('data/svc-exams.sqlite'), new Date(), new Date());
    const second = await openSite(folder);
    expect(second.backups.state().recordedUntil).toBeNull();
    await expect(second.backups.run('drill')).rejects.toThrow(/Make a snapshot first/u);
    await write(second.exams, 'later');
    await second.backups.run('snapshot');
    expect(second.backups.state().recordedUntil).not.toBeNull();
    await second.stop();
    expect((await restored(folder, 'restored')).exams).toEqual(['later']);
  });

  it('is equal to the stores in a drill, over restarts of the log [BAK-07]', async () => {
    const site = await openSite(folder);
    await site.backups.run('snapshot');
    for (let n = 0; n < rows; n += 1) await write(site.exams, `n${n}`, 'y'.repeat(9_000));
    await Promise.all(Array.from({ length: 500 }, (_, n) => write(site.auth, `n${n}`)));
    expect(await site.backups.run('drill')).toMatch(/all equal/u);
    const { drill } = site.backups.state();
    expect(drill?.difference).toBeNull();
    expect(drill?.rows).toBe(rows + 500);
    await site.stop();
    expect(readdirSync(at('backup'))).not.toContain('drill.scratch');
  }, 600_000);

  it('contains uploads up to the last second, each content once', async () => {
    const site = await openSite(folder);
    const files = site.backups.watched(createDiskFiles(at('data/uploads')));
    await files.put('photos/old.webp', Buffer.from('old'), 'image/webp');
    await files.put('photos/gone.webp', Buffer.from('gone'), 'image/webp');
    await site.backups.run('snapshot');
    await files.put('photos/new.webp', Buffer.from('new'), 'image/webp');
    await files.delete('photos/gone.webp');
    await untilRecorded(site.backups);
    await site.backups.run('snapshot');
    await files.put('photos/last.webp', Buffer.from('last'), 'image/webp');
    await site.stop();
    await restored(folder, 'restored');
    const names = readdirSync(at('restored/uploads/photos')).filter((name) => name.endsWith('.webp'));
    expect(names.sort()).toEqual(['last.webp', 'new.webp', 'old.webp']);
    expect(readFileSync(at('restored/uploads/photos/new.webp.type'), 'utf8')).toBe('image/webp');
  });

  it('has the secrets encrypted by a passphrase alone, and another one does not open them', async () => {
    mkdirSync(at('data/secrets'), { recursive: true });
    writeFileSync(at('data/secrets/session-secret'), 'hush-hush');
    process.env['BACKUP_PASSPHRASE'] = 'six words that nobody guesses';
    const site = await openSite(folder);
    await site.backups.run('snapshot');
    delete process.env['BACKUP_PASSPHRASE'];
    await site.stop();
    const stored = await openTarget(at('backup'));
    for (const { key } of await stored.list('snapshots/'))
      expect(Buffer.from((await stored.get(key)) ?? '').includes('hush-hush')).toBe(false);
    const restore = (name: string, passphrase?: string) =>
      restoreInto({ target: stored, folder: at(name), product, passphrase });
    expect((await restore('without')).hasSecrets).toBe(false);
    await expect(restore('wrong', 'another phrase')).rejects.toThrow(/BACKUP_PASSPHRASE is not the one/u);
    expect((await restore('right', 'six words that nobody guesses')).hasSecrets).toBe(true);
    expect(readFileSync(at('right/secrets/session-secret'), 'utf8')).toBe('hush-hush');
  });
});
