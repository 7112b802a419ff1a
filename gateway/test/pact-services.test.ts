import { hash } from 'node:crypto';
import { matchersOf } from '@pathshala/pact/example';
import { MatchersV3 } from '@pathshala/pact/engine';
import { recordedPact } from '@pathshala/pact/recorded-pact';
import type { ReportedChange } from '@pathshala/releases/audit/reported-change';
import { recordReleaseChange, resolveApiKey } from '@pathshala/svc-auth-contract/internal';
import { auditor } from '@pathshala/platform';
import { describe, expect, it } from 'vitest';
import { createKeyReader } from '../src/api/read-api-key.ts';
import { remoteUpstream } from '../src/api/remote-upstream.ts';
import { servicePrefixes } from '../src/service-prefixes.ts';
import { createSiteFacts } from '../src/site/site-facts.ts';
import { recordChange } from '../src/operations/releases/record-change.ts';
import { Browser } from './browser.ts';
import { createFakeLog, fakeSigner } from './fakes.ts';
import { startGateway } from './start-gateway.ts';

/** The headers that the gateway adds to a call: who calls, and the id under which both log it. */
const added = { 'x-identity': MatchersV3.like('token'), 'x-request-id': MatchersV3.like('request1') };

/** Calls that it forwards, one for the service that every request of a person concerns. */
const forwardedCalls: Readonly<Record<string, readonly string[]>> = { 'svc-auth': ['/auth/login'] };

/** The services that have the audit log, and the API keys. */
const auditors = [auditor().name];

/** Name and logo of the school, which every page shows; the build of the shell names the call. */
const siteCalls: Readonly<Record<string, readonly string[]>> = { 'svc-auth': ['/settings'] };

describe.each([...servicePrefixes])('what the gateway needs of %s', (provider, prefixes) => {
  const { pact, compare } = recordedPact({ consumer: 'gateway', provider });

  it('its status', async () => {
    const status = await pact
      .addInteraction()
      .uponReceiving('its status')
      .withRequest('GET', '/statusz')
      .willRespondWith(200, (response) => {
        response.jsonBody({ ...(matchersOf({ status: 'ready' }) as object), degraded: MatchersV3.like([]) });
      })
      .executeTest(({ url }) => {
        // The engine of the pacts runs in this process and may keep it busy for seconds.
        const upstream = remoteUpstream({ name: provider, prefixes, urls: [url], statusTimeoutMs: 15_000 });
        return upstream.status();
      });
    expect(status).toEqual({ status: 'ready', degraded: [] });
  });

  it.each(auditors.filter((name) => name === provider))(
    'its entry of a change of what is live in the audit log',
    async () => {
      const change: ReportedChange = {
        id: 'change1',
        verb: 'promote',
        name: 'mfe-exams',
        at: '2026-01-15T10:00:00.000Z',
        by: 'ayesha',
        userId: 'admin1',
        requestId: 'request1',
        address: '203.0.113.7',
        device: 'Tablet',
        changes: [{ field: 'live', before: null, after: 'v1' }],
      };
      const recorded = pact
        .addInteraction()
        .given('the caller', { isGateway: true })
        .uponReceiving('a change of what is live')
        .withRequest('POST', recordReleaseChange.path, (request) => {
          request.jsonBody(change).headers(added);
        })
        .willRespondWith(200, (response) => {
          response.jsonBody(matchersOf({ _id: change.id }));
        })
        .executeTest(({ url }) => {
          const upstreams = [remoteUpstream({ name: provider, prefixes, urls: [url] })];
          return recordChange({ upstreams, signer: fakeSigner, timeoutMs: 15_000 }, change);
        });
      await expect(recorded).resolves.toBeUndefined();
    },
  );

  it.each(auditors.filter((name) => name === provider))('who calls with an API key', async () => {
    const key = `ps_${'a'.repeat(43)}`;
    const maker = { userId: 'admin1', username: 'head', name: 'Head', permissions: ['support'] };
    const read = pact
      .addInteraction()
      .given('there is an API key of 43 letters a')
      .given('the caller', { isGateway: true })
      .uponReceiving('a call with an API key')
      .withRequest('POST', resolveApiKey.path, (request) => {
        request.jsonBody({ hash: hash('sha256', key, 'hex'), address: '203.0.113.7' }).headers(added);
      })
      .willRespondWith(200, (response) => {
        response.jsonBody({
          ...(matchersOf({ ...maker, keyId: 'key1' }) as object),
          state: 'accepted',
          permissions: MatchersV3.eachLike('support'),
        });
      })
      .executeTest(({ url }) => {
        const upstreams = [remoteUpstream({ name: provider, prefixes, urls: [url] })];
        return createKeyReader({ upstreams, signer: fakeSigner, timeoutMs: 15_000 })(key, '203.0.113.7');
      });
    await expect(read).resolves.toMatchObject({
      program: { ...maker, role: 'key', apiKey: { keyId: 'key1' }, sessionKey: null },
    });
  });

  it.each(siteCalls[provider] ?? [])('name and logo of the school, from %s', async (path) => {
    const facts = { siteName: { bn: 'পাঠশালা', en: 'Pathshala' } };
    const read = pact
      .addInteraction()
      .given('the site has its settings')
      .given('the caller', { role: 'visitor' })
      .uponReceiving('name and logo of the school')
      .withRequest('GET', path, (request) => {
        request.headers(added);
      })
      .willRespondWith(200, (response) => {
        response.jsonBody(matchersOf(facts));
      })
      .executeTest(({ url }) => {
        const upstreams = [remoteUpstream({ name: provider, prefixes, urls: [url] })];
        const log = createFakeLog();
        return createSiteFacts({ upstreams, signer: fakeSigner, now: Date.now, log })(path);
      });
    await expect(read).resolves.toEqual({ ...facts, logo: null });
  });

  it.each(forwardedCalls[provider] ?? [])('the answer to %s, which it forwards', async (path) => {
    const body = { username: 'rahima', password: 'three blue boats' };
    const answer = { username: 'rahima' };
    const forwarded = await pact
      .addInteraction()
      .given('the caller', { role: 'visitor' })
      .given('there is an account rahima')
      .uponReceiving('a forwarded log-in')
      .withRequest('POST', path, (request) => {
        request.jsonBody(body).headers(added);
      })
      .willRespondWith(200, (response) => {
        response.jsonBody(matchersOf(answer));
      })
      .executeTest(async ({ url }) => {
        const gateway = await startGateway('over the wire', { upstreamUrl: url });
        const browser = new Browser(gateway.url);
        await browser.get('/api/csrf');
        const response = await browser.post(`/api${path}`, body);
        const received: unknown = await response.json();
        await gateway.stop();
        return received;
      });
    expect(forwarded).toEqual(answer);
  });

  compare();
});
