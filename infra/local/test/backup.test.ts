import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { BackupsAnswer } from '@pathshala/svc-auth-contract/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded, type Site } from '../src/embedded.ts';
import { enterSite } from './enter-site.ts';

const admin = {
  ADMIN_USERNAME: 'head',
  ADMIN_EMAIL: 'head@school.example',
  ADMIN_PASSWORD: 'a-long-Sentence-of-mine',
};
const account = { username: admin.ADMIN_USERNAME, password: admin.ADMIN_PASSWORD };
const passphrase = 'six words that nobody guesses';

let folder: string;
let site: Site;
const at = (name: string) => join(folder, name);
const start = (dataDir: string, target = at('backup')) =>
  startEmbedded({
    dataDir,
    port: 0,
    seed: 'none',
    env: { ...admin, LOG_LEVEL: 'silent', BACKUP_TARGET: target, BACKUP_PASSPHRASE: passphrase },
  });

/** Runs a command on a data directory, as `npm run backup` does. */
async function run(script: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const file = fileURLToPath(new URL(`../src/${script}.ts`, import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], {
    env: { PATH: process.env['PATH'], BACKUP_PASSPHRASE: passphrase, LOG_LEVEL: 'silent', ...env },
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, words: output + errors };
}

const backup = (dataDir: string, ...args: readonly string[]) =>
  run('backup', args, { DATA_DIR: dataDir, BACKUP_TARGET: at('backup') });
const restore = (dataDir: string, ...args: readonly string[]) =>
  run('restore', [at('backup'), ...args], { DATA_DIR: dataDir });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'local-backup-'));
  site = await start(at('data'));
}, 60_000);
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup of the running site', () => {
  it('is made by the command, compared by a drill, and a restored site knows what its people know [BAK-01]', async () => {
    expect(await backup(at('data'))).toMatchObject({ code: 0, words: expect.stringContaining('Snapshot ') });
    expect(await backup(at('data'), '--drill')).toMatchObject({
      code: 0,
      words: expect.stringContaining('all equal'),
    });
    const restored = await restore(at('restored'));
    expect(restored.words).toContain('all stores to that moment');
    expect(restored.code).toBe(0);
    expect(readdirSync(at('restored'))).toEqual(
      expect.arrayContaining(['bus.sqlite', 'secrets', 'svc-exams.sqlite']),
    );
    const again = await start(at('restored'), at('other-backup'));
    await enterSite(again, account);
    await again.stop();
  }, 60_000);

  it('is shown, begun and downloaded by an administrator, and the archive is a folder to restore from [BAK-08]', async () => {
    const head = await enterSite(site, account);
    const stateOf = async () => (await head.get<BackupsAnswer>('/operations/backups')).state;
    const before = (await stateOf())?.snapshots.length ?? 0;
    await head.post('/operations/backups', { work: 'snapshot' });
    await expect.poll(async () => (await stateOf())?.snapshots.length, { timeout: 20_000 }).toBe(before + 1);
    const newest = (await stateOf())?.snapshots[0];
    const archive = await head.download(`/operations/backups/${newest?._id}/archive`);
    writeFileSync(at('archive.tar'), archive);
    mkdirSync(at('unpacked'));
    execFileSync('tar', ['-xf', at('archive.tar'), '-C', at('unpacked')]);
    const { code, words } = await run('restore', [at('unpacked')], { DATA_DIR: at('from-archive') });
    expect(words).toContain('all stores to that moment');
    expect(code).toBe(0);
  }, 60_000);

  it('killed in the middle of a restore leaves nothing that starts half, and the next restore is whole [BAK-03]', async () => {
    for (const afterMs of [180, 260, 340, 420]) {
      const name = `killed-${afterMs}`;
      const file = fileURLToPath(new URL('../src/restore.ts', import.meta.url));
      const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, at('backup')], {
        env: { PATH: process.env['PATH'], DATA_DIR: at(name), LOG_LEVEL: 'silent' },
        stdio: 'ignore',
      });
      const ended = once(child, 'close');
      await pause(afterMs);
      child.kill('SIGKILL');
      await ended;
      const isWhole = existsSync(join(at(name), 'bus.sqlite')) && !existsSync(join(at(name), '.restoring'));
      const { code } = await restore(at(name));
      // A restore that was complete is data, which the next one does not replace.
      expect(code).toBe(isWhole ? 1 : 0);
      const again = await start(at(name), at(`backup-of-${name}`));
      await enterSite(again, account);
      await again.stop();
    }
  }, 90_000);

  it('is refused into a live site, and into one that has data', async () => {
    expect(await restore(at('data'))).toMatchObject({ code: 1, words: expect.stringContaining('is in use') });
    mkdirSync(at('full'), { recursive: true });
    writeFileSync(join(at('full'), 'svc-exams.sqlite'), '');
    expect(await restore(at('full'))).toMatchObject({
      code: 1,
      words: expect.stringContaining('is not empty'),
    });
    expect(readdirSync(at('full'))).not.toContain('svc-auth.sqlite');
  }, 30_000);

  it('refuses an --at before the first snapshot or without form, and a folder without a snapshot', async () => {
    const early = await restore(at('empty'), '--at', '2020-01-01T00:00:00Z');
    expect(early).toMatchObject({ code: 1, words: expect.stringContaining('The oldest snapshot') });
    expect(await restore(at('empty'), '--at', 'noon')).toMatchObject({
      code: 1,
      words: expect.stringContaining('is no time'),
    });
    const none = await run('restore', [at('nothing')], { DATA_DIR: at('empty') });
    expect(none).toMatchObject({ code: 1, words: expect.stringContaining('no complete snapshot') });
  }, 30_000);

  it('does not start a site whose restore was interrupted, and the next restore starts over', async () => {
    mkdirSync(join(at('cut'), '.restoring'), { recursive: true });
    writeFileSync(join(at('cut'), '.restoring', 'placing'), '');
    cpSync(join(at('restored'), 'svc-auth.sqlite'), join(at('cut'), 'svc-auth.sqlite'));
    await expect(start(at('cut'), at('other-backup'))).rejects.toThrow('was interrupted');
    expect(await restore(at('cut'))).toMatchObject({ code: 0 });
    expect(existsSync(join(at('cut'), '.restoring'))).toBe(false);
    const again = await start(at('cut'), at('third-backup'));
    await again.stop();
  }, 60_000);
});
