import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Collection, DocumentStore } from '../src/port.ts';
import { describeFilters } from './filters.ts';
import type { Loose, Subject } from './subject.ts';
import { describeReading } from './reading.ts';
import { describeUpdates } from './updates.ts';
import { describeWriters } from './writers.ts';

/** What every adapter of the documents port must do, in MongoDB's meaning. `open` is called once; `gaps` names what a stand-in server cannot. */
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
    describeFilters(subject);
    describeReading(subject);
    describeUpdates(subject, gaps);
    describeWriters(subject);
  });
}
