import { hash } from 'node:crypto';
import { isApiKey } from '@pathshala/rules/api-key';
import type { TestClient } from '@pathshala/service-testing/test-client';
import { auditRecorded } from '@pathshala/svc-auth-contract/events';
import { type ApiKey, keyCallsPerMinute } from '@pathshala/svc-auth-contract/http';
import { beforeEach, describe, expect, it } from 'vitest';
import { goodPassword, startSchool, type School } from './school.ts';

const day = 24 * 60 * 60 * 1000;
type Made = ApiKey & { readonly secret: string };

let school: School;
let head: TestClient;
beforeEach(async () => {
  school = await startSchool();
  head = await school.adminClient();
  return () => school.stop();
});

const inDays = (days: number) => new Date(school.clock.now() + days * day).toISOString();
const form = (change: Record<string, unknown> = {}) => ({
  name: 'Accounting',
  permissions: ['support'],
  expiresAt: inDays(90),
  ...change,
});

async function make(by: TestClient = head, change: Record<string, unknown> = {}): Promise<Made> {
  const { status, body } = await by.post<Made>('/api-keys', form(change));
  expect(status).toBe(201);
  return body;
}

/** The question of the gateway about each call. */
async function resolve(key: string) {
  const call = { hash: hash('sha256', key, 'hex'), address: '203.0.113.7' };
  const gateway = school.client.as({ isGateway: true });
  return (await gateway.post<{ state: string }>('/internal/api-keys/resolve', call)).body;
}

const list = async (by: TestClient = head) => (await by.get<{ items: ApiKey[] }>('/api-keys')).body.items;

/** An administrator with some permissions, and a client with a session of that account. */
async function helper(permissions: readonly string[]) {
  const { userId } = await school.enter('helper');
  await head.patch(`/users/${userId}`, { role: 'admin', permissions });
  const { cookies } = await school.logIn({ username: 'helper' }, goodPassword);
  return { userId, client: await school.clientOf(cookies['sid'] ?? '') };
}

describe('making a key', () => {
  it('shows it once, and stores its hash only [KEY-01]', async () => {
    const { secret, ...key } = await make();
    expect(isApiKey(secret)).toBe(true);
    expect(key).toMatchObject({ hint: secret.slice(0, 7), state: 'active', lastUsedAt: null });
    expect(await list()).toEqual([key]);
    await school.waitUntilIdle();
    const stored = await school.platform.documents.collection('apiKeys').find({}).toArray();
    expect(JSON.stringify([stored, school.published(auditRecorded)])).not.toContain(secret);
    expect(school.published(auditRecorded).map(({ data }) => data.route)).toContain('post /api-keys');
  });

  it.each([0, -1, 367, 3650])('refuses an end in %i days [KEY-01]', async (days) => {
    const { status, body } = await head.post('/api-keys', form({ expiresAt: inDays(days) }));
    expect([status, body['code']]).toEqual([422, 'auth.key-expiry']);
  });

  it('refuses a key without an end, and unknown permissions [KEY-01]', async () => {
    for (const change of [{ expiresAt: undefined }, { permissions: ['administration'] }, { permissions: [] }])
      expect((await head.post('/api-keys', form(change))).status).toBe(400);
  });

  it('refuses more rights than the maker has [KEY-01]', async () => {
    const { client } = await helper(['support']);
    const wanted = form({ permissions: ['support', 'marking'] });
    const { status, body } = await client.post('/api-keys', wanted);
    expect([status, body['code']]).toEqual([422, 'auth.key-permissions']);
    await make(client);
    expect(await list(client)).toHaveLength(1);
  });

  it('shows an administrator with some permissions the own keys alone [KEY-01]', async () => {
    const ofHead = await make();
    const { client } = await helper(['support']);
    expect(await list(client)).toEqual([]);
    expect((await client.delete(`/api-keys/${ofHead._id}`)).status).toBe(404);
    await make(client);
    expect(await list()).toHaveLength(2);
  });
});

describe('a key', () => {
  it('calls with its permissions, and its last use is shown [KEY-02]', async () => {
    const { secret } = await make();
    expect(await resolve(secret)).toMatchObject({ state: 'accepted', permissions: ['support'] });
    expect(await list()).toMatchObject([
      { lastUsedAt: new Date(school.clock.now()).toISOString(), lastUsedFrom: '203.0.113.7' },
    ]);
  });

  it('reads students, and nothing that is no export [KEY-02]', async () => {
    const program = school.client.as({ role: 'key', permissions: ['support'] });
    expect((await program.get('/students')).status).toBe(200);
    for (const path of ['/users', '/settings', '/api-keys', '/audit', '/users/user'])
      expect((await program.get(path)).status).toBe(403);
    expect((await program.post('/api-keys', form())).status).toBe(403);
    expect((await school.client.as({ role: 'key', permissions: ['marking'] }).get('/students')).status).toBe(
      403,
    );
  });

  it('is refused from the moment at which it is revoked, or its time is over [KEY-03]', async () => {
    const revoked = await make();
    const expired = await make();
    const { body } = await head.delete<ApiKey>(`/api-keys/${revoked._id}`);
    expect(body.state).toBe('revoked');
    expect(await resolve(revoked.secret)).toEqual({ state: 'refused' });
    expect((await resolve(expired.secret)).state).toBe('accepted');
    school.clock.advance(90 * day);
    expect(await resolve(expired.secret)).toEqual({ state: 'refused' });
    school.clock.advance(91 * day);
    await school.runJob('remove-ended-keys');
    expect(await list()).toEqual([]);
  });

  it('loses what its maker loses, and ends with the account [KEY-03]', async () => {
    const { userId, client } = await helper(['marking', 'support']);
    const { secret } = await make(client, { permissions: ['marking', 'support'] });
    await head.patch(`/users/${userId}`, { role: 'admin', permissions: ['support'] });
    expect(await resolve(secret)).toMatchObject({ permissions: ['support'] });
    await head.patch(`/users/${userId}`, { role: 'student' });
    expect(await resolve(secret)).toEqual({ state: 'refused' });
    expect((await list())[0]?.state).toBe('powerless');
    await head.patch(`/users/${userId}`, { role: 'admin', permissions: ['support'] });
    expect((await resolve(secret)).state).toBe('accepted');
    const { cookies } = await school.logIn({ username: 'helper' }, goodPassword);
    const own = await school.clientOf(cookies['sid'] ?? '');
    expect((await own.delete('/user', { password: goodPassword })).status).toBe(200);
    await school.waitUntilIdle();
    expect(await resolve(secret)).toEqual({ state: 'refused' });
    expect(await list()).toEqual([]);
  });

  it('makes so many calls in a minute, counted for all replicas [KEY-03]', async () => {
    const { secret } = await make();
    const calls = Array.from({ length: keyCallsPerMinute + 5 }, () => resolve(secret));
    const states = (await Promise.all(calls)).map(({ state }) => state);
    expect(states.filter((state) => state === 'accepted')).toHaveLength(keyCallsPerMinute);
    expect(states.filter((state) => state === 'limited')).toHaveLength(5);
    school.clock.advance(60_000);
    expect((await resolve(secret)).state).toBe('accepted');
  });

  it('is unknown to everybody but the gateway [KEY-02]', async () => {
    const call = { hash: 'a'.repeat(64), address: '203.0.113.7' };
    expect((await head.post('/internal/api-keys/resolve', call)).status).toBe(403);
    expect(await resolve('ps_unknown')).toEqual({ state: 'refused' });
  });
});
