import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import type { DeclaredRoute } from '../src/api/declared-calls.ts';
import { remoteUpstream } from '../src/api/remote-upstream.ts';
import { Browser } from './browser.ts';
import { listenWith, type Listening } from './fakes.ts';
import { startGateway } from './start-gateway.ts';

const routes: readonly DeclaredRoute[] = [{ method: 'put', path: '/courses/{id}', repeatable: true }];

describe('a call whose connection fails before an answer', () => {
  const open: { stop(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0).toReversed()) await one.stop();
  });

  async function replica(
    answer: (request: IncomingMessage, response: ServerResponse) => void,
  ): Promise<Listening> {
    const listening = await listenWith(answer);
    open.push(listening);
    return listening;
  }
  async function gatewayTo(...urls: readonly string[]): Promise<Browser> {
    const upstream = remoteUpstream({ name: 'svc-catalog', prefixes: ['/courses'], urls, routes });
    const gateway = await startGateway('in one process', { upstreams: [upstream] });
    open.push(gateway);
    const browser = new Browser(gateway.url);
    await browser.get('/api/csrf');
    return browser;
  }
  /** Reads the whole call, as if to carry it out, and dies. */
  const reset = (seen: string[]) =>
    replica((request) => {
      void text(request).then((body) => {
        seen.push(body);
        request.socket.destroy();
      });
    });
  const echo = () =>
    replica((request, response) => {
      void text(request).then((body) => response.end(JSON.stringify({ length: body.length })));
    });

  it('is repeated on another replica with its whole body, where the contract declares it', async () => {
    const seen: string[] = [];
    const [dying, good] = [await reset(seen), await echo()];
    const browser = await gatewayTo(good.url, dying.url);
    const body = 'x'.repeat(200_000);
    const lengths = [];
    for (let call = 0; call < 4; call += 1) {
      const answer = await browser.change('PUT', '/api/courses/c1', { body: { body } });
      lengths.push(((await answer.json()) as { length: number }).length);
    }
    expect(new Set(lengths)).toEqual(new Set([JSON.stringify({ body }).length]));
    expect(seen.length).toBeGreaterThan(0);
  });

  it('is not repeated where the contract does not declare it, since the service may have carried it out', async () => {
    const seen: string[] = [];
    const [dying, good] = [await reset(seen), await echo()];
    const browser = await gatewayTo(good.url, dying.url);
    const statuses = [];
    for (let call = 0; call < 4; call += 1)
      statuses.push((await browser.post('/api/courses/c1', { call })).status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(seen.length);
    expect(seen).toHaveLength(1);
  });

  it('is repeated in any case where there was no connection to send it on', async () => {
    const [gone, good] = [await replica(() => undefined), await echo()];
    await gone.stop();
    open.splice(open.indexOf(gone), 1);
    const browser = await gatewayTo(good.url, gone.url);
    const statuses = [];
    for (let call = 0; call < 4; call += 1)
      statuses.push((await browser.post('/api/courses', { call })).status);
    expect(statuses).toEqual([200, 200, 200, 200]);
  });

  it('goes to a replica that asks for its connection to be closed only when there is no other', async () => {
    let calls = 0;
    const stopping = await replica((_, response) => {
      calls += 1;
      response.setHeader('connection', 'close').end('{}');
    });
    const good = await echo();
    const browser = await gatewayTo(good.url, stopping.url);
    for (let call = 0; call < 10; call += 1) expect((await browser.get('/api/courses')).status).toBe(200);
    expect(calls).toBe(1);
  });
});
