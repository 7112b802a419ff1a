import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { services } from '@pathshala/platform';
import { readConfig } from '@pathshala/service-kit/config/read-config';
import { callOverHttp, createReadService, type ReadService } from '@pathshala/service-kit/http/read-service';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import type { ExportedList } from '@pathshala/contract-kit/exported-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServices, type OpenServices } from '../src/open-services.ts';

let dataDir: string;
let opened: OpenServices;
let server: Server;
let readers: Readonly<Record<'in one process' | 'over HTTP', ReadService>>;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'read-service-'));
  const config = readConfig({ DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'silent' });
  opened = await openServices(config);
  const [first] = opened.all;
  const catalog = opened.all.find(({ service }) => service.name === 'svc-catalog')?.service;
  if (first === undefined || catalog === undefined) throw new Error('there is no catalog');
  server = createServer(catalog.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // The first address refuses connections.
  const addresses = ['http://127.0.0.1:9', address];
  const overHttp = createReadService(
    config.secrets.internalSigningKey,
    callOverHttp(() => addresses),
  );
  readers = { 'in one process': first.platform.readService, 'over HTTP': overHttp };
}, 60_000);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await opened.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const keyOf = (permissions: readonly string[]): Identity => ({
  role: 'key',
  userId: 'a'.repeat(24),
  username: 'head',
  name: 'Head',
  email: null,
  permissions,
  apiKey: { keyId: 'export1' },
  sessionKey: null,
  address: '127.0.0.1',
});
const ledger = '/courses/ledger?sort=no&page=1&pageSize=100';

describe.each(['in one process', 'over HTTP'] as const)('a service that is read %s', (way) => {
  const read = (path: string, permissions = ['support']) =>
    readers[way]({ service: 'svc-catalog', path, identity: keyOf(permissions) });

  it('answers a list that keys may read, by the rights of the account [SCH-01]', async () => {
    expect(await read(ledger)).toMatchObject({
      status: 200,
      body: { items: [], total: 0, page: 1, pageSize: 100 },
    });
    expect((await read(ledger, ['marking'])).status).toBe(403);
  });

  it('refuses what keys may not read, also what is public [SCH-01]', async () => {
    for (const path of ['/admissioncourse/universities', '/courses/fees/rules', '/courses/checkouts'])
      expect([path, (await read(path)).status]).toEqual([path, 403]);
  });
});

it('names each exported list once, with a route that keys may read and columns with names [SCH-01]', async () => {
  const contracts = services.map(
    ({ name }) =>
      import(`@pathshala/${name}-contract/exports`) as Promise<{ exports: readonly ExportedList[] }>,
  );
  const lists = (await Promise.all(contracts)).flatMap(({ exports }) => exports);
  expect(lists.length).toBeGreaterThan(10);
  expect(new Set(lists.map(({ name }) => name)).size).toBe(lists.length);
  for (const { name, route, head, columns, filters } of lists) {
    expect([name, route.apiKey, head?.apiKey ?? true]).toEqual([name, true, true]);
    expect(new Set(columns.map((column) => column.name)).size).toBe(columns.length);
    const inPath = [...route.path.matchAll(/\{(\w+)\}/gu)].map(([, field]) => field);
    const required = filters.filter(({ isRequired }) => isRequired === true).map((filter) => filter.name);
    expect(required).toEqual(expect.arrayContaining(inPath));
  }
});
