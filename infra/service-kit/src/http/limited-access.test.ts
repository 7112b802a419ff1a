import type { LimitedTo } from '@pathshala/rules/limited-rights';
import { defineRoute, type Access, type Limited } from '@pathshala/contract-kit/route';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Identity } from '../identity/identity.ts';
import { applyLimits } from './limited-access.ts';

const limitedTo = { courseIds: ['course1'], batchIds: [] };
const teacher: Identity = {
  role: 'admin',
  userId: 'teacher1',
  username: 'teacher',
  name: 'Teacher',
  email: '',
  permissions: ['marking'],
  limitedTo,
  sessionKey: 'session',
  address: '203.0.113.7',
};
const withinLimits = {
  thing: async (id: string, { courseIds }: LimitedTo) => courseIds.includes(id),
  other: async (id: string) => id === 'theirs',
};
const routeWith = (access: Access, limited?: Limited) =>
  defineRoute({
    method: 'get',
    path: '/things/{id}',
    access,
    summary: 's',
    answer: z.object({}),
    ...(limited && { limited }),
  });
const seen = (
  access: Access,
  { limited, id = 'course1', query = {} }: { limited?: Limited; id?: unknown; query?: object } = {},
  identity = teacher,
) =>
  applyLimits(
    routeWith(access, limited),
    { identity, params: { id }, query: () => query as Record<string, unknown> },
    withinLimits,
  );
const { permissions: _permissions, limitedTo: _limitedTo, ...person } = teacher;
const asStudent = { ...person, role: 'student' };
const refused = { kind: 'forbidden', code: 'common.limited-rights' };

describe('an administrator with limited rights [BAT-04]', () => {
  it('is refused by a route for administrators that says nothing, and is a student on others', async () => {
    await expect(seen('admin')).rejects.toMatchObject(refused);
    for (const access of ['student', 'visitor', { self: 'params.id' }] as const)
      expect(await seen(access)).toStrictEqual(asStudent);
  });

  it('is one where the list is filtered, and where the thing is theirs', async () => {
    expect(await seen('admin', { limited: 'filtered' })).toBe(teacher);
    for (const access of ['admin', 'student'] as const)
      expect(await seen(access, { limited: { thing: 'params.id' } })).toBe(teacher);
  });

  it.each<[string, Limited, object]>([
    ['a thing of others', { thing: 'params.id' }, { id: 'course2' }],
    ['a value that is no id', { thing: 'params.id' }, { id: ['course1'] }],
    ['no id in the query', { thing: 'query.of' }, {}],
    ['two ids in the query', { thing: 'query.of' }, { query: { of: ['course1', 'course2'] } }],
    ['a kind that nothing knows', { unknown: 'params.id' }, {}],
    ['one of two that is not theirs', { thing: 'params.id', other: 'query.of' }, { query: { of: 'x' } }],
  ])('is refused for %s', async (_, limited, given) => {
    await expect(seen('admin', { limited, ...given })).rejects.toMatchObject(refused);
    expect(await seen('student', { limited, ...given })).toStrictEqual(asStudent);
  });

  it('needs each of several things', async () => {
    const limited = { thing: 'params.id', other: 'query.of' } as const;
    expect(await seen('admin', { limited, query: { of: 'theirs' } })).toBe(teacher);
  });

  it('does not concern anybody else', async () => {
    const head = { ...person, role: 'admin' } as const;
    expect(await seen('admin', {}, head)).toBe(head);
  });
});
