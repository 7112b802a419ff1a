import { permissions } from '@pathshala/rules/permissions';
import { walkAccess } from '@pathshala/service-testing/walk-access';
import type { AccessRow } from '@pathshala/service-testing/walk-rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodPassword, startSchool, type School } from './school.ts';

type Client = Awaited<ReturnType<School['clientOf']>>;

const deviceId = 'd'.repeat(22);
let school: School;
let owner: Client;
let other: Client;
let sessionId: string;

beforeAll(async () => {
  school = await startSchool();
  const { client, userId } = await school.enter('owner');
  owner = client;
  other = (await school.enter('other')).client;
  const names = { _id: 'passkey1', userId, name: 'Phone', credentialId: 'c' };
  const times = { createdAt: '2026-01-15T10:00:00.000Z', usedAt: null };
  await school.platform.documents.collection('passkeys').insertOne({ ...names, ...times });
  const { publicKey = '' } = school.platform.push ?? {};
  const device = { _id: deviceId, userId, name: 'Phone', publicKey, createdAt: 1 };
  await school.platform.documents.collection('pushDevices').insertOne(device);
  await school.logIn({ username: 'owner' }, goodPassword);
  const { body } = await owner.get<{ items: { id: string; current: boolean }[] }>('/users/sessions');
  sessionId = body.items.find(({ current }) => !current)?.id ?? '';
});
afterAll(() => school.stop());

/**
 * The status for: visitor, owner, another student, an administrator, who has no account here. The order matters: removing a
 * passkey ends sessions.
 */
const rows: Readonly<Record<string, AccessRow>> = {
  'delete /users/sessions/{id}': {
    path: () => `/users/sessions/${sessionId}`,
    statuses: [401, 200, 404, 404],
  },
  'delete /notices/devices/{id}': {
    path: () => `/notices/devices/${deviceId}`,
    statuses: [401, 200, 404, 404],
  },
  'patch /users/passkeys/{id}': {
    path: () => '/users/passkeys/passkey1',
    body: () => ({ name: 'Tablet' }),
    statuses: [401, 200, 404, 401],
  },
  'delete /users/passkeys/{id}': {
    path: () => '/users/passkeys/passkey1',
    body: () => ({ password: goodPassword }),
    statuses: [401, 200, 404, 401],
  },
};

it('gives each kind of caller exactly the access that the contract declares [NAV-04]', async () => {
  const held = Object.values(permissions);
  expect(await walkAccess(school, { rows, owner, other, permissions: held })).toEqual([]);
});
