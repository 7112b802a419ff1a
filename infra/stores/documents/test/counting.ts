import { describe, expect, it } from 'vitest';
import type { Filter } from '../src/port.ts';
import { fill, type Loose, type Subject } from './subject.ts';

const questions: readonly Loose[] = [
  { _id: '1', subject: 'Physics', level: 1, tags: ['a', 'b', 'a'], isOpen: true },
  { _id: '2', subject: 'Physics', level: 2, tags: ['a'], isOpen: false },
  { _id: '3', subject: 'রসায়ন', level: 1, tags: [], isOpen: true },
  { _id: '4', subject: '', level: 1.5, isOpen: true },
  { _id: '5', subject: null, level: 1, tags: 'b' },
  { _id: '6', level: 1, tags: [null, 'c'], isOpen: true },
];

interface Case {
  readonly fields: string[];
  readonly filter?: Filter;
  readonly counts: Record<string, number>;
}

const cases: Readonly<Record<string, Case>> = {
  'text, null and missing alike': {
    fields: ['subject'],
    counts: { '["Physics"]': 2, '["রসায়ন"]': 1, '[""]': 1, '[null]': 2 },
  },
  numbers: { fields: ['level'], counts: { '[1]': 4, '[1.5]': 1, '[2]': 1 } },
  booleans: { fields: ['isOpen'], counts: { '[true]': 4, '[false]': 1, '[null]': 1 } },
  'each different element of an array': {
    fields: ['tags'],
    counts: { '["a"]': 2, '["b"]': 2, '["c"]': 1, '[null]': 3 },
  },
  combinations: {
    fields: ['subject', 'level'],
    filter: { level: 1 },
    counts: { '["Physics",1]': 1, '["রসায়ন",1]': 1, '[null,1]': 2 },
  },
  'an array with a field': {
    fields: ['tags', 'subject'],
    filter: { subject: 'Physics' },
    counts: { '["a","Physics"]': 2, '["b","Physics"]': 1 },
  },
  'what matches the filter': {
    fields: ['subject'],
    filter: { tags: 'b', level: { $lt: 2 } },
    counts: { '["Physics"]': 1, '[null]': 1 },
  },
  'the identifier': { fields: ['_id'], filter: { level: 2 }, counts: { '["2"]': 1 } },
  nothing: { fields: ['subject'], filter: { level: 9 }, counts: {} },
};

export function describeCounting(subject: Subject): void {
  describe.each([false, true])('counting by values (with an index: %s)', (isIndexed) => {
    const counted = async (documents: readonly Loose[], fields: readonly string[], filter: Filter) => {
      const collection = subject.collection();
      const keys = ['subject', 'level', 'isOpen', 'tags', 'place'];
      if (isIndexed) for (const key of keys) await collection.createIndex({ [key]: 1 });
      await fill(collection, documents);
      const rows = await collection.countBy(fields, filter);
      return Object.fromEntries(rows.map(({ values, count }) => [JSON.stringify(values), count]));
    };

    it.each(Object.entries(cases))('counts %s', async (_title, { fields, filter = {}, counts }) => {
      expect(await counted(questions, fields, filter)).toEqual(counts);
    });

    it('counts objects too', async () => {
      const places = [{ room: 1 }, { room: 2 }, { room: 1 }].map((place, at) => ({ _id: `${at}`, place }));
      expect(await counted(places, ['place'], {})).toEqual({ '[{"room":1}]': 2, '[{"room":2}]': 1 });
    });
  });

  it.each([[[]], [['']], [['a.b']], [['$a']]])('rejects %j as fields to count by', async (fields) => {
    await expect(subject.collection().countBy(fields, {})).rejects.toThrow(TypeError);
  });
}
