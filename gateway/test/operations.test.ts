import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserError } from '@pathshala/gateway-contract/browser-error';
import type { Releases } from '@pathshala/gateway-contract/releases';
import type { KeyValue } from '@pathshala/stores/key-value/port';
import { openSqliteKeyValue } from '@pathshala/stores/key-value/sqlite';
import { openStore } from '@pathshala/releases/open-store';
import type { ReleaseStore } from '@pathshala/releases/port';
import { createLogger } from '@pathshala/service-kit/telemetry/create-logger';
import { createMetrics } from '@pathshala/service-kit/telemetry/metrics';
import { startProcessReports } from '@pathshala/service-kit/operations/process-reports';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Upstream } from '../src/api/upstream.ts';
import { Browser, readError } from './browser.ts';
import { createFakeLog, student } from './fakes.ts';
import { publishBuild } from './publish-build.ts';
import { openStoreRegistry, type StoreRegistry } from '../src/site/store-registry.ts';
import { startGateway, type TestGateway } from './start-gateway.ts';

const at = '/api/operations/gateway';
const name = 'mfe-exams';

let folder: string;
let keyValue: KeyValue;
let store: ReleaseStore;
let registry: StoreRegistry;
const started: TestGateway[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-operations-'));
  keyValue = await openSqliteKeyValue({ file: join(folder, 'key-value.sqlite') });
  mkdirSync(join(folder, 'store'));
  store = await openStore(join(folder, 'store'), {
    endpoint: undefined,
    region: '',
    accessKeyId: undefined,
    secretAccessKey: undefined,
  });
  const log = createFakeLog();
  registry = await openStoreRegistry({ store, cacheFolder: join(folder, 'cache'), log, pollMs: 20 });
});
afterEach(async () => {
  for (const gateway of started.splice(0)) await gateway.stop();
  registry.close();
  await keyValue.close();
  rmSync(folder, { recursive: true });
});

async function start(options: Parameters<typeof startGateway>[1] = {}): Promise<TestGateway> {
  const gateway = await startGateway('in one process', { keyValue, remotes: registry, ...options });
  started.push(gateway);
  mkdirSync(join(gateway.siteRoot, 'shell/dist'), { recursive: true });
  writeFileSync(
    join(gateway.siteRoot, 'shell/dist/build.json'),
    JSON.stringify({ contract: '2.1.0', shared: {} }),
  );
  return gateway;
}

interface Who {
  readonly role?: 'admin' | 'student';
  readonly permissions?: readonly string[];
  readonly username?: string;
}

async function browserOf(gateway: TestGateway, who: Who | null = {}): Promise<Browser> {
  const browser = new Browser(gateway.url);
  if (who !== null)
    browser.cookies.set(
      'sid',
      await gateway.sessions.begin({ ...student, role: 'admin', username: 'ayesha', ...who }),
    );
  await browser.get('/api/csrf');
  return browser;
}

const publish = (version: string, contract = '^2.0') => publishBuild(store, { name, version, contract });

const releasesOf = async (response: Response) => (await response.json()) as Releases;

describe('the remotes, as an administrator changes them', () => {
  it('are promoted, given to a share of the visitors and rolled back, with who did it in the history', async () => {
    await publish('v1');
    await publish('v2');
    const browser = await browserOf(await start());
    let { revision } = await releasesOf(await browser.get(`${at}/remotes`));
    const change = async (verb: string, body: object) => {
      const response = await browser.post(`${at}/remotes/${name}/${verb}`, { revision, ...body });
      expect(response.status).toBe(200);
      const releases = await releasesOf(response);
      ({ revision } = releases);
      return releases;
    };
    expect((await change('promote', { version: 'v1' })).remotes[0]).toMatchObject({
      name,
      live: { version: 'v1', by: 'ayesha' },
      published: ['v1', 'v2'],
    });
    await expect.poll(async () => (await registry.read(null))[name]?.version).toBe('v1');
    expect((await change('canary', { version: 'v2', percent: 10 })).remotes[0]?.canary).toMatchObject({
      version: 'v2',
      percent: 10,
    });
    expect((await change('rollback', {})).remotes[0]).toMatchObject({
      live: { version: 'v1' },
      canary: null,
    });
    await change('promote', { version: 'v2' });
    const last = await change('rollback', {});
    expect(last.remotes[0]?.live?.version).toBe('v1');
    expect(last.changes.map(({ by, what }) => `${by}: ${what}`)).toEqual([
      `ayesha: rollback ${name}`,
      `ayesha: promote ${name} v2`,
      `ayesha: rollback ${name}`,
      `ayesha: canary ${name} v2 10 %`,
      `ayesha: promote ${name} v1`,
    ]);
  });

  it('are not changed by somebody who looked at an older state of the same remote', async () => {
    for (const version of ['v1', 'v2', 'v3']) await publish(version);
    const gateway = await start();
    const [first, second] = [await browserOf(gateway), await browserOf(gateway, { username: 'karim' })];
    for (const [revision, version] of [
      [0, 'v1'],
      [1, 'v2'],
      [2, 'v3'],
    ] as const)
      expect((await first.post(`${at}/remotes/${name}/promote`, { revision, version })).status).toBe(200);
    expect((await first.post(`${at}/remotes/${name}/rollback`, { revision: 3 })).status).toBe(200);
    const late = await second.post(`${at}/remotes/${name}/rollback`, { revision: 3 });
    expect(late.status).toBe(409);
    const { code, error } = await readError(late);
    expect(code).toBe('gateway.release-refused');
    expect(error).toContain('ayesha');
    expect((await releasesOf(await second.get(`${at}/remotes`))).remotes[0]?.live?.version).toBe('v2');
  });

  it('are refused with a sentence when the live shell does not fit, or the version is not published', async () => {
    await publish('v1', '^3.0');
    const browser = await browserOf(await start());
    const unfit = await browser.post(`${at}/remotes/${name}/promote`, { revision: 0, version: 'v1' });
    expect([unfit.status, (await readError(unfit)).error]).toEqual([409, expect.stringContaining('^3.0')]);
    const unknown = await browser.post(`${at}/remotes/${name}/promote`, { revision: 0, version: 'v9' });
    expect([unknown.status, (await readError(unknown)).error]).toEqual([
      409,
      expect.stringContaining('is not published'),
    ]);
  });

  it('cannot be changed where the gateway serves the builds on its disk, and the answer says so', async () => {
    const browser = await browserOf(await start({ remotes: undefined }));
    expect(await releasesOf(await browser.get(`${at}/remotes`))).toMatchObject({
      source: 'builds',
      remotes: [],
    });
    const refused = await browser.post(`${at}/remotes/${name}/rollback`, { revision: 0 });
    const { code, error } = await readError(refused);
    expect([refused.status, code]).toEqual([409, 'gateway.no-store']);
    expect(error).toContain('REMOTES_STORE');
  });

  it('say that the store is away instead of an empty list', async () => {
    const browser = await browserOf(await start());
    rmSync(join(folder, 'store'), { recursive: true });
    const response = await browser.get(`${at}/remotes`);
    expect([response.status, (await readError(response)).code]).toEqual([503, 'gateway.release-store-away']);
  });
});

describe('the errors of pages', () => {
  const report = {
    part: name,
    version: 'v1',
    message: 'No "Rahima" at https://x.example/1',
    place: 'page.js:1:20',
  };

  const listed = async (browser: Browser, query = '') =>
    (await (await browser.get(`${at}/browser-errors${query}`)).json()) as {
      items: BrowserError[];
      total: number;
    };

  it('are counted by part, version, message and day, without what names a person, on all gateways together', async () => {
    const [first, second] = [await start(), await start()];
    const visitors = [
      await browserOf(first, null),
      await browserOf(second, null),
      await browserOf(second, null),
    ];
    for (const visitor of visitors)
      expect((await visitor.post('/api/client-errors', report)).status).toBe(202);
    await visitors[0]?.post('/api/client-errors', { ...report, part: 'shell', message: 'Other' });
    for (const gateway of [first, second]) gateway.clock.pass(24 * 60 * 60_000);
    await visitors[0]?.post('/api/client-errors', {
      ...report,
      message: 'No "Karim" at https://x.example/2',
    });
    const { items, total } = await listed(await browserOf(first), `?part=${name}`);
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      part: name,
      version: 'v1',
      message: 'No … at <url>',
      place: 'page.js:1:20',
      total: 4,
    });
    expect(items[0]?.days.map(({ count }) => count)).toEqual([1, 3]);
    expect((await listed(await browserOf(second))).total).toBe(2);
  });

  it('are forgotten after a week', async () => {
    const gateway = await start();
    await (await browserOf(gateway, null)).post('/api/client-errors', report);
    gateway.clock.pass(8 * 24 * 60 * 60_000);
    expect((await listed(await browserOf(gateway))).items).toEqual([]);
  });

  it('are a bounded list, of which one visitor fills no more than twenty rows, and nobody 60 reports a minute', async () => {
    const gateway = await start();
    const visitor = await browserOf(gateway, null);
    const from = (address: string, message: string) =>
      visitor.post('/api/client-errors', { ...report, message }, { 'x-forwarded-for': address });
    const word = (n: number) => String.fromCodePoint(97 + (n % 26), 97 + Math.floor(n / 26));
    const isCounted = async (response: Response) =>
      ((await response.json()) as { isCounted: boolean }).isCounted;
    let counted = 0;
    for (let n = 0; n < 40; n += 1) if (await isCounted(await from('203.0.113.1', word(n)))) counted += 1;
    expect(counted).toBe(20);
    // Errors of other visitors are counted, and so is one that this visitor shares with them.
    expect(await isCounted(await from('203.0.113.2', 'a real one'))).toBe(true);
    expect(await isCounted(await from('203.0.113.1', 'a real one'))).toBe(true);
    for (let n = 0; n < 420; n += 1)
      await from(
        `198.51.${n >> 8}.${n & 255}`,
        `${word(n % 600)} ${word(n)} ${'x'.repeat(Math.floor(n / 26))}`,
      );
    expect((await listed(await browserOf(gateway))).total).toBe(400);
    const statuses = new Set<number>();
    for (let n = 0; n < 61; n += 1) statuses.add((await from('203.0.113.9', 'again')).status);
    expect([...statuses]).toEqual([202, 429]);
  });

  it('are refused in another form', async () => {
    const visitor = await browserOf(await start(), null);
    for (const wrong of [{ part: 'svc-auth' }, { version: '../x' }, { place: 'a b' }, { userId: 'x' }])
      expect((await visitor.post('/api/client-errors', { ...report, ...wrong })).status).toBe(400);
  });
});

describe('the parts behind the gateway', () => {
  it('are listed with their state, and one that does not answer is away', async () => {
    const upstreams: readonly Upstream[] = [
      {
        name: 'svc-auth',
        prefixes: ['/auth'],
        forward: () => undefined,
        status: async () => ({ status: 'degraded', degraded: ['bus'] }),
      },
      { name: 'svc-exams', prefixes: ['/exams'], forward: () => undefined, status: async () => null },
    ];
    const browser = await browserOf(await start({ upstreams, version: '1.4.0' }));
    expect(await (await browser.get(`${at}/parts`)).json()).toMatchObject({
      version: '1.4.0',
      hasKeyValue: true,
      services: [
        { name: 'svc-auth', status: 'degraded', degraded: ['bus'] },
        { name: 'svc-exams', status: 'away', degraded: [] },
      ],
    });
  });
});

describe('who may operate the gateway', () => {
  it.each([
    ['get', '/parts'],
    ['get', '/remotes'],
    ['get', '/browser-errors'],
    ['post', `/remotes/${name}/promote`],
    ['post', `/remotes/${name}/canary`],
    ['post', `/remotes/${name}/rollback`],
  ] as const)('%s %s is for administrators of the whole site', async (method, path) => {
    const gateway = await start();
    const statusFor = async (who: Who | null) => {
      const browser = await browserOf(gateway, who);
      return (method === 'get' ? await browser.get(at + path) : await browser.post(at + path)).status;
    };
    const allowed = method === 'get' ? 200 : 400;
    expect(await statusFor(null)).toBe(401);
    expect(await statusFor({ role: 'student' })).toBe(403);
    expect(await statusFor({ permissions: ['support', 'questions', 'marking', 'campaigns'] })).toBe(403);
    expect(await statusFor({})).toBe(allowed);
  });

  it('a change needs the anti-forgery token, and is written to the security log', async () => {
    await publish('v1');
    const gateway = await start();
    const browser = await browserOf(gateway);
    const path = `${at}/remotes/${name}/promote`;
    const body = { revision: 0, version: 'v1' };
    expect((await browser.post(path, body, { 'x-xsrf-token': 'wrong' })).status).toBe(403);
    expect((await browser.post(path, body)).status).toBe(200);
    expect(gateway.log.lines).toContainEqual(
      expect.objectContaining({
        text: 'remote.changed',
        facts: expect.objectContaining({ id: name, security: true }),
      }),
    );
  });
});

describe('what the site knows of its last hours', () => {
  it('is answered in points of equal length, merged from all processes [OPS-06]', async () => {
    const metrics = createMetrics();
    const reports = startProcessReports({ part: 'gateway', metrics, log: createFakeLog() });
    for (let call = 0; call < 30; call += 1)
      metrics.observeCall({ kind: 'page', status: 200, seconds: 0.02 });
    await reports.report();
    const browser = await browserOf(await start({ reports, now: Date.now }));
    const history = (await (await browser.get(`${at}/history?hours=1`)).json()) as {
      everyMs: number;
      processes: number;
      series: Record<string, (number | null)[]>;
    };
    expect(history).toMatchObject({ everyMs: 60_000, processes: 1 });
    expect(history.series['calls-answered']).toHaveLength(60);
    expect(Math.max(...(history.series['calls-answered'] ?? []).map(Number))).toBeGreaterThan(0);
    expect(Object.keys(history.series)).toEqual(expect.arrayContaining(['p95', 'memory', 'event-loop']));
    await reports.stop();
    metrics.close();
  });
});

describe('a support bundle', () => {
  /** No file of it has these. */
  const planted = {
    secret: 'hush-hush-of-the-school-1234567890',
    password: 'pa55-of-the-broker',
    cookie: 'Zx81-cookie-of-rahima',
    token: 'fQ3tY8kLm2Zx9RvB1nWcT5',
    mail: 'rahima@example.com',
    mobile: '01712345678',
    written: '+88 01812-345678',
    bengali: '০১৯১২৩৪৫৬৭৮',
    ip: '203.0.113.77',
  };
  const env = {
    SESSION_SECRET: planted.secret,
    AMQP_URL: `amqp://school:${planted.password}@broker:5672`,
    ADMIN_EMAIL: planted.mail,
    MAIL_FROM: `School <${planted.mail}>`,
    LOG_LEVEL: 'warn',
    SOME_PROGRAM_TOKEN: planted.token,
  };

  function plantInLog(): void {
    const log = createLogger({ service: 'svc-auth', level: 'warn', destination: { write: () => undefined } });
    const { secret, password, cookie, token, mail, mobile, written, bengali, ip } = planted;
    log.warn({ sid: cookie, nested: { deep: { apiKey: secret, list: [{ email: mail }] } } }, 'a call failed');
    log.error(
      { err: new Error(`no account ${mail} (${mobile}, ${written}, ${bengali}) from ${ip}`) },
      'failed',
    );
    log.warn({}, `amqp://school:${password}@broker is away; Cookie: sid=${cookie}; Bearer ${token}`);
    log.warn({}, `GET /reset?token=${token}&code=${secret}`);
    log.info({}, 'this line is of no interest');
  }

  it('has state, settings by name, log and metrics, and nothing secret or personal that was planted [OPS-05]', async () => {
    plantInLog();
    const metrics = createMetrics();
    const { mail, mobile, token } = planted;
    const reason = `Error: ${mail} / ${mobile} / Bearer ${token}`;
    const reports = startProcessReports({
      part: 'svc-auth',
      metrics,
      env,
      log: createFakeLog(),
      readServices: async () => [
        {
          name: 'svc-auth',
          status: 'ready',
          degraded: [],
          deadLetters: [{ id: mail, event: 'auth.user.verified.v1', reason, failedAt: 'now', attempts: 4 }],
        },
      ],
    });
    const gateway = await start({ reports });
    const browser = await browserOf(gateway);
    const answer = await browser.get(`${at}/support-bundle`);
    expect(answer.headers.get('content-disposition')).toMatch(/pathshala-support-.*\.zip/u);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const texts = Object.entries(files).map(([file, bytes]) => [file, strFromU8(bytes)] as const);
    const all = texts.map(([, text]) => text).join('\n');
    for (const value of Object.values(planted)) expect(all).not.toContain(value);
    expect(texts.map(([file]) => file.replace(/-[0-9a-f]{8}\.jsonl$/u, '')).sort()).toEqual([
      'README.txt',
      'history.json',
      'log/svc-auth',
      'machines.json',
      'metrics.txt',
      'remotes.json',
      'settings.json',
      'status.json',
    ]);
    expect(all).toContain('auth.user.verified.v1');
    expect(all).toContain('no account [address] ([number], [number], [number]) from [ip]');
    expect(all).toContain('"SESSION_SECRET": "set"');
    expect(all).toContain('"LOG_LEVEL": "warn"');
    expect(all).not.toContain('of no interest');
    expect(all).not.toContain('SOME_PROGRAM_TOKEN');
    expect(gateway.log.lines.some(({ text }) => text === 'support-bundle.made')).toBe(true);
    await reports.stop();
    metrics.close();
  });

  it('is for administrators of the whole site, and for programs on this machine', async () => {
    const gateway = await start();
    for (const who of [{ permissions: ['support'] }, { role: 'student' }, null] as const) {
      const { status } = await (await browserOf(gateway, who)).get(`${at}/support-bundle`);
      expect(status).toBe(who === null ? 401 : 403);
    }
    expect((await fetch(`${gateway.url}/supportz`)).headers.get('content-type')).toBe('application/zip');
    const forwarded = await fetch(`${gateway.url}/supportz`, { headers: { 'x-forwarded-for': '8.8.8.8' } });
    expect(forwarded.status).toBe(404);
  });
});
