import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';
import { openSqliteBus } from '../../bus/src/sqlite/open-sqlite-bus.ts';
import {
  openSqliteDocuments,
  type SqliteDocumentStore,
} from '../../documents/src/sqlite/open-sqlite-documents.ts';
import { openBackups, type OpenBackups } from '../src/open-backups.ts';
import { restoreInto } from '../src/restore.ts';
import { openTarget } from '../src/target/open-target.ts';

interface Note {
  readonly _id: string;
  readonly text: string;
}

const product = '1.0.0';
let folder: string;
const at = (name: string) => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backups-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function openSite(warned: string[] = []) {
  const backups = await openBackups({
    dataDir: at('data'),
    uploadsDir: at('data/uploads'),
    address: at('backup'),
    product,
    isScheduled: false,
    everyMs: 20,
    warn: (problem) => warned.push(problem),
  });
  const { follower } = backups;
  const exams = await openSqliteDocuments({ file: at('data/svc-exams.sqlite'), follower });
  const auth = await openSqliteDocuments({ file: at('data/svc-auth.sqlite'), follower });
  const bus = await openSqliteBus({ file: at('data/bus.sqlite'), follower });
  await backups.start();
  return {
    backups,
    exams,
    auth,
    bus,
    async stop() {
      await backups.halt();
      await Promise.all([exams.close(), auth.close(), bus.close()]);
      await backups.close();
    },
  };
}

const write = (store: SqliteDocumentStore, id: string, text = 'x') =>
  store.collection<Note>('notes').insertOne({ _id: id, text });

async function notesIn(restored: string, store: string): Promise<readonly string[]> {
  const documents = await openSqliteDocuments({ file: join(restored, store) });
  const found = await documents
    .collection<Note>('notes')
    .find({}, { sort: { _id: 1 } })
    .toArray();
  await documents.close();
  return found.map(({ _id }) => _id);
}

async function restoredAt(moment: number | undefined, name = 'restored') {
  const target = await openTarget(at('backup'));
  const result = await restoreInto({ target, folder: at(name), product, at: moment });
  return { ...result, exams: await notesIn(at(name), 'svc-exams.sqlite') };
}

async function untilRecorded(backups: OpenBackups): Promise<void> {
  const since = Date.now();
  await expect.poll(() => backups.state().recordedUntil ?? 0, { interval: 10 }).toBeGreaterThan(since);
}

describe('a backup of running stores', () => {
  it('is restored to the moment between two writes with exactly the first of them', async () => {
    const site = await openSite();
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
    expect((await restoredAt(between)).exams).toEqual(['before', 'first']);
    expect((await restoredAt(undefined, 'latest')).exams).toEqual(['before', 'first', 'second']);
  });

  it('goes on after an orderly stop and start, without another snapshot', async () => {
    const first = await openSite();
    await first.backups.run('snapshot');
    await write(first.exams, 'one');
    await first.stop();
    const second = await openSite();
    expect(second.backups.state().recordedUntil).not.toBeNull();
    await write(second.exams, 'two');
    await second.stop();
    const { exams, segments } = await restoredAt(undefined);
    expect(exams).toEqual(['one', 'two']);
    expect(segments).toBeGreaterThan(1);
  });

  it('is equal to the stores in a drill', async () => {
    const site = await openSite();
    await site.backups.run('snapshot');
    for (let n = 0; n < 3000; n += 1) await write(site.exams, `n${n}`, 'y'.repeat(3000));
    expect(await site.backups.run('drill')).toMatch(/all equal/);
    await site.stop();
    expect(readdirSync(at('backup'))).toContain('drill.json');
    cpSync(at('backup'), at('copy'), { recursive: true });
  }, 60_000);
});
