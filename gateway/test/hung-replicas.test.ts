import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchForHangs } from '../src/api/hung-replicas.ts';
import { createReplicaSet } from '../src/api/replica-set.ts';
import { remoteUpstream } from '../src/api/remote-upstream.ts';
import { Browser } from './browser.ts';
import { listenWith } from './fakes.ts';
import { startGateway } from './start-gateway.ts';

/** Counts the calls that it carries out by method, and says so in each answer. */
const service = `
  const counts = {};
  const server = require('node:http').createServer((request, response) => {
    if (request.url === '/healthz') return response.end('ok');
    if (request.url === '/courses/stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      return response.write('data: 1\\n\\n');
    }
    counts[request.method] = (counts[request.method] ?? 0) + 1;
    request.resume().on('end', () =>
      setTimeout(() => response.end(JSON.stringify({ pid: process.pid, counts })), 20));
  });
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

async function startReplica(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['-e', service], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  return { child, url: `http://127.0.0.1:${line.toString().trim()}` };
}

interface Answer {
  readonly pid: number;
  readonly counts: Readonly<Record<string, number>>;
}

const answersOf = async (responses: readonly Response[]): Promise<Answer[]> =>
  Promise.all(responses.map(async (response) => (await response.json()) as Answer));

describe('a replica that accepts calls and does not answer', () => {
  let replicas: Awaited<ReturnType<typeof startReplica>>[];
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  let browser: Browser;

  beforeEach(async () => {
    replicas = await Promise.all([startReplica(), startReplica()]);
    const upstream = remoteUpstream({
      name: 'svc-catalog',
      prefixes: ['/courses'],
      urls: replicas.map(({ url }) => url),
      routes: [{ method: 'put', path: '/courses/answers', repeatable: true }],
    });
    gateway = await startGateway('in one process', { upstreams: [upstream] });
    browser = new Browser(gateway.url);
    await browser.get('/api/courses');
  });

  afterEach(async () => {
    await gateway.stop();
    for (const { child } of replicas) child.kill('SIGKILL');
  });

  const hung = () => replicas[0]?.child;
  const servedByHung = (answers: readonly Answer[]) => answers.filter(({ pid }) => pid === hung()?.pid);
  const readMany = async () =>
    answersOf(await Promise.all(Array.from({ length: 10 }, () => browser.get('/api/courses'))));

  it('is left out, its reads and repeatable calls are answered by the other, and it returns [REP-01]', async () => {
    hung()?.kill('SIGSTOP');
    const began = performance.now();
    const calls = Array.from({ length: 10 }, (_, call) => [
      browser.get('/api/courses'),
      browser.change('PUT', '/api/courses/answers', { body: { call } }),
    ]);
    const responses = await Promise.all(calls.flat());
    const elapsed = performance.now() - began;
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    // 2 s on a machine with nothing else to do; a call that is not moved takes 15 s and fails.
    expect(elapsed).toBeLessThan(5000);
    expect(servedByHung(await readMany())).toEqual([]);

    hung()?.kill('SIGCONT');
    await expect
      .poll(async () => servedByHung(await readMany()).length, { timeout: 10_000 })
      .toBeGreaterThan(0);
  });

  it('keeps the calls that must not be carried out twice [REP-01]', async () => {
    hung()?.kill('SIGSTOP');
    const posts = Array.from({ length: 6 }, (_, call) => browser.post('/api/courses', { call }));
    // Reads that began later have been moved already.
    await Promise.all(Array.from({ length: 6 }, () => browser.get('/api/courses')));
    hung()?.kill('SIGCONT');
    const answers = await answersOf(await Promise.all(posts));
    const carriedOut = new Map<number, number>();
    for (const { pid, counts } of answers)
      carriedOut.set(pid, Math.max(carriedOut.get(pid) ?? 0, counts['POST'] ?? 0));
    expect(servedByHung(answers).length).toBeGreaterThan(0);
    expect([...carriedOut.values()].reduce((sum, count) => sum + count, 0)).toBe(6);
  });

  it('loses its event streams, which their readers open again elsewhere [REP-01]', async () => {
    const streams = await Promise.all([0, 1].map(() => browser.get('/api/courses/stream')));
    hung()?.kill('SIGSTOP');
    const ends = streams.map((stream) =>
      stream.text().then(
        () => 'ended',
        () => 'broken',
      ),
    );
    expect(await Promise.race(ends)).toBe('broken');
  });
});

describe('the health check of replicas', () => {
  const check = { intervalMs: 20, timeoutMs: 100 };
  const limits = {
    connections: 2,
    connectTimeoutMs: 200,
    connectionMaxAgeMs: 60_000,
    idleTimeoutMs: 1000,
    bodyTimeoutMs: 1000,
  };

  it('leaves a slow replica in the choice, which answers other calls meanwhile [REP-01]', async () => {
    let asked = 0;
    const slow = await listenWith(() => void (asked += 1));
    const good = await listenWith((_, response) => response.end());
    const set = createReplicaSet([slow.url, good.url], limits);
    const [first, second] = set.replicas;
    if (first === undefined || second === undefined) throw new Error('two replicas were asked for');
    const answering = setInterval(() => set.reportSuccess(first), 5);
    watchForHangs(set.replicas, check);
    await expect.poll(() => asked, { timeout: 10_000 }).toBeGreaterThan(3);
    expect(first.isHung).toBe(false);
    clearInterval(answering);
    await expect.poll(() => first.isHung, { timeout: 10_000 }).toBe(true);
    expect(second.isHung).toBe(false);
    expect([set.pick(), set.pick()]).toEqual([second, second]);
    // One that refuses connections is not hung, and with all away any is tried.
    await Promise.all([slow.stop(), good.stop()]);
    await expect.poll(() => first.isHung, { timeout: 10_000 }).toBe(false);
    expect(set.replicas).toContain(set.pick());
  });
});
