import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestService } from '@pathshala/service-testing/start-test-service';
import type { DocumentStore, Shape } from '@pathshala/stores/documents/port';
import { openSqliteDocuments } from '@pathshala/stores/documents/sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serviceOf } from '../src/service/capability.ts';
import type { CreateService } from '../src/service/service.ts';
import { NewerStoreError, readStoreUpdate } from '../src/service/stored-format.ts';
import { countOlderDocuments } from '../src/service/upgrade-documents.ts';

interface Note {
  readonly _id: string;
  readonly text?: string;
  readonly words?: readonly string[];
}

const face = { name: 'svc-notes', prefixes: ['/notes'], messages: {} };

/** A service whose notes have these versions; its processes share the store if there are several. */
const serviceWith =
  (shape?: Shape): CreateService =>
  ({ documents }) => {
    documents.collection<Note>('notes', shape);
    return serviceOf(face, []);
  };

const inWords: Shape = {
  upgrades: [{ upgrade: ({ text, ...note }) => ({ ...note, words: String(text).split(' ') }) }],
};
const beside: Shape = {
  upgrades: [
    { isReadableBefore: true, upgrade: (note) => ({ ...note, words: String(note['text']).split(' ') }) },
  ],
};

describe('an update', () => {
  let folder: string;
  let file: DocumentStore;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pathshala-upgrades-'));
    file = await openSqliteDocuments({ file: path.join(folder, 'documents.sqlite') });
  });
  afterEach(async () => {
    await file.close();
    await rm(folder, { recursive: true });
  });

  /** The store as a process of its own opens it. */
  async function reopened(): Promise<DocumentStore> {
    await file.close();
    file = await openSqliteDocuments({ file: path.join(folder, 'documents.sqlite') });
    return file;
  }

  const start = (shape: Shape | undefined, documents: DocumentStore) =>
    startTestService(serviceWith(shape), { isFirstStart: true, replace: () => ({ documents }) });

  it('is not gone back from where the old program would read wrongly: it refuses to start, and says what to do [UPG-02]', async () => {
    await (await start(inWords, file)).stop();
    const store = await reopened();
    await store.collection<Note>('notes').insertOne({ _id: 'a', words: ['Learn'] });
    const refused = start(undefined, store);
    await expect(refused).rejects.toThrow(NewerStoreError);
    await expect(refused).rejects.toThrow(
      /Pathshala 0\.1\.0 has written the store of svc-notes since 2026-01-15T10:00:00.000Z.*notes of version 2, this program knows 1.*Nothing was changed\. Start Pathshala 0\.1\.0 or newer\..*npm run restore -- FOLDER --at 2026-01-15T10:00:00.000Z/u,
    );
    await (await start(inWords, await reopened())).stop();
  });

  it('is gone back from where the old program can work with what the new one wrote', async () => {
    await (await start(beside, file)).stop();
    for (const shape of [undefined, beside]) {
      const service = await start(shape, await reopened());
      expect(await service.running.ready()).toBe(true);
      await service.stop();
    }
  });

  it('takes an old process out of work that shares the store, at its next check [UPG-05]', async () => {
    const shared: DocumentStore = { ...portOf(file), isShared: true };
    await using old = await start(undefined, shared);
    expect(await old.running.ready()).toBe(true);
    await file
      .collection<{ readonly _id: string }>('kitMarks')
      .updateOne({ _id: 'format' }, { $max: { 'versions.notes': 2, 'oldestReaders.notes': 2 } });
    await old.runJob('check-results');
    expect(await old.running.ready()).toBe(false);
  });

  it('is known before anything is written: to a store that was in use, with what has to be upgraded', async () => {
    const store = { documents: file, now: Date.now };
    file.collection<Note>('notes', inWords);
    expect(await readStoreUpdate(store)).toBeNull();
    await file.collection('kitMarks').insertOne({ _id: 'sample' });
    expect(await readStoreUpdate(store)).toEqual({ from: null, older: 0 });
    await (await start(inWords, file)).stop();
    expect(await readStoreUpdate(store)).toBeNull();
  });

  it('is shown with the documents that are left, and the job leaves none [UPG-01]', async () => {
    for (let n = 0; n < 250; n += 1)
      await file.collection<Note>('notes').insertOne({ _id: `n${1000 + n}`, text: 'Learn more' });
    await using service = await start(inWords, await reopened());
    expect(await countOlderDocuments(service.platform)).toBe(250);
    await service.runJob('upgrade-documents');
    expect(await countOlderDocuments(service.platform)).toBe(0);
  });
});

function portOf(store: DocumentStore): DocumentStore {
  return {
    collection: (name, shape) => store.collection(name, shape),
    versioned: () => store.versioned?.() ?? [],
    ping: () => store.ping(),
    close: async () => undefined,
  };
}
