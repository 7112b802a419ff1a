import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountedUpstream } from '../src/api/mounted-upstream.ts';
import { remoteUpstream } from '../src/api/remote-upstream.ts';
import type { Upstream } from '../src/api/upstream.ts';
import { openHttpListener } from '../src/http/http-listener.ts';
import { createGateway, type GatewayOptions } from '../src/gateway.ts';
import { startProcessReports } from '@pathshala/service-kit/operations/process-reports';
import { createMetrics } from '@pathshala/service-kit/telemetry/metrics';
import { servicePrefixes } from '../src/service-prefixes.ts';
import { createFakeService, type FakeService } from './fake-service.ts';
import {
  createClock,
  createFakeKeyValue,
  createFakeLog,
  createFakeSessions,
  fakeSigner,
  verifyFakeIdentity,
  listenWith,
  type Clock,
  type Switch,
} from './fakes.ts';

export type Mounting = 'in one process' | 'over the wire';

export interface TestGateway {
  readonly url: string;
  readonly siteRoot: string;
  readonly service: FakeService;
  readonly sessions: ReturnType<typeof createFakeSessions>;
  readonly store: Switch;
  readonly clock: Clock;
  readonly log: ReturnType<typeof createFakeLog>;
  /** Sessions and everything else of the key-value store are lost. */
  emptyStore(): void;
  drain(): void;
  stop(): Promise<void>;
}

const oneClickRoute = { method: 'post', path: '/courses/one-click', oneClick: true } as const;
const heldRoute = { method: 'get', path: '/courses/held', held: true } as const;
const receiptRoute = { method: 'put', path: '/exams/attempts/{id}/answers', receipt: true } as const;

interface StartOptions extends Partial<GatewayOptions> {
  readonly upstreamUrl?: string;
  /** Milliseconds; a test of a service that hangs chooses it short. */
  readonly answerTimeoutMs?: number;
}

export async function startGateway(
  mounting: Mounting = 'in one process',
  options: StartOptions = {},
): Promise<TestGateway> {
  const store: Switch = { isAway: false };
  const clock = createClock();
  const log = createFakeLog();
  const sessions = createFakeSessions(store);
  const keyValue = createFakeKeyValue(store, clock);
  const service = createFakeService(sessions);
  const upstream = mounting === 'over the wire' ? await listenWith(service.listener) : null;
  const siteRoot = mkdtempSync(join(tmpdir(), 'gateway-site-'));
  const httpListener = await openHttpListener({ host: '127.0.0.1', port: 0 });
  const url = options.upstreamUrl ?? upstream?.url;
  const upstreams = [...servicePrefixes].map(([name, prefixes]): Upstream =>
    url === undefined
      ? mountedUpstream({
          name,
          prefixes,
          listener: service.listener,
          routes: [oneClickRoute, heldRoute],
          status: () => Promise.resolve({ status: 'ready', degraded: [] }),
        })
      : remoteUpstream({
          name,
          prefixes,
          urls: [url],
          answerTimeoutMs: options.answerTimeoutMs ?? 15_000,
          routes: [oneClickRoute, heldRoute, receiptRoute],
        }),
  );
  const ownMetrics = createMetrics();
  const reports = startProcessReports({ part: 'gateway', metrics: ownMetrics, log, now: clock.now });
  const gateway = createGateway({
    reports,
    upstreams,
    sessions,
    keyValue,
    signer: fakeSigner,
    verifyIdentity: verifyFakeIdentity,
    sessionSecret: 'a secret of the tests',
    publicUrl: httpListener.url,
    trustedHops: 1,
    siteRoot,
    openApi: () =>
      Promise.resolve({
        info: { title: 'Pathshala', version: '1' },
        paths: { '/api/courses': { get: { summary: 'The <courses>' } } },
      }),
    metrics: () => Promise.resolve({ text: 'up 1\n', contentType: 'text/plain' }),
    log,
    now: clock.now,
    ...options,
  });
  httpListener.use(gateway.listener);
  return {
    url: httpListener.url,
    siteRoot,
    service,
    sessions,
    store,
    clock,
    log,
    emptyStore() {
      sessions.empty();
      keyValue.empty();
    },
    drain: () => gateway.drain(),
    async stop() {
      gateway.drain();
      await httpListener.close(50);
      await upstream?.stop();
      await reports.stop();
      ownMetrics.close();
      rmSync(siteRoot, { recursive: true, force: true });
    },
  };
}
