import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Collection, DocumentStore } from '../src/port.ts';
import { describeCounting } from './counting.ts';
import { describeFilters } from './filters.ts';
import type { Loose, Subject } from './subject.ts';
import { describeReading } from './reading.ts';
import { describeUpdates } from './updates.ts';
import { describeVersions } from './versions.ts';
import { describeWriters } from './writers.ts';

/** The behaviour that every adapter of the documents port must have: that of MongoDB. `open` is called once; `gaps` lists what a stand-in server does not support. */
export function describeDocuments(
  name: string,
  open: () => Promise<DocumentStore>,
  gaps: readonly string[] = [],
): void {
  describe(`documents on ${name}`, () => {
    let store: DocumentStore;
    let collection: Collection<Loose>;
    let count = 0;
    const subject: Subject = { collection: () => collection };

    beforeAll(async () => {
      store = await open();
    });
    beforeEach(() => {
      count += 1;
      collection = store.collection<Loose>(`subject_${Date.now().toString(36)}_${count}`);
    });
    afterAll(() => store.close());

    it('answers a ping', async () => {
      await expect(store.ping()).resolves.toBeUndefined();
    });
    it('has one object for the name of a collection, so that writers and readers of a process meet on it', () => {
      expect(store.collection(collection.name)).toBe(collection);
      expect(store.collection('another')).not.toBe(collection);
    });
    describeCounting(subject);
    describeFilters(subject);
    describeReading(subject);
    describeUpdates(subject, gaps);
    it('gives documents the versions with which their collection is opened first', async () => {
      const shape = { upgrades: [{ upgrade: (note: object) => ({ ...note, n: 1 }) }] };
      const versioned = store.collection<Loose>(`${collection.name}_v`, shape);
      await versioned.insertOne({ _id: 'a' });
      expect(await store.collection(versioned.name).findOne({})).toEqual({ _id: 'a', schemaVersion: 2 });
      expect(store.versioned?.()).toContain(versioned);
      store.collection(collection.name);
      expect(() => store.collection(collection.name, shape)).toThrow('opened before without these versions');
    });
    describeVersions(subject);
    describeWriters(subject);
  });
}
