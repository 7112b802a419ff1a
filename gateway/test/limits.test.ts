import { defaultBodyLimit, type RouteDefinition } from '@pathshala/contract-kit/route';
import * as auth from '@pathshala/svc-auth-contract/http';
import * as campaigns from '@pathshala/svc-campaigns-contract/http';
import * as catalog from '@pathshala/svc-catalog-contract/http';
import * as exams from '@pathshala/svc-exams-contract/http';
import { afterEach, describe, expect, it } from 'vitest';
import { maxBodyBytes } from '../src/api/early-rejections.ts';
import type { AddressLimit } from '../src/http/address-limit.ts';
import { Browser, readError } from './browser.ts';
import { startGateway, type TestGateway } from './start-gateway.ts';

const classroom: Record<string, string> = { 'x-forwarded-for': '203.0.113.7' };

describe('the limit by address', () => {
  let gateway: TestGateway;
  let browser: Browser;

  async function start(addressLimit?: AddressLimit): Promise<void> {
    gateway = await startGateway('in one process', { addressLimit });
    browser = new Browser(gateway.url);
    await browser.get('/api/courses');
  }
  afterEach(() => gateway.stop());

  async function statusesOf(path: string, times: number, headers = classroom): Promise<number[]> {
    const answers = Array.from({ length: times }, () => browser.post(path, {}, headers));
    return Promise.all(answers.map(async (answer) => (await answer).status));
  }

  it.each(['/api/auth/signup', '/api/examcampaigns/register', '/api/exams/attempts/1/answers'])(
    'lets a whole school behind one address pass %s',
    async (path) => {
      await start();
      expect(new Set(await statusesOf(path, 1500))).toEqual(new Set([200]));
    },
  );

  it('stops a flood from one address, whatever it asks for, and nobody else', async () => {
    await start({ requests: 20, seconds: 60 });
    const flood = [
      ...(await statusesOf('/api/auth/signup', 15)),
      ...(await statusesOf('/api/exams/attempts/1/answers', 15)),
    ];
    expect(flood.filter((status) => status === 200)).toHaveLength(20);
    expect(flood.filter((status) => status === 429)).toHaveLength(10);
    expect((await browser.get('/', classroom)).status).toBe(429);
    expect(await statusesOf('/api/auth/signup', 1, { 'x-forwarded-for': '203.0.113.8' })).toEqual([200]);
  });

  it.each(['/api/auth/login/', '/api/AUTH/Login', '/API/auth/login'])(
    'counts %s as it counts any other spelling',
    async (path) => {
      await start({ requests: 2, seconds: 60 });
      expect(await statusesOf('/api/auth/login', 2)).toEqual([200, 200]);
      expect(await statusesOf(path, 1)).toEqual([429]);
    },
  );

  it('says how long to wait, and is over then', async () => {
    await start({ requests: 1, seconds: 1 });
    expect(await statusesOf('/api/auth/signup', 1)).toEqual([200]);
    const refused = await browser.post('/api/auth/signup', {}, classroom);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await readError(refused)).toMatchObject({
      code: 'common.too-many',
      error: 'Too many tries. Please wait 1 seconds.',
    });
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await statusesOf('/api/auth/signup', 1)).toEqual([200]);
  });

  it('writes who was refused to the security log', async () => {
    await start({ requests: 1, seconds: 60 });
    await statusesOf('/api/auth/signup', 2);
    expect(gateway.log.lines).toContainEqual({
      level: 'warn',
      text: 'rate.limited',
      facts: expect.objectContaining({
        security: true,
        event: 'rate.limited',
        address: '203.0.113.7',
        path: '/api/auth/signup',
      }),
    });
  });

  it('counts all addresses of one IPv6 customer as one', async () => {
    await start({ requests: 30, seconds: 60 });
    for (let call = 0; call < 30; call += 1) {
      const address = `2001:db8:1:2${(call * 8).toString(16).padStart(2, '0')}::1`;
      expect(await statusesOf('/api/courses', 1, { 'x-forwarded-for': address })).toEqual([200]);
    }
    const statusFrom = async (address: string) =>
      (await statusesOf('/api/courses', 1, { 'x-forwarded-for': address }))[0];
    expect(await statusFrom('2001:db8:1:2aa::9')).toBe(429);
    expect(await statusFrom('2001:db8:1:3aa::9')).toBe(200);
  });

  it('does not depend on the store', async () => {
    await start();
    gateway.store.isAway = true;
    expect(await statusesOf('/api/exams/attempts', 1)).toEqual([200]);
  });

  it('leaves the probes alone', async () => {
    await start({ requests: 1, seconds: 60 });
    for (let call = 0; call < 5; call += 1) expect((await browser.get('/healthz')).status).toBe(200);
  });
});

describe('the largest body that passes the gateway', () => {
  const routes = [auth, campaigns, catalog, exams]
    .flatMap((contract): unknown[] => Object.values(contract))
    .filter((item): item is RouteDefinition => typeof item === 'object' && item !== null && 'access' in item);

  it('is not below what any route takes', () => {
    const declared = routes.map(({ bodyLimit = defaultBodyLimit }) => bodyLimit);
    expect(Math.max(...declared)).toBeGreaterThan(1_000_000);
    expect(Math.max(...declared)).toBeLessThanOrEqual(maxBodyBytes);
  });

  it('only administrators may send more than a whole exam’s answers, but for a student’s photo and hand-in', () => {
    const large = routes.filter(({ access, bodyLimit = 0 }) => access !== 'admin' && bodyLimit > 256_000);
    expect(large.map(({ path }) => path).toSorted()).toEqual([
      '/assignments/{id}/submission',
      '/assignments/{id}/submission/file',
      '/exams/attempts/{id}/pages',
      '/students/student/{id}/upload-profile-picture',
    ]);
  });
});
