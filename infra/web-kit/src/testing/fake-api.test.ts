import { defineRoute } from '@pathshala/contract-kit/route';
import type { readOwnUser } from '@pathshala/svc-auth-contract/http';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Api } from '../api/api.ts';
import { createFakeApi, type FakeHandler, refusal, takeFaults } from './fake-api.ts';
import { aStudent } from './fake-services.ts';

const note = z.object({ _id: z.string(), tag: z.enum(['idea', 'task']), text: z.string().optional() });
const saveNote = defineRoute({
  method: 'put',
  path: '/notes/{id}',
  access: 'student',
  summary: 'Save a note',
  params: z.object({ id: z.string().regex(/^n\d$/u) }),
  query: z.object({ page: z.coerce.number().int().default(1), tags: z.array(z.string()).optional() }),
  body: z.object({ text: z.string() }),
  answer: z.object({ items: z.array(note) }),
});
const readPage = defineRoute({
  method: 'get',
  path: '/notes/{id}/pages/{page}',
  access: 'student',
  summary: 'Read a page of a note',
  params: z.object({ id: z.string(), page: z.coerce.number() }),
  answer: note,
});
const sendPicture = defineRoute({
  method: 'post',
  path: '/notes/pictures',
  access: 'student',
  summary: 'Store a picture',
  body: z.custom<FormData>(),
  answer: note,
});
const readAny = defineRoute({ ...readPage, path: '/notes/{id}/{part}/{page}', answer: z.object({}) });
const routes = [saveNote, readAny, readPage, sendPicture];
const idea = { _id: 'n1', tag: 'idea' };

const save = (answer: FakeHandler, api: Api = createFakeApi({ 'put /notes/{id}': answer }, routes)) =>
  api.call<typeof saveNote>('put', '/notes/{id}', { params: { id: 'n1' }, body: { text: 'a' } });

describe('a fake API checks what it answers by the contract', () => {
  it('names route and field of a missing field, also when the caller ignores the failure', async () => {
    await save(() => ({ items: [idea, { tag: 'idea' }] })).catch(() => undefined);
    expect(takeFaults()).toEqual([
      'put /notes/{id} answers items.1._id: Invalid input: expected string, received undefined',
    ]);
  });

  it('names a value that the contract does not know, and an answer that is missing', async () => {
    await save(() => ({ items: [{ ...idea, tag: 'wish' }] }));
    await save(() => undefined);
    expect(takeFaults()).toEqual([
      'put /notes/{id} answers items.0.tag: Invalid option: expected one of "idea"|"task"',
      'put /notes/{id} answers: Invalid input: expected object, received undefined',
    ]);
  });

  it.fails('fails the test at its end', async () => {
    await expect(save(() => undefined)).resolves.toBeUndefined();
  });

  it('gives the caller only what the service would send', async () => {
    const answer = await save(() => ({ items: [{ ...idea, text: undefined, secret: 1 }], total: 1 }));
    expect(answer).toStrictEqual({ items: [idea] });
  });

  it('knows the routes of all contracts', async () => {
    const api = createFakeApi({ 'get /users/user': () => ({ ...aStudent, role: 'king' }) });
    await api.call<typeof readOwnUser>('get', '/users/user');
    expect(takeFaults()).toEqual([expect.stringMatching(/^get \/users\/user answers role: Invalid option/u)]);
  });

  it('takes the schema of an answer that is read by its address', async () => {
    const api = createFakeApi({ 'get /notes/n1/pages/2': () => ({ ...idea, _id: 7 }) }, routes);
    await api.call('get', '/notes/n1/pages/2', {});
    expect(takeFaults()).toEqual([expect.stringMatching(/^get \/notes\/n1\/pages\/2 answers _id/u)]);
  });
});

describe('a fake API checks what it is sent by the contract', () => {
  const call = (input: object, answer: FakeHandler = () => ({ items: [] })) =>
    createFakeApi({ 'put /notes/{id}': answer }, routes).call('put', '/notes/{id}', input);

  it('names the fields of parameters, query and body', async () => {
    await call({ params: { id: 'x' }, query: { page: 'all' }, body: { text: undefined } });
    expect(takeFaults()).toEqual([
      expect.stringMatching(/^put \/notes\/\{id\} is sent params id: /u),
      expect.stringMatching(/^put \/notes\/\{id\} is sent query page: /u),
      'put /notes/{id} is sent body text: Invalid input: expected string, received undefined',
    ]);
  });

  it('reads a query as it arrives in an address', async () => {
    await call({ params: { id: 'n1' }, query: { page: 2, tags: ['a', 'b'], q: '' }, body: { text: '' } });
    expect(takeFaults()).toEqual([]);
  });

  it('sends a file as it is', async () => {
    const api = createFakeApi(
      { 'post /notes/pictures': ({ body }) => ({ ...idea, text: String(body) }) },
      routes,
    );
    await expect(api.call('post', '/notes/pictures', { body: new FormData() })).resolves.toEqual({
      ...idea,
      text: '[object FormData]',
    });
  });

  it('leaves a malformed input alone where the test lets the server refuse it', async () => {
    const refused = call({ params: { id: 'x' } }, () => {
      throw refusal(400, 'common.malformed', 'Please check the fields.');
    });
    await expect(refused).rejects.toMatchObject({ status: 400 });
    expect(takeFaults()).toEqual([]);
  });
});

describe('a fake API names what is no route of a contract', () => {
  it.each(['get /no-such-route', 'get /exams/attempts/{attemptId}', 'delete /users/user'])(
    '%s',
    async (key) => {
      const [method = '', path = ''] = key.split(' ');
      const api = createFakeApi({ [key]: () => ({}) });
      expect(takeFaults()).toEqual([`${key} has a handler and is no route of a contract`]);
      await api.call(method as 'get', path, {});
      expect(takeFaults()).toEqual([`${key} was called and is no route of a contract`]);
    },
  );

  it('and only answers 404 for a route without a handler', async () => {
    const call = createFakeApi({}).call<typeof readOwnUser>('get', '/users/user');
    await expect(call).rejects.toMatchObject({ status: 404, code: 'test.no-handler' });
    expect(takeFaults()).toEqual([]);
  });
});
