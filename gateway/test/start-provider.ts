import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteKeyValue } from '@pathshala/stores/key-value/sqlite';
import type { ProvidingService } from '@pathshala/pact/provider';
import { startProcessReports } from '@pathshala/service-kit/operations/process-reports';
import { createMetrics } from '@pathshala/service-kit/telemetry/metrics';
import { openStore } from '@pathshala/releases/open-store';
import type { ReleaseStore } from '@pathshala/releases/port';
import { identityPorts } from '../src/api/identity-ports.ts';
import type { Upstream } from '../src/api/upstream.ts';
import { createBrowserErrors, type BrowserErrors } from '../src/operations/browser-errors/browser-errors.ts';
import { createOperations } from '../src/operations/operations.ts';
import { openStoreRegistry } from '../src/site/store-registry.ts';
import { createFakeLog } from './fakes.ts';

export interface GatewayProvider extends ProvidingService {
  readonly store: ReleaseStore;
  /** Counts an error of a page, as it is stored. */
  readonly countError: (error: Parameters<BrowserErrors['count']>[0]) => Promise<boolean>;
}

const internalSigningKey = 'a key of at least thirty-two characters';

const parts = { documents: true, bus: true, 'key-value': true, writes: true, clock: true, results: true };

const service: Upstream = {
  name: 'svc-notes',
  prefixes: ['/notes'],
  forward: () => undefined,
  status: () => Promise.resolve({ status: 'ready', degraded: [] }),
};

/** The calls that the gateway answers itself, as it passes them on to itself: with a signed identity and without `/api`. */
export async function startProvider(): Promise<GatewayProvider> {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-provider-'));
  const siteRoot = join(folder, 'site');
  for (const place of ['store', 'site/shell/dist']) mkdirSync(join(folder, place), { recursive: true });
  writeFileSync(join(siteRoot, 'shell/dist/build.json'), JSON.stringify({ contract: '2.1.0', shared: {} }));
  const s3 = { endpoint: undefined, region: '', accessKeyId: undefined, secretAccessKey: undefined };
  const store = await openStore(join(folder, 'store'), s3);
  const keyValue = await openSqliteKeyValue({ file: join(folder, 'key-value.sqlite') });
  const log = createFakeLog();
  const errors = createBrowserErrors({ keyValue, now: Date.now });
  const registry = await openStoreRegistry({ store, cacheFolder: join(folder, 'cache'), log });
  const metrics = createMetrics();
  const reports = startProcessReports({ part: 'gateway', metrics, log });
  const operations = createOperations({
    reports,
    metrics: () => metrics.expose(),
    upstreams: [service],
    keyValue,
    registry,
    siteRoot,
    ...identityPorts(internalSigningKey),
    releaseAudit: undefined,
    publicUrl: 'http://localhost',
    log,
    now: Date.now,
  });
  return {
    store,
    countError: (error) => errors.count(error, '203.0.113.1'),
    platform: { secrets: { internalSigningKey } },
    running: {
      listener(request, response) {
        const { url: path = '/', headers } = request;
        operations.forward({ request, response, path, headers, fail: (error) => response.destroy(error) });
      },
      status: () => Promise.resolve({ status: 'ready', degraded: [], parts }),
      definition: { publishes: [] },
    },
    waitUntilIdle: () => Promise.resolve(),
    async stop() {
      registry.close();
      await reports.stop();
      metrics.close();
      await keyValue.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
