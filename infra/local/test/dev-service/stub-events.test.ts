import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BusMessage } from '@pathshala/stores/bus/port';
import type { EventExample } from '@pathshala/pact/examples';
import { exampleTime } from '@pathshala/pact/move-times';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStubEvents, isInitial } from '../../src/dev-service/stub-events.ts';

const noon = Date.parse('2026-03-01T12:00:00.000Z');
const published: EventExample = {
  publisher: 'svc-catalog',
  description: 'catalog.paper.published.v1',
  name: 'catalog.paper.published.v1',
  aggregateId: 'aggregate1',
  occurredAt: exampleTime,
  data: { paperId: 'year1' },
};
const withdrawn: EventExample = {
  ...published,
  description: 'catalog.paper.withdrawn.v1',
  name: 'catalog.paper.withdrawn.v1',
};

describe('the examples of the pacts', () => {
  it.each(['cancelled', 'deleted', 'released', 'withdrawn'])(
    'are not initial if something was %s',
    (verb) => {
      expect(isInitial({ name: `catalog.paper.${verb}.v1` })).toBe(false);
      expect(isInitial(published)).toBe(true);
    },
  );
});

describe('the events of the absent services', () => {
  let folder: string;
  let sent: (BusMessage & { readonly queue: string | undefined })[];
  const stubs = () =>
    createStubEvents({
      service: 'svc-exams',
      bus: { publish: async (message, to) => void sent.push({ ...message, queue: to?.queue }) },
      newId: () => `id${sent.length}`,
      now: () => noon,
      file: path.join(folder, 'published.json'),
    });

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'stub-events-'));
    sent = [];
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are the initial examples at the first start, and at a later one those that changed', async () => {
    await stubs().publishNew([published, withdrawn]);
    expect(sent).toMatchObject([{ routingKey: 'catalog.paper.published.v1', queue: 'svc-exams.events' }]);
    await stubs().publishNew([published, withdrawn]);
    expect(sent).toHaveLength(1);
    await stubs().publishNew([{ ...published, data: { paperId: 'year2' } }, withdrawn]);
    expect(sent.map(({ body }) => (JSON.parse(body) as { data: { paperId: string } }).data.paperId)).toEqual([
      'year1',
      'year2',
    ]);
  });

  it('are newer than all before them, and have ids of their own', async () => {
    await stubs().publish({ name: withdrawn.name, data: withdrawn.data });
    await stubs().publish({ name: withdrawn.name, data: withdrawn.data });
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ sequence: noon, data: withdrawn.data });
    expect(sent[1]?.id).not.toBe(sent[0]?.id);
  });
});
