import { defineAuditEvent } from '@pathshala/contract-kit/audit';
import { auditCollection } from '../src/service/audit-outbox.ts';
import { defineEvent } from '@pathshala/contract-kit/event';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { pageQuery } from '@pathshala/contract-kit/paging';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { createAggregateStore } from '../src/events/aggregate-store.ts';
import { pending } from '../src/events/aggregate.ts';
import { handle, Reply } from '../src/http/handler.ts';
import { on } from '../src/events/subscription.ts';
import type { CreateService } from '../src/service/service.ts';
import { z } from 'zod';

/** A small service that uses every part of the kit once, for the kit's own tests. */
export const noteWritten = defineEvent({
  name: 'notes.note.written.v1',
  data: z.looseObject({ noteId: z.string(), owner: z.string(), text: z.string() }),
});

export const ownerRenamed = defineEvent({
  name: 'auth.owner.renamed.v1',
  data: z.looseObject({ owner: z.string(), name: z.string() }),
});

const note = z.object({ _id: id, owner: id, text: z.string(), subject: z.string().optional() });

const writeNote = defineRoute({
  method: 'post',
  path: '/notes',
  access: 'student',
  summary: 'Write a note',
  body: z.strictObject({ text: z.string().min(1).max(100), tags: z.array(z.string()).optional() }),
  answer: note,
  status: 201,
});

const readNote = defineRoute({
  method: 'get',
  path: '/notes/{id}',
  access: 'student',
  summary: 'Read a note',
  params: z.object({ id }),
  answer: note,
});

const latestNote = defineRoute({
  method: 'get',
  path: '/notes/latest',
  access: 'visitor',
  summary: 'The words of the latest note',
  query: pageQuery,
  answer: z.object({ word: z.string(), page: z.number() }),
});

const listOwn = defineRoute({
  method: 'get',
  path: '/owners/{owner}/notes',
  access: { self: 'params.owner' },
  permission: 'notes',
  summary: 'The notes of one owner',
  params: z.object({ owner: id }),
  answer: z.object({ owner: id }),
});

const transferNote = defineRoute({
  method: 'post',
  path: '/notes/hand-over',
  access: { self: 'body.owner' },
  permission: 'notes',
  audit: { id: 'body.owner' },
  summary: 'Give the notes of one owner away',
  body: z.object({ owner: id, to: id }),
  answer: z.object({ to: id }),
});

/** The owner may be left out as far as the schema goes. */
const readShelf = defineRoute({
  method: 'get',
  path: '/notes/shelf',
  access: { self: 'query.owner' },
  permission: 'notes',
  summary: 'Where the notes of one owner stand',
  query: z.object({ owner: id.optional() }),
  answer: z.object({ owner: id.optional() }),
});

const countNotes = defineRoute({
  method: 'get',
  path: '/notes/count',
  access: 'admin',
  permission: 'notes',
  summary: 'How many notes there are',
  query: z.object({ owner: id.optional() }),
  answer: z.object({ count: z.number() }),
});

const enterRoom = defineRoute({
  method: 'post',
  path: '/room',
  access: 'visitor',
  summary: 'Set a cookie',
  answer: z.object({ was: z.string().nullable(), language: z.enum(['en', 'bn']) }),
});

const breakDown = defineRoute({
  method: 'get',
  path: '/broken',
  access: 'visitor',
  summary: 'Fail without a reason',
  answer: z.object({}),
});

export const auditRecorded = defineAuditEvent('notes');

interface Note {
  readonly _id: string;
  readonly owner: string;
  readonly text: string;
  readonly ownerName?: string;
}

export const createNoteService: CreateService = (platform) => {
  const collection = platform.documents.collection<
    Note & { rev: number; sequence: number; outbox: []; outboxAt: null }
  >('notes');
  const notes = createAggregateStore<Note>({ collection, now: platform.now, newId: platform.newId });
  return {
    name: 'svc-notes',
    messages: {},
    prefixes: ['/notes', '/owners', '/room'],
    routes: [
      handle(readNote, async ({ params }) => {
        const found = await notes.find(params.id);
        if (found === null) throw new DomainError('not-found', 'common.not-found');
        return { ...found, secret: 'never to be shown' };
      }),
      handle(writeNote, async ({ body, identity }) =>
        notes.insert({ _id: platform.newId(), owner: identity.userId ?? '', text: body.text }, [
          pending(noteWritten, { noteId: 'n', owner: identity.userId ?? '', text: body.text }),
        ]),
      ),
      handle(latestNote, async ({ query }) => ({ word: 'latest', page: query.page })),
      handle(listOwn, async ({ params }) => ({ owner: params.owner })),
      handle(transferNote, async ({ body }) => ({ to: body.to })),
      handle(readShelf, async ({ query }) => query),
      handle(countNotes, async ({ query }) => ({
        count: await collection.countDocuments(query.owner === undefined ? {} : { owner: query.owner }),
      })),
      handle(
        enterRoom,
        async ({ cookies, language }) =>
          new Reply(
            { was: cookies['room'] ?? null, language },
            { status: 202, cookies: [{ name: 'room', value: 'blue sky' }] },
          ),
      ),
      handle(breakDown, async () => {
        throw new Error('the secret reason');
      }),
    ],
    publishes: [noteWritten, auditRecorded],
    auditEvent: auditRecorded,
    subscriptions: [
      on(ownerRenamed, async ({ data }) => {
        if (data.name === 'nobody') throw new Error('nobody is not a name');
        await collection.updateMany({ owner: data.owner }, { $set: { ownerName: data.name } });
      }),
    ],
    ignoredEvents: [noteWritten.name],
    aggregates: ['notes', auditCollection],
    indexes: [{ collection: 'notes', keys: { owner: 1 } }],
    jobs: [{ name: 'forget', everyMs: 60_000, run: async () => void (await collection.deleteMany({})) }],
    loadSample: async () => void (await notes.insert({ _id: 'sample', owner: 'somebody', text: 'A sample' })),
  };
};
