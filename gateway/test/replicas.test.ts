import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { createReplicaSet } from '../src/api/replica-set.ts';
import { remoteUpstream } from '../src/api/remote-upstream.ts';
import { Browser } from './browser.ts';
import { createClock, listenWith, type Listening } from './fakes.ts';
import { startGateway } from './start-gateway.ts';

const limits = {
  connections: 2,
  connectTimeoutMs: 200,
  connectionMaxAgeMs: 60_000,
  idleTimeoutMs: 1000,
  bodyTimeoutMs: 1000,
};

function courses(urls: readonly string[]) {
  return remoteUpstream({ name: 'svc-catalog', prefixes: ['/courses'], urls, answerTimeoutMs: 300 });
}

describe('the replicas of a service', () => {
  const open: Listening[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((listening) => listening.stop()));
  });

  async function listen(...args: Parameters<typeof listenWith>): Promise<Listening> {
    const listening = await listenWith(...args);
    open.push(listening);
    return listening;
  }

  it('share the calls', async () => {
    const seen = [0, 0];
    const answers = [0, 1].map((index) =>
      listen((_, response) => {
        seen[index] = (seen[index] ?? 0) + 1;
        setTimeout(() => response.end('{}'), 20);
      }),
    );
    const [one, two] = await Promise.all(answers);
    const upstream = courses([one?.url ?? '', two?.url ?? '']);
    const gateway = await startGateway('in one process', { upstreams: [upstream] });
    const browser = new Browser(gateway.url);
    await Promise.all(Array.from({ length: 20 }, () => browser.get('/api/courses')));
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(8);
    expect(seen).toHaveLength(2);
    await gateway.stop();
  });

  it('answer as long as one of them does, whether another is gone or hangs', async () => {
    const gone = await listen(() => undefined);
    await gone.stop();
    const hanging = await listen(() => undefined);
    const good = await listen((_, response) => response.end('{}'));
    const upstream = courses([gone.url, hanging.url, good.url]);
    const gateway = await startGateway('in one process', { upstreams: [upstream] });
    const browser = new Browser(gateway.url);
    const statuses: number[] = [];
    for (let call = 0; call < 20; call += 1) statuses.push((await browser.get('/api/courses')).status);
    // The call that found out that one hangs had its time; it is not repeated.
    expect(statuses.filter((status) => status === 503)).toHaveLength(1);
    expect(statuses.slice(-10)).toEqual(Array.from({ length: 10 }, () => 200));
    await gateway.stop();
  });

  it('answer as long as one of them accepts the identity of the caller, whatever is called', async () => {
    const bodies: string[] = [];
    const wrong = await listen((_, response) =>
      response.writeHead(503, { 'x-identity-refused': 'from the future' }).end('{}'),
    );
    const good = await listen((request, response) => {
      request
        .on('data', (chunk: Buffer) => bodies.push(chunk.toString()))
        .on('end', () => response.end('{}'));
    });
    const gateway = await startGateway('in one process', { upstreams: [courses([wrong.url, good.url])] });
    const browser = new Browser(gateway.url);
    await browser.get('/api/courses');
    for (let call = 0; call < 10; call += 1)
      expect((await browser.post('/api/courses', { call })).status).toBe(200);
    expect(bodies).toHaveLength(10);
    await good.stop();
    const refused = await browser.post('/api/courses', { call: 'last' });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('x-identity-refused')).toBeNull();
    await gateway.stop();
  });

  it('show which of them is away', async () => {
    const gone = await listen(() => undefined);
    await gone.stop();
    const good = await listen((_, response) => response.end('{"status":"ready","degraded":[]}'));
    expect(await courses([gone.url, good.url]).status()).toEqual({
      status: 'degraded',
      degraded: [gone.url],
    });
    expect(await courses([gone.url]).status()).toBeNull();
  });

  it('may be reached over https', async () => {
    const [key, cert] = ['key', 'cert'].map((part) =>
      readFileSync(new URL(`tls/localhost.${part}.pem`, import.meta.url), 'utf8'),
    );
    const server = createServer({ key, cert }, (_, response) => response.end('{"secure":true}'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `https://localhost:${(server.address() as AddressInfo).port}`;
    const statusAndBody = async () => {
      const gateway = await startGateway('in one process', { upstreams: [courses([url])] });
      const answer = await new Browser(gateway.url).get('/api/courses');
      const body = await answer.text();
      await gateway.stop();
      return [answer.status, body];
    };
    expect((await statusAndBody())[0]).toBe(503);
    setDefaultCACertificates([...getCACertificates('default'), cert ?? '']);
    expect(await statusAndBody()).toEqual([200, '{"secure":true}']);
    server.close();
    server.closeAllConnections();
  });
});

describe('the choice of a replica', () => {
  const urls = ['http://one.example', 'http://two.example'];

  function start() {
    const clock = createClock();
    const set = createReplicaSet(urls, limits, clock.now);
    const [one, two] = set.replicas;
    if (one === undefined || two === undefined) throw new Error('two replicas were asked for');
    return { clock, set, one, two };
  }

  it('avoids the one with more calls in progress, as a hung one soon has', () => {
    const { set, one, two } = start();
    one.inProgress = 1;
    expect(set.pick()).toBe(two);
    two.inProgress = 2;
    expect(set.pick()).toBe(one);
  });

  it('leaves out the one that failed for a while, twice as long each time', () => {
    const { clock, set, one, two } = start();
    two.inProgress = 5;
    for (const ejectionMs of [1000, 2000, 4000]) {
      set.reportFailure(one);
      clock.pass(ejectionMs - 1);
      expect(set.pick()).toBe(two);
      clock.pass(1);
      expect(set.pick()).toBe(one);
    }
  });

  it('tries the one that failed with a single call, until that succeeds', () => {
    const { clock, set, one, two } = start();
    two.inProgress = 5;
    set.reportFailure(one);
    clock.pass(1000);
    one.inProgress = 1;
    expect(set.pick()).toBe(two);
    set.reportSuccess(one);
    expect(set.pick()).toBe(one);
  });

  it('leaves out the one that is about to stop, and comes back to it when there is no other', () => {
    const { clock, set, one, two } = start();
    two.inProgress = 5;
    set.reportDraining(one);
    expect(set.pick()).toBe(two);
    set.reportFailure(two);
    expect(set.pick()).toBe(one);
    set.reportSuccess(two);
    clock.pass(1000);
    expect(set.pick()).toBe(one);
  });

  it('takes any when all have failed', () => {
    const { set, one, two } = start();
    set.reportFailure(one);
    set.reportFailure(two);
    expect(urls).toContain(set.pick().url);
  });
});
