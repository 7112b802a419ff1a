import { setTimeout as wait } from 'node:timers/promises';
import type { AuditEntry } from '@pathshala/contract-kit/audit';
import {
  defineOperations,
  type RepublishRun,
  type ServiceState,
  type ShownDeadLetter,
} from '@pathshala/contract-kit/operations';
import type { Page } from '@pathshala/contract-kit/paging';
import type { Bus } from '@pathshala/stores/bus/port';
import { pending } from '../src/events/aggregate.ts';
import { republishFrom } from '../src/events/republish.ts';
import { startTestService, type TestService } from '@pathshala/service-testing/start-test-service';
import { walkAccess } from '@pathshala/service-testing/walk-access';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { republishCollection } from '../src/events/republishing.ts';
import type { CreateService } from '../src/service/service.ts';
import { auditRecorded, createNoteService, noteWritten, ownerRenamed } from './note-service.ts';

const operations = defineOperations({ service: 'svc-notes', permission: 'administration' });
const at = '/operations/svc-notes';
const queue = 'svc-notes.events';

interface StoredNote {
  readonly _id: string;
  readonly owner: string;
  readonly text: string;
}

const createService: CreateService = (platform) => {
  const collection = platform.documents.collection<StoredNote>('notes');
  const eventOf = ({ _id: noteId, owner, text }: StoredNote) => pending(noteWritten, { noteId, owner, text });
  return {
    ...createNoteService(platform),
    operations,
    // The sources are of two kinds of notes.
    republishable: [
      republishFrom(noteWritten, { collection, filter: { text: { $ne: 'Note 0' } }, eventOf }),
      republishFrom(noteWritten, { collection, filter: { text: 'Note 0' }, eventOf }),
    ],
  };
};

let service: TestService;
let busGate: Promise<void> | null;

/** A bus whose publishes wait for the gate. */
function gated(bus: Bus): Bus {
  const publish: Bus['publish'] = async (message, to) => {
    await busGate;
    return bus.publish(message, to);
  };
  return new Proxy(bus, {
    get: (target, name) => {
      if (name === 'publish') return publish;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

beforeEach(async () => {
  busGate = null;
  service = await startTestService(createService, {
    replace: ({ bus }) => ({ bus: gated(bus), version: '1.4.0' }),
  });
});
afterEach(() => service.stop());

const admin = () => service.client.as({ role: 'admin' });

/** Messages that no reaction can ever read. */
async function failForGood(...ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const body = JSON.stringify({
      aggregateId: `about-${id}`,
      token: 'tok',
      data: [{ password: 'p4ss', code: 7 }],
    });
    const message = { id, routingKey: ownerRenamed.name, body, headers: {} };
    await service.platform.bus.publish(message, { queue });
    await until(async () => (await letters()).items.some(({ _id }) => _id === id));
  }
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isTrue()) return;
    await wait(10);
  }
  throw new Error('it did not happen within three seconds');
}

const letters = async (query = '') =>
  (await admin().get<Page<ShownDeadLetter>>(`${at}/dead-letters${query}`)).body;

const runOf = async () =>
  (await admin().get<{ items: { event: string; run: RepublishRun | null }[] }>(`${at}/republish`)).body
    .items[0]?.run;

const auditOf = (route: string): readonly AuditEntry[] =>
  service.published(auditRecorded).flatMap(({ data }) => (data.route === route ? [data] : []));

describe('the state of a service', () => {
  it('has version, start, outbox, queue and dead letters', async () => {
    await failForGood('e1');
    const { body } = await admin().get<ServiceState>(`${at}/status`);
    expect(body).toEqual({
      service: 'svc-notes',
      version: '1.4.0',
      startedAt: '2026-01-15T10:00:00.000Z',
      status: 'ready',
      degraded: [],
      outbox: { length: 0, oldestSeconds: 0 },
      olderDocuments: 0,
      queue: { waiting: 0, retrying: 0, isRetryingShared: false, deadLetters: 1 },
    });
  });

  it('counts the events that wait in the outbox, and since when', async () => {
    const gate = Promise.withResolvers<void>();
    busGate = gate.promise;
    await service.client.as({ role: 'student' }).post('/notes', { text: 'Learn' });
    service.clock.advance(90_000);
    const { body } = await admin().get<ServiceState>(`${at}/status`);
    expect(body.outbox).toEqual({ length: 1, oldestSeconds: 90 });
    gate.resolve();
  });
});

describe('the dead letters of a service', () => {
  it('are listed by pages, oldest first, without what is secret at any depth', async () => {
    await failForGood('e1', 'e2', 'e3');
    const { items, total } = await letters('?pageSize=2');
    expect([total, items.map(({ _id }) => _id)]).toEqual([3, ['e1', 'e2']]);
    expect(items[0]).toMatchObject({ event: ownerRenamed.name, aggregateId: 'about-e1', attempts: 1 });
    expect(items[0]?.reason).toContain('not an event');
    expect(items[0]?.body).toContain('"code": 7');
    expect(items[0]?.body).not.toMatch(/p4ss|tok"/u);
    expect((await letters('?pageSize=2&page=2')).items.map(({ _id }) => _id)).toEqual(['e3']);
    expect((await letters('?pageSize=2&page=3')).items).toEqual([]);
  });

  it('are replayed, the named ones or all', async () => {
    await failForGood('e1', 'e2');
    expect((await admin().post(`${at}/dead-letters/replay`, { ids: ['e1', 'unknown'] })).body).toEqual({
      _id: queue,
      count: 1,
    });
    expect((await admin().post(`${at}/dead-letters/replay`, {})).body['count']).toBeGreaterThanOrEqual(1);
    // They still cannot be read, and are dead letters again.
    await until(async () => (await letters()).total === 2);
  });

  it('are discarded only with a confirmation, and the audit log has what was discarded', async () => {
    await failForGood('e1', 'e2');
    expect((await admin().post(`${at}/dead-letters/discard`, { ids: ['e1'] })).status).toBe(400);
    expect((await letters()).total).toBe(2);
    const { status } = await admin().post(`${at}/dead-letters/discard`, { ids: ['e1'], confirm: true });
    expect(status).toBe(200);
    expect((await letters()).items.map(({ _id }) => _id)).toEqual(['e2']);
    await until(async () => auditOf(`post ${at}/dead-letters/discard`).length === 1);
    const [entry] = auditOf(`post ${at}/dead-letters/discard`);
    expect(entry?.id).toBe(queue);
    expect(entry?.changes).toContainEqual({
      field: 'discarded[e1].event',
      before: null,
      after: ownerRenamed.name,
    });
    expect(entry?.changes).toContainEqual({
      field: 'discarded[e1].aggregateId',
      before: null,
      after: 'about-e1',
    });
    expect(entry?.changes?.some(({ field }) => field === 'discarded[e1].reason')).toBe(true);
  });
});

describe('publishing an event again by a call', () => {
  const write = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n += 1)
      await service.client.as({ role: 'student' }).post('/notes', { text: `Note ${n}` });
    await service.waitUntilIdle();
  };

  it('runs in the background and shows its progress and end', async () => {
    await write(3);
    const before = service.published(noteWritten).length;
    const gate = Promise.withResolvers<void>();
    busGate = gate.promise;
    const started = await admin().post<RepublishRun>(`${at}/republish`, { event: noteWritten.name });
    expect([started.status, started.body.state, started.body.consumer]).toEqual([202, 'running', null]);
    expect((await runOf())?.state).toBe('running');
    const second = await admin().post(`${at}/republish`, { event: noteWritten.name });
    expect([second.status, second.body['code']]).toEqual([409, 'common.republish-runs']);
    gate.resolve();
    await until(async () => (await runOf())?.state === 'done');
    expect((await runOf())?.published).toBe(3);
    expect(service.published(noteWritten)).toHaveLength(before + 3);
  });

  it('is one row for an event of several sources', async () => {
    const { body } = await admin().get<{ items: { event: string }[] }>(`${at}/republish`);
    expect(body.items.map(({ event }) => event)).toEqual([noteWritten.name]);
  });

  it('can be for one consumer, and refuses an event that the service cannot publish again', async () => {
    await write(1);
    const unknown = await admin().post(`${at}/republish`, { event: ownerRenamed.name });
    expect([unknown.status, unknown.body['code']]).toEqual([404, 'common.republish-unknown']);
    await admin().post(`${at}/republish`, { event: noteWritten.name, consumer: 'svc-notes' });
    await until(async () => (await runOf())?.state === 'done');
    expect((await runOf())?.consumer).toBe('svc-notes');
  });

  it('shows a run whose process was stopped as interrupted, and begins it again', async () => {
    await write(1);
    const runs = service.platform.documents.collection<{ _id: string }>(republishCollection);
    const time = '2026-01-15T10:00:00.000Z';
    const left = { runId: 'r0', state: 'running', consumer: null, published: 50, startedAt: time };
    const stored = {
      _id: noteWritten.name,
      ...left,
      endedAt: null,
      reason: null,
      seenAt: service.clock.now(),
    };
    await runs.insertOne(stored);
    expect((await runOf())?.state).toBe('running');
    service.clock.advance(61_000);
    expect((await runOf())?.state).toBe('interrupted');
    expect((await admin().post(`${at}/republish`, { event: noteWritten.name })).status).toBe(202);
    await until(async () => (await runOf())?.state === 'done');
  });
});

describe('who may operate a service', () => {
  it('is an administrator of the whole site', async () => {
    const faults = await walkAccess(service, {
      permissions: ['notes', 'administration'],
      rows: { 'get /notes/{id}': 'shared' },
    });
    expect(faults.filter(({ route }) => route.includes('/operations/'))).toEqual([]);
  });
});
