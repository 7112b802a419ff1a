import { defineRoute } from '@pathshala/contract-kit/route';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Identity } from '../identity/identity.ts';
import { applyKey } from './key-access.ts';
import { handle } from './handler.ts';
import { orderedRoutes } from './routes.ts';

const key: Identity = {
  role: 'key',
  userId: 'admin1',
  username: 'head',
  name: 'Head',
  email: '',
  permissions: ['support'],
  apiKey: { keyId: 'key1' },
  sessionKey: null,
  address: '203.0.113.7',
};
const exported = defineRoute({
  method: 'get',
  path: '/things',
  access: 'admin',
  permission: 'support',
  apiKey: true,
  summary: 's',
  answer: z.object({}),
});

describe('an API key', () => {
  it('is an administrator with its permissions where the route lets keys read [KEY-02]', () => {
    expect(applyKey(exported, key)).toEqual({ ...key, role: 'admin' });
  });

  it('is refused everywhere else, on public routes, too [KEY-02]', () => {
    const { apiKey: _apiKey, ...closed } = exported;
    expect(() => applyKey(closed, key)).toThrow('common.forbidden');
    const { permission: _permission, ...open } = closed;
    for (const access of ['visitor', 'student', { self: 'query.id' }] as const) {
      expect(() => applyKey({ ...open, access }, key)).toThrow('common.forbidden');
    }
  });

  it('changes nothing for people', () => {
    const admin: Identity = { ...key, role: 'admin' };
    expect(applyKey(exported, admin)).toBe(admin);
  });

  it('reads, and only as an administrator [KEY-02]', () => {
    const post = { ...exported, method: 'post', audit: {} } as const;
    const { permission: _permission, ...open } = exported;
    for (const route of [
      post,
      { ...exported, changesState: true, audit: {} },
      { ...open, access: 'student' } as const,
    ]) {
      expect(() => orderedRoutes([handle(route, async () => ({}))])).toThrow('lets API keys in');
    }
  });
});
