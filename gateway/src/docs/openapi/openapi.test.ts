import { describe, expect, it } from 'vitest';
import { defineRoute } from '@pathshala/contract-kit/route';
import { fileReading, pictureUpload } from '@pathshala/contract-kit/uploads';
import { z } from 'zod';
import { openApiOf, routesIn } from './openapi.ts';

const owner = z.object({ owner: z.string() });

const notes = {
  writeNote: defineRoute({
    method: 'post',
    path: '/notes',
    access: 'student',
    summary: 'Write a note',
    body: z.strictObject({ text: z.string(), tags: z.array(z.string()).optional() }),
    answer: owner,
    status: 201,
  }),
  latestNote: defineRoute({
    method: 'get',
    path: '/notes/latest',
    access: 'visitor',
    summary: 'The latest note',
    answer: owner,
  }),
  listOwn: defineRoute({
    method: 'get',
    path: '/owners/{owner}/notes',
    access: { self: 'params.owner' },
    summary: 'The notes of one owner',
    params: owner,
    answer: owner,
  }),
};

describe('the description of the API', () => {
  const document = openApiOf([{ service: 'svc-notes', contract: notes }]);

  const operation = (path: string, method: 'get' | 'post') => document.paths?.[path]?.[method] ?? {};

  it('has every route of the contract under /api, by the name of its export', () => {
    const routes = routesIn(notes);
    expect(routes).toHaveLength(3);
    for (const [name, route] of routes) {
      expect(document.paths?.[`/api${route.path}`]?.[route.method]?.operationId).toBe(name);
    }
    expect(Object.values(document.paths ?? {}).flatMap((item) => Object.keys(item))).toHaveLength(3);
  });

  it('has the body, the answer and the access of a route', () => {
    expect(operation('/api/notes', 'post')).toMatchObject({
      tags: ['svc-notes'],
      description: 'Whoever is logged in.',
      security: [{ session: [] }],
      requestBody: {
        content: { 'application/json': { schema: { required: ['text'], additionalProperties: false } } },
      },
      responses: { 201: { description: 'Done' }, default: { description: 'Refused or failed' } },
    });
    expect(operation('/api/owners/{owner}/notes', 'get')).toMatchObject({
      parameters: [{ in: 'path', name: 'owner', required: true }],
      description: 'Administrators, and the student whom params.owner names.',
    });
    expect(operation('/api/notes/latest', 'get')).toMatchObject({ security: [] });
  });

  it('has a file as bytes, and what may be refused of it as JSON', () => {
    const bytes = { schema: { type: 'string', format: 'binary' } };
    const upload = defineRoute({
      ...pictureUpload,
      path: '/notes/files',
      access: 'admin',
      summary: 'Upload',
    });
    const read = defineRoute({
      ...fileReading,
      path: '/files/{sha256}',
      access: 'visitor',
      summary: 'A file',
    });
    const { paths } = openApiOf([{ service: 'svc-notes', contract: { upload, read } }]);
    expect(paths['/api/notes/files']?.post?.['requestBody']).toEqual({
      content: { 'application/octet-stream': bytes },
    });
    expect(paths['/api/files/{sha256}']?.get?.['responses']).toMatchObject({
      200: { content: { 'application/octet-stream': bytes } },
      default: { content: { 'application/json': {} } },
    });
  });

  describe('with schemas that a contract exports', () => {
    const mark = z.object({ n: z.number().default(1) });
    const question = z.object({ text: z.string(), mark });
    const base = { access: 'visitor', summary: 's', method: 'post' } as const;
    const ask = defineRoute({ ...base, path: '/ask', body: question, answer: z.array(question) });
    const other = z.object({ text: z.number() });
    const quiz = { service: 'svc-quiz', contract: { mark, question, ask, unused: z.object({}) } };
    const { components, paths } = openApiOf([quiz]);

    it('refers to them, in the form that is sent and in the form that is answered', () => {
      expect(paths['/api/ask']?.post).toMatchObject({
        requestBody: { content: { 'application/json': { schema: { $ref: ref('QuestionInput') } } } },
        responses: {
          200: { content: { 'application/json': { schema: { items: { $ref: ref('Question') } } } } },
        },
      });
      expect(components.schemas['QuestionInput']).toMatchObject({
        properties: { mark: { $ref: ref('MarkInput') } },
      });
      expect(components.schemas['Mark']).toMatchObject({ required: ['n'] });
    });

    it('leaves out what nothing refers to', () => {
      const names = ['ErrorBody', 'Mark', 'MarkInput', 'Question', 'QuestionInput'];
      expect(Object.keys(components.schemas)).toEqual(names);
    });

    it('names the service where two export different ones of the same name', () => {
      const report = defineRoute({ ...base, path: '/report', answer: z.array(other) });
      const forum = { service: 'svc-forum', contract: { question: other, report } };
      const names = Object.keys(openApiOf([quiz, forum]).components.schemas);
      expect(names).toEqual(expect.arrayContaining(['ForumQuestion', 'QuizQuestion']));
      expect(names).not.toContain('Question');
    });
  });
});

const ref = (name: string) => `#/components/schemas/${name}`;
