import { join } from 'node:path';
import { createGateway } from '@pathshala/gateway';
import { openHttpListener } from '@pathshala/gateway/http-listener';
import { canaryUpstream } from '@pathshala/gateway/canary-upstream';
import { remoteUpstream } from '@pathshala/gateway/remote-upstream';
import type { Upstream } from '@pathshala/gateway/upstream';
import { openRemotes } from '@pathshala/gateway/open-remotes';
import { openSqliteKeyValue } from '@pathshala/stores/key-value/sqlite';
import { createIdentitySigner } from '@pathshala/service-kit/identity/signer';
import { createIdentityVerifier } from '@pathshala/service-kit/identity/verifier';
import { startProcessReports } from '@pathshala/service-kit/operations/process-reports';
import { createSessionStore } from '@pathshala/service-kit/identity/session-store';
import { createLogger } from '@pathshala/service-kit/telemetry/create-logger';
import { createMetrics } from '@pathshala/service-kit/telemetry/metrics';

/** A gateway on REMOTES_STORE, without services, or with the one of SERVICE: `{ name, prefixes, urls }`. Prints its URL. */
const {
  DATA_DIR: dataDir = '',
  SITE_ROOT: siteRoot = '',
  REMOTES_STORE: remotesStore,
  POLL_MS,
  SERVICE,
} = process.env;
const log = createLogger({ service: 'gateway', level: 'silent' });
const httpListener = await openHttpListener({ host: '127.0.0.1', port: 0 });
const keyValue = await openSqliteKeyValue({ file: join(dataDir, 'key-value.sqlite') });
const remotes = await openRemotes({ remotesStore, dataDir, env: process.env, log, pollMs: Number(POLL_MS) });
const gateway = createGateway({
  reports: startProcessReports({ part: 'gateway', metrics: createMetrics(), log }),
  remotes,
  upstreams: SERVICE === undefined ? [] : [upstreamOf(SERVICE)],
  sessions: createSessionStore({ keyValue, now: Date.now }),
  keyValue,
  signer: createIdentitySigner({ key: 'k'.repeat(32) }),
  verifyIdentity: createIdentityVerifier({ key: 'k'.repeat(32), audience: 'gateway' }),
  sessionSecret: 's'.repeat(32),
  publicUrl: httpListener.url,
  trustedHops: SERVICE === undefined ? 0 : 1,
  siteRoot,
  openApi: () => Promise.resolve({}),
  metrics: () => Promise.resolve({ text: '', contentType: 'text/plain' }),
  log,
  now: Date.now,
});
httpListener.use(gateway.listener);

function upstreamOf(text: string): Upstream {
  if (remotes === undefined) throw new Error('A service needs REMOTES_STORE.');
  const {
    name,
    prefixes,
    urls: live,
  } = JSON.parse(text) as Record<'prefixes' | 'urls', string[]> & {
    name: string;
  };
  const open = (urls: readonly string[]) => remoteUpstream({ name, prefixes, urls });
  return canaryUpstream(open(live), { releases: remotes, open, log });
}

process.stdout.write(`${httpListener.url}\n`);
