import { join } from 'node:path';
import { createGateway } from '@pathshala/gateway';
import { openHttpListener } from '@pathshala/gateway/http-listener';
import { openRemotes } from '@pathshala/gateway/open-remotes';
import { openSqliteKeyValue } from '@pathshala/stores/key-value/sqlite';
import { createIdentitySigner } from '@pathshala/service-kit/identity/signer';
import { createIdentityVerifier } from '@pathshala/service-kit/identity/verifier';
import { startProcessReports } from '@pathshala/service-kit/operations/process-reports';
import { createSessionStore } from '@pathshala/service-kit/identity/session-store';
import { createLogger } from '@pathshala/service-kit/telemetry/create-logger';
import { createMetrics } from '@pathshala/service-kit/telemetry/metrics';

/** A gateway without services, on REMOTES_STORE. Prints its URL. */
const {
  DATA_DIR: dataDir = '',
  SITE_ROOT: siteRoot = '',
  REMOTES_STORE: remotesStore,
  POLL_MS,
} = process.env;
const log = createLogger({ service: 'gateway', level: 'silent' });
const httpListener = await openHttpListener({ host: '127.0.0.1', port: 0 });
const keyValue = await openSqliteKeyValue({ file: join(dataDir, 'key-value.sqlite') });
const remotes = await openRemotes({ remotesStore, dataDir, env: process.env, log, pollMs: Number(POLL_MS) });
const gateway = createGateway({
  reports: startProcessReports({ part: 'gateway', metrics: createMetrics(), log }),
  remotes,
  upstreams: [],
  sessions: createSessionStore({ keyValue, now: Date.now }),
  keyValue,
  signer: createIdentitySigner({ key: 'k'.repeat(32) }),
  verifyIdentity: createIdentityVerifier({ key: 'k'.repeat(32), audience: 'gateway' }),
  sessionSecret: 's'.repeat(32),
  publicUrl: httpListener.url,
  trustedHops: 0,
  siteRoot,
  openApi: () => Promise.resolve({}),
  metrics: () => Promise.resolve({ text: '', contentType: 'text/plain' }),
  log,
  now: Date.now,
});
httpListener.use(gateway.listener);
process.stdout.write(`${httpListener.url}\n`);
