import { describe, expect, it } from 'vitest';
import type { Collection, Shape } from '../src/port.ts';
import { ShapedCollection } from '../src/shaped-collection.ts';
import { fill, type Loose, type Subject } from './subject.ts';

/** Version 2 has one field for two, version 3 counts the letters of it. */
const joined: Shape = {
  upgrades: [
    {
      isReadableBefore: true,
      upgrade: (note) => ({ ...note, text: `${String(note['title'])}: ${String(note['body'])}` }),
    },
  ],
};
const counted: Shape = {
  upgrades: [
    ...joined.upgrades,
    {
      upgrade: ({ title: _title, body: _body, text, ...note }) => ({
        ...note,
        text,
        length: String(text).length,
      }),
    },
  ],
};

const ofVersion1 = (_id: string, more: object = {}): Loose => ({
  _id,
  title: 'A',
  body: _id,
  rev: 1,
  ...more,
});
const ofVersion3 = (_id: string, more: object = {}) => ({
  _id,
  text: `A: ${_id}`,
  length: 3 + _id.length,
  rev: 1,
  schemaVersion: 3,
  ...more,
});

/** Documents with versions: `collection` of the subject is what the store has. */
export function describeVersions(subject: Subject): void {
  const current = () => new ShapedCollection<Loose>(subject.collection(), counted);
  const before = () => new ShapedCollection<Loose>(subject.collection(), joined);
  const stored = (_id: string) => subject.collection().findOne({ _id });

  describe('documents of earlier versions', () => {
    it('are read in the current version, alone and in lists, and stay as they are [UPG-01]', async () => {
      await fill(subject.collection(), [ofVersion1('x'), ofVersion1('y')]);
      await current().insertOne({ _id: 'z', text: 'new', length: 3 });
      expect(await current().findOne({ _id: 'x' })).toEqual(ofVersion3('x'));
      const sort = { _id: 1 } as const;
      expect(await current().find({}, { sort, limit: 2 }).toArray()).toEqual([
        ofVersion3('x'),
        ofVersion3('y'),
      ]);
      const texts: unknown[] = [];
      for await (const { text } of current().find({}, { sort, projection: { text: 1 } })) texts.push(text);
      expect(texts).toEqual(['A: x', 'A: y', 'new']);
      expect(await stored('x')).toEqual(ofVersion1('x'));
    });

    it.each([
      [{ text: 1 }, { _id: 'x', text: 'A: x' }],
      [{ _id: 1 }, { _id: 'x' }],
      [{ length: 1, _id: 0 }, { length: 4 }],
      [
        { text: 0, rev: 0, schemaVersion: 0 },
        { _id: 'x', length: 4 },
      ],
    ] as const)('are projected as %j after their upgrade', async (projection, expected) => {
      await fill(subject.collection(), [ofVersion1('x')]);
      expect(await current().findOne({}, { projection })).toEqual(expected);
      expect(await current().find({}, { projection }).toArray()).toEqual([expected]);
    });

    it('are upgraded in the store before they are changed [UPG-01]', async () => {
      await fill(subject.collection(), [ofVersion1('x'), ofVersion1('y', { outbox: [{ id: 'e' }] })]);
      const changed = await current().updateOne(
        { _id: 'x', rev: 1 },
        { $set: { seen: true }, $inc: { rev: 1 } },
      );
      expect(changed).toMatchObject({ matchedCount: 1 });
      expect(await stored('x')).toEqual(ofVersion3('x', { rev: 2, seen: true }));
      const found = await current().findOneAndUpdate({ length: 4, _id: 'y' }, { $set: { seen: true } });
      expect(found).toEqual(ofVersion3('y', { outbox: [{ id: 'e' }], seen: true }));
    });

    it('are changed with the others by a change of many, each once', async () => {
      await fill(subject.collection(), [ofVersion1('x', { n: 0 }), ofVersion1('y', { n: 0 })]);
      await current().insertOne({ _id: 'z', n: 0 });
      const { matchedCount } = await current().updateMany({ n: 0 }, { $inc: { n: 1 } });
      expect(matchedCount).toBe(3);
      expect(await stored('y')).toEqual(ofVersion3('y', { n: 1 }));
      expect(await subject.collection().countDocuments({ n: 1, schemaVersion: 3 })).toBe(3);
    });

    it('come in their order where the first one is taken', async () => {
      await current().insertOne({ _id: 'b', state: 'open' });
      await fill(subject.collection(), [ofVersion1('a', { state: 'open' })]);
      const taken = { $set: { state: 'taken' } };
      const first = await current().findOneAndUpdate({ state: 'open' }, taken, { sort: { _id: 1 } });
      expect(first).toEqual(ofVersion3('a', { state: 'taken' }));
    });

    it('are found by an upsert, which inserts what is not there', async () => {
      await fill(subject.collection(), [ofVersion1('x')]);
      const upsert = (_id: string) =>
        current().updateOne({ _id }, { $set: { seen: true } }, { upsert: true });
      expect(await upsert('x')).toMatchObject({ matchedCount: 1, upsertedId: null });
      expect(await upsert('y')).toMatchObject({ matchedCount: 0, upsertedId: 'y' });
      expect(await stored('y')).toEqual({ _id: 'y', seen: true, schemaVersion: 3 });
    });

    it('are not created by an update that removes the version, or by a new document that names one', async () => {
      await current().insertOne({ _id: 'x', schemaVersion: 1 });
      await current().updateOne({ _id: 'x' }, { $set: { n: 1 }, $unset: { schemaVersion: '' } });
      expect(await stored('x')).toEqual({ _id: 'x', n: 1, schemaVersion: 3 });
    });

    it('are counted and upgraded page by page, and one that cannot be upgraded does not stop the others', async () => {
      const broken: Shape = {
        upgrades: [
          {
            upgrade(note) {
              if (note['_id'] === 'n050') throw new Error('it has no title');
              return { ...note, isWhole: true };
            },
          },
        ],
      };
      const ids = Array.from({ length: 130 }, (_, n) => `n${String(n).padStart(3, '0')}`);
      await fill(
        subject.collection(),
        ids.map((id) => ofVersion1(id)),
      );
      const notes = new ShapedCollection<Loose>(subject.collection(), broken);
      expect(await notes.countOlder()).toBe(130);
      const page = await notes.upgradePage('');
      expect(page.last).toBe('n099');
      expect(page.failures.map(String)).toEqual(['Error: the document n050 of version 1 cannot be upgraded']);
      expect(await notes.upgradePage('n099')).toEqual({ last: null, failures: [] });
      expect(await notes.countOlder()).toBe(1);
      expect(await stored('n129')).toEqual(ofVersion1('n129', { isWhole: true, schemaVersion: 2 }));
    });
  });

  it('an upgrade of many documents continues after a crash at any of its writes [UPG-03]', async () => {
    const ids = Array.from({ length: 12 }, (_, n) => `n${10 + n}`);
    await fill(
      subject.collection(),
      ids.map((id) => ofVersion1(id)),
    );
    for (let writes = 1; writes <= ids.length; writes += 1) {
      let left = 1;
      const crashing = new Proxy(subject.collection(), {
        get(target, key: keyof Collection<Loose>) {
          const value = target[key];
          if (key === 'updateOne' && (left -= 1) < 0) return () => Promise.reject(new Error('crashed'));
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
      await new ShapedCollection<Loose>(crashing, counted).upgradePage('');
      expect(await subject.collection().countDocuments({ schemaVersion: 3 })).toBe(writes);
    }
    const upgraded = await subject
      .collection()
      .find({}, { sort: { _id: 1 } })
      .toArray();
    expect(upgraded).toEqual(ids.map((id) => ofVersion3(id)));
  });

  describe('programs of two versions on one store', () => {
    it('complete what the other one has written last [UPG-05]', async () => {
      await current().insertOne({ _id: 'x', text: 'A: x', length: 4, title: 'A', body: 'x' });
      await before().updateOne({ _id: 'x' }, { $set: { text: 'A: longer' } });
      expect(await stored('x')).toMatchObject({ schemaVersion: 2 });
      expect(await current().findOne({ _id: 'x' })).toMatchObject({ text: 'A: longer', length: 9 });
      await current().updateOne({ _id: 'x' }, { $set: { seen: true } });
      expect(await stored('x')).toMatchObject({ text: 'A: longer', length: 9, seen: true, schemaVersion: 3 });
    });

    it('lose no change of the other one to an upgrade [UPG-05]', async () => {
      const ids = Array.from({ length: 40 }, (_, n) => `n${n}`);
      await fill(
        subject.collection(),
        ids.map((id) => ofVersion1(id, { n: 0 })),
      );
      const change = (notes: ShapedCollection<Loose>) =>
        Promise.all(ids.map((_id) => notes.updateOne({ _id }, { $inc: { n: 1 } })));
      await Promise.all([change(before()), change(current()), change(before()), current().upgradePage('')]);
      const changed = await current()
        .find({}, { sort: { _id: 1 } })
        .toArray();
      expect(changed.map(({ n, length, text }) => [n, length === String(text).length])).toEqual(
        ids.map(() => [3, true]),
      );
    });

    it('know which of them can read what the other one writes', () => {
      expect(before()).toMatchObject({ version: 2, oldestReader: 1 });
      expect(current()).toMatchObject({ version: 3, oldestReader: 3 });
    });
  });
}
