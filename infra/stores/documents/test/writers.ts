import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { DuplicateKeyError } from '../src/duplicate-key-error.ts';
import type { Collection } from '../src/port.ts';
import { fill, type Loose, type Subject } from './subject.ts';

async function outcomes(writes: readonly Promise<unknown>[]) {
  const settled = await Promise.allSettled(writes);
  const failures = settled
    .filter((result) => result.status === 'rejected')
    .map((result) => result.reason as unknown);
  return { won: settled.length - failures.length, failures };
}

async function addOne(collection: Collection<Loose>): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const found = await collection.findOne({ _id: 'a' });
    const { rev, sum } = found as unknown as { rev: number; sum: number };
    const update = { $set: { sum: sum + 1 }, $inc: { rev: 1 } };
    if ((await collection.updateOne({ _id: 'a', rev }, update)).matchedCount === 1) return tries;
  }
}

export function describeWriters(subject: Subject): void {
  describe('many writers', () => {
    it('accepts a unique value from one of a hundred writers', async () => {
      const collection = subject.collection();
      await collection.createIndex({ email: 1 }, { unique: true });
      const writes = Array.from({ length: 100 }, (_, at) =>
        collection.insertOne({ _id: `u${at}`, email: 'a@b.c' }),
      );
      const { won, failures } = await outcomes(writes);
      expect(won).toBe(1);
      expect(failures.every((failure) => failure instanceof DuplicateKeyError)).toBe(true);
      expect((failures[0] as DuplicateKeyError).keys).toEqual(['email']);
      expect(await collection.countDocuments({})).toBe(1);
    });

    it('returns a document as one write left it: never an old field with a new rev', async () => {
      const collection = subject.collection();
      // Large, and between the two fields that must agree, so that a write can happen while it is read.
      const padding = Array.from({ length: 500 }, (_, at) => `line ${at} of the padding`);
      await collection.insertOne({ _id: 'a', first: 0, padding, rev: 0 });
      const torn: unknown[] = [];
      const writing = { isUnderWay: true };
      const write = async (): Promise<void> => {
        for (let n = 1; n <= 300; n += 1) {
          await collection.updateOne({ _id: 'a', rev: n - 1 }, { $set: { first: n }, $inc: { rev: 1 } });
        }
        writing.isUnderWay = false;
      };
      const read = async (): Promise<void> => {
        while (writing.isUnderWay) {
          const found = await collection.findOne({ _id: 'a' });
          // An embedded store resolves within the same event-loop iteration and commits between two.
          await nextTurn();
          if (found?.['first'] !== found?.['rev'])
            torn.push({ first: found?.['first'], rev: found?.['rev'] });
        }
      };
      await Promise.all([write(), ...Array.from({ length: 8 }, read)]);
      expect(torn).toEqual([]);
      expect((await collection.findOne({ _id: 'a' }))?.['rev']).toBe(300);
    });

    it('accepts an id from one of a hundred writers', async () => {
      const collection = subject.collection();
      const { won, failures } = await outcomes(
        Array.from({ length: 100 }, (_, at) => collection.insertOne({ _id: 'same', at })),
      );
      expect(won).toBe(1);
      expect((failures[0] as DuplicateKeyError).keys).toEqual(['_id']);
      expect((failures[0] as DuplicateKeyError).collection).toBe(collection.name);
    });

    it('inserts one document when a hundred writers upsert it', async () => {
      const collection = subject.collection();
      await Promise.all(
        Array.from({ length: 100 }, () =>
          collection.updateOne({ _id: 'n' }, { $inc: { n: 1 } }, { upsert: true }),
        ),
      );
      expect(await collection.findOne({ _id: 'n' })).toEqual({ _id: 'n', n: 100 });
    });

    it('assigns the last seat to one writer', async () => {
      const collection = subject.collection();
      await collection.insertOne({ _id: 'c', seats: 10 });
      const results = await Promise.all(
        Array.from({ length: 50 }, () =>
          collection.findOneAndUpdate({ _id: 'c', seats: { $gt: 0 } }, { $inc: { seats: -1 } }),
        ),
      );
      expect(results.filter((result) => result !== null)).toHaveLength(10);
      expect(await collection.findOne({ _id: 'c' })).toEqual({ _id: 'c', seats: 0 });
    });

    it('loses no change to one revision under contention', { timeout: 60_000 }, async () => {
      const collection = subject.collection();
      await collection.insertOne({ _id: 'a', rev: 0, sum: 0 });
      await Promise.all(Array.from({ length: 25 }, () => addOne(collection)));
      expect(await collection.findOne({ _id: 'a' })).toEqual({ _id: 'a', rev: 25, sum: 25 });
    });

    it('commits the other writes of a group in which one fails', async () => {
      const collection = subject.collection();
      await collection.createIndex({ k: 1 }, { unique: true });
      await collection.insertOne({ _id: 'old', k: 1 });
      const { won } = await outcomes([
        collection.insertOne({ _id: 'a', k: 2 }),
        collection.insertOne({ _id: 'b', k: 1 }),
        collection.updateOne({ _id: 'old' }, { $inc: { missing: 1 } }),
        collection.updateOne({ _id: 'old' }, { $push: { k: 1 } }),
        collection.insertOne({ _id: 'c', k: 3 }),
      ]);
      expect(won).toBe(3);
      expect(await collection.countDocuments({ k: { $in: [1, 2, 3] } })).toBe(3);
    });

    it('appends and pulls from an outbox without losing an event', async () => {
      const collection = subject.collection();
      await collection.insertOne({ _id: 'a', outbox: [] });
      const ids = Array.from({ length: 40 }, (_, at) => `e${at}`);
      await Promise.all(ids.map((id) => collection.updateOne({ _id: 'a' }, { $push: { outbox: { id } } })));
      await Promise.all([
        ...ids.slice(0, 30).map((id) => collection.updateOne({ _id: 'a' }, { $pull: { outbox: { id } } })),
        collection.updateOne({ _id: 'a' }, { $push: { outbox: { id: 'late' } } }),
      ]);
      const left = (await collection.findOne({ _id: 'a' }))?.['outbox'] as { id: string }[];
      expect(left.map(({ id }) => id).sort()).toEqual([...ids.slice(30), 'late'].sort());
    });
  });

  describe('unique indexes', () => {
    it('treat missing and null as the same value', async () => {
      const collection = subject.collection();
      await collection.createIndex({ k: 1 }, { unique: true });
      await collection.insertOne({ _id: 'a' });
      await expect(collection.insertOne({ _id: 'b', k: null })).rejects.toBeInstanceOf(DuplicateKeyError);
      await expect(collection.insertOne({ _id: 'c' })).rejects.toBeInstanceOf(DuplicateKeyError);
    });

    it('distinguish values of different types', async () => {
      const collection = subject.collection();
      await collection.createIndex({ k: 1 }, { unique: true });
      await fill(
        collection,
        [1, '1', true, { a: 1 }, { a: 2 }, 'true', '{"a":1}', 0, false, ''].map((k, at) => ({
          _id: `${at}`,
          k,
        })),
      );
      await expect(collection.insertOne({ _id: 'x', k: { a: 1 } })).rejects.toBeInstanceOf(DuplicateKeyError);
      expect(await collection.countDocuments({})).toBe(10);
    });

    it('cover several fields and name them', async () => {
      const collection = subject.collection();
      await collection.createIndex({ student: 1, 'paper.id': -1 }, { unique: true });
      await fill(collection, [
        { _id: 'a', student: 's', paper: { id: 1 } },
        { _id: 'b', student: 's', paper: { id: 2 } },
        { _id: 'c', student: 't', paper: { id: 1 } },
      ]);
      const failure = await collection
        .insertOne({ _id: 'd', student: 's', paper: { id: 2 } })
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(DuplicateKeyError);
      expect((failure as DuplicateKeyError).keys).toEqual(['student', 'paper.id']);
    });

    it('are enforced on updates and upserts', async () => {
      const collection = subject.collection();
      await collection.createIndex({ k: 1 }, { unique: true });
      await fill(collection, [
        { _id: 'a', k: 'x', n: 1 },
        { _id: 'b', k: 'y', n: 1 },
      ]);
      await expect(collection.updateOne({ _id: 'b' }, { $set: { k: 'x' } })).rejects.toBeInstanceOf(
        DuplicateKeyError,
      );
      await expect(
        collection.findOneAndUpdate({ n: 1, k: 'y' }, { $set: { k: 'x' } }),
      ).rejects.toBeInstanceOf(DuplicateKeyError);
      await expect(
        collection.updateOne({ _id: 'z', n: 9 }, { $set: { k: 'x' } }, { upsert: true }),
      ).rejects.toBeInstanceOf(DuplicateKeyError);
      expect(await collection.findOne({ _id: 'b' })).toEqual({ _id: 'b', k: 'y', n: 1 });
      await collection.updateOne({ _id: 'a' }, { $set: { k: 'z' } });
      await collection.updateOne({ _id: 'b' }, { $set: { k: 'x' } });
    });

    it('allow a value again after its document is deleted', async () => {
      const collection = subject.collection();
      await collection.createIndex({ k: 1 }, { unique: true });
      await collection.insertOne({ _id: 'a', k: 1 });
      await collection.deleteOne({ _id: 'a' });
      await expect(collection.insertOne({ _id: 'b', k: 1 })).resolves.toBeUndefined();
    });

    it('can be created repeatedly, and for stored documents', async () => {
      const collection = subject.collection();
      await fill(collection, [
        { _id: 'a', k: 1 },
        { _id: 'b', k: 2 },
      ]);
      await collection.createIndex({ k: 1 }, { unique: true });
      await collection.createIndex({ k: 1 }, { unique: true });
      await expect(collection.insertOne({ _id: 'c', k: 2 })).rejects.toBeInstanceOf(DuplicateKeyError);
    });

    it('cannot be created when stored documents violate them', async () => {
      const collection = subject.collection();
      await fill(collection, [
        { _id: 'a', k: 1 },
        { _id: 'b', k: 1 },
      ]);
      await expect(collection.createIndex({ k: 1 }, { unique: true })).rejects.toBeInstanceOf(Error);
      await expect(collection.insertOne({ _id: 'c', k: 1 })).resolves.toBeUndefined();
    });
  });
}
