import { defaultBodyLimit, type RouteDefinition } from '@pathshala/contract-kit/route';
import * as auth from '@pathshala/svc-auth-contract/http';
import * as campaigns from '@pathshala/svc-campaigns-contract/http';
import * as catalog from '@pathshala/svc-catalog-contract/http';
import * as exams from '@pathshala/svc-exams-contract/http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { maxBodyBytes } from '../src/api/early-rejections.ts';
import { Browser, readError } from './browser.ts';
import { startGateway, type TestGateway } from './start-gateway.ts';

const classroom = { 'x-forwarded-for': '203.0.113.7' };

describe('limits by address', () => {
  let gateway: TestGateway;
  let browser: Browser;

  beforeEach(async () => {
    gateway = await startGateway();
    browser = new Browser(gateway.url);
    await browser.get('/api/courses');
  });
  afterEach(() => gateway.stop());

  async function statusesOf(path: string, times: number, headers = classroom): Promise<number[]> {
    const answers = Array.from({ length: times }, () => browser.post(path, {}, headers));
    return Promise.all(answers.map(async (answer) => (await answer).status));
  }

  it.each([
    '/api/auth/signup',
    '/api/auth/verify',
    '/api/auth/forgot',
    '/api/auth/unlock-link',
    '/api/examcampaigns/register',
    '/api/campaign/campaigns/1/register',
  ])('let a whole classroom pass %s, and stop a flood', async (path) => {
    expect(new Set(await statusesOf(path, 200))).toEqual(new Set([200]));
    const flood = await statusesOf(path, 500);
    expect(flood.filter((status) => status === 429).length).toBeGreaterThan(90);
    expect(new Set(await statusesOf(path, 1, { 'x-forwarded-for': '203.0.113.8' }))).toEqual(new Set([200]));
  });

  it('say how long to wait, and are over then', async () => {
    await statusesOf('/api/auth/signup', 300);
    gateway.clock.pass(60_000);
    const refused = await browser.post('/api/auth/signup', {}, classroom);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('540');
    expect(await readError(refused)).toMatchObject({
      code: 'common.too-many',
      error: 'Too many tries. Please wait 540 seconds.',
    });
    gateway.clock.pass(540_000);
    expect((await browser.post('/api/auth/signup', {}, classroom)).status).toBe(200);
  });

  it('write who was refused to the security log', async () => {
    await statusesOf('/api/auth/signup', 301);
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

  it('count all addresses of one IPv6 customer as one', async () => {
    for (let call = 0; call < 300; call += 1) {
      await browser.post(
        '/api/auth/signup',
        {},
        { 'x-forwarded-for': `2001:db8:1:2${(call % 256).toString(16).padStart(2, '0')}::1` },
      );
    }
    const next = await browser.post('/api/auth/signup', {}, { 'x-forwarded-for': '2001:db8:1:2aa::9' });
    expect(next.status).toBe(429);
    const other = await browser.post('/api/auth/signup', {}, { 'x-forwarded-for': '2001:db8:1:3aa::9' });
    expect(other.status).toBe(200);
  });

  it('never count the saving and submitting of answers', async () => {
    const statuses = await statusesOf('/api/exams/attempts/1/answers', 1500);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('with the store away refuse log-ins and codes, and let the rest go on', async () => {
    gateway.store.isAway = true;
    const statusOf = async (path: string) => (await browser.post(path, {}, classroom)).status;
    expect(await statusOf('/api/auth/login')).toBe(503);
    expect(await statusOf('/api/auth/verify')).toBe(503);
    expect(await statusOf('/api/examcampaigns/register')).toBe(200);
    expect(await statusOf('/api/exams/attempts')).toBe(200);
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

  it('only administrators may send more than a whole exam’s answers', () => {
    const large = routes.filter(({ access, bodyLimit = 0 }) => access !== 'admin' && bodyLimit > 256_000);
    expect(large.map(({ path }) => path)).toEqual([]);
  });
});
