import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineEvent } from '@pathshala/contract-kit/event';
import type { BusMessage } from '@pathshala/stores/bus/port';
import type { Collection, DocumentStore } from '@pathshala/stores/documents/port';
import { openSqliteDocuments } from '@pathshala/stores/documents/sqlite';
import { pending } from './aggregate.ts';
import { republish, republishFrom } from './republish.ts';

interface Lamp {
  readonly _id: string;
  readonly isLit: boolean;
  readonly sequence: number;
}

const lit = defineEvent({
  name: 'tests.lamp.lit.v1',
  data: z.looseObject({ lampId: z.string() }),
});

let folder: string;
let documents: DocumentStore;
let lamps: Collection<Lamp>;
let published: { message: BusMessage; queue: string | undefined }[];
let refusals: number;

const source = () =>
  republishFrom(lit, {
    collection: lamps,
    filter: { isLit: true },
    eventOf: ({ _id }) => (_id === 'l007' ? null : pending(lit, { lampId: _id })),
  });

const bus = {
  async publish(message: BusMessage, to?: { queue: string }) {
    if (refusals > 0) {
      refusals -= 1;
      throw new Error('the broker is away');
    }
    published.push({ message, queue: to?.queue });
  },
};

let count = 0;
const options = { bus, now: Date.now, newId: () => `e${(count += 1)}`, retryAfterMs: 1 };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'republish-'));
  documents = await openSqliteDocuments({ file: join(folder, 'documents.sqlite') });
  lamps = documents.collection('lamps');
  published = [];
  refusals = 0;
  const ids = Array.from({ length: 220 }, (_, at) => `l${String(at).padStart(3, '0')}`);
  await Promise.all(ids.map((_id, at) => lamps.insertOne({ _id, isLit: at % 2 === 1, sequence: at })));
});
afterEach(async () => {
  await documents.close();
  await rm(folder, { recursive: true });
});

describe('publishing an event again', () => {
  it('goes on after the id where a run was interrupted, and says where that is', async () => {
    const ends: string[] = [];
    const onProgress = (_: number, lastId: string): void => void ends.push(lastId);
    await republish(source(), { ...options, onProgress });
    const half = ends[0] ?? '';
    published = [];
    const rest = await republish(source(), { ...options, after: half });
    expect(rest).toBe(109 - 50 + (half > 'l007' ? 1 : 0));
    expect(
      published.map(({ message }) => JSON.parse(message.body).aggregateId).every((id) => id > half),
    ).toBe(true);
  });

  it('says it once of every document that it is true of, in portions, with its progress', async () => {
    const progress: number[] = [];
    expect(await republish(source(), { ...options, onProgress: (so) => void progress.push(so) })).toBe(109);
    const said = published.map(({ message }) => JSON.parse(message.body) as Record<string, unknown>);
    expect(new Set(said.map(({ aggregateId }) => aggregateId)).size).toBe(109);
    expect(said.find(({ aggregateId }) => aggregateId === 'l009')).toMatchObject({
      sequence: 9,
      data: { lampId: 'l009' },
    });
    expect(progress).toEqual([49, 99, 109]);
    expect(new Set(published.map(({ queue }) => queue))).toEqual(new Set([undefined]));
  });

  it('waits for a broker that refuses for a moment, and gives up on one that refuses for long', async () => {
    refusals = 60;
    expect(await republish(source(), options)).toBe(109);
    refusals = Infinity;
    await expect(republish(source(), options)).rejects.toThrow('away');
  });

  it('goes to the queue of one consumer where that is asked for', async () => {
    await republish(source(), { ...options, consumer: 'svc-reader' });
    expect(new Set(published.map(({ queue }) => queue))).toEqual(new Set(['svc-reader.events']));
  });
});
