import type { KeyValue } from '@pathshala/stores/key-value/port';
import { messages } from '@pathshala/gateway-contract/messages';
import { prefixes } from '@pathshala/gateway-contract/prefixes';
import type { StandbyState } from '@pathshala/stores/standby/port';
import type { AuditLog } from '@pathshala/service-kit/http/audit-log';
import type { BoundRoute } from '@pathshala/service-kit/http/handler';
import { createHttpApp } from '@pathshala/service-kit/http/http-app';
import { createRateLimiter } from '@pathshala/service-kit/http/rate-limiter';
import type { ProcessReports } from '@pathshala/service-kit/operations/process-reports';
import type { IdentityVerifier } from '@pathshala/service-kit/identity/verifier';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { securityEvent } from '@pathshala/service-kit/telemetry/security-event';
import { mountedUpstream } from '../api/mounted-upstream.ts';
import type { Upstream } from '../api/upstream.ts';
import type { Registry } from '../site/registry.ts';
import { createBrowserErrors } from './browser-errors/browser-errors.ts';
import { browserErrorRoutes } from './browser-errors/browser-error-routes.ts';
import { partsRoute } from './parts-route.ts';
import { historyRoute } from './history-route.ts';
import { supportRoute } from './support/support-route.ts';
import type { ReleaseAudit } from './releases/release-audit.ts';
import { createReleaseCalls } from './releases/release-calls.ts';
import { releaseRoutes } from './releases/release-routes.ts';

export interface OperationsDependencies {
  readonly upstreams: readonly Upstream[];
  readonly keyValue: KeyValue;
  readonly registry: Registry;
  /** The folder that holds `shell/dist`. */
  readonly siteRoot: string;
  /** Verifies tokens for the audience `gateway`. */
  readonly verifyIdentity: IdentityVerifier;
  /** The deployed version; left out if the gateway runs from a checkout. */
  readonly version?: string | undefined;
  /** Left out: no standby can follow this site. */
  readonly standby?: (() => StandbyState) | undefined;
  readonly publicUrl: string;
  readonly releaseAudit: ReleaseAudit | undefined;
  /** How all processes of the site are. */
  readonly reports: ProcessReports;
  /** The process's metrics in Prometheus' text format. */
  readonly metrics: () => Promise<{ text: string; contentType: string }>;
  readonly log: Logger;
  readonly now: () => number;
}

const name = 'gateway';

/** Serves the gateway's own calls like one more service behind it: access, limits and answers are those of the kit. */
export function createOperations(dependencies: OperationsDependencies): Upstream {
  const { keyValue, verifyIdentity, publicUrl, log, now } = dependencies;
  const routes: readonly BoundRoute[] = [
    partsRoute(dependencies),
    ...browserErrorRoutes(createBrowserErrors({ keyValue, now })),
    ...releaseRoutes(createReleaseCalls(dependencies)),
    historyRoute(dependencies),
    supportRoute(dependencies),
  ];
  const listener = createHttpApp({
    service: name,
    routes,
    messages,
    verifyIdentity,
    countCall: createRateLimiter({ service: name, keyValue, log }),
    auditLog: auditLogIn(log),
    log,
    now,
    hasSecureCookies: !publicUrl.startsWith('http://'),
  });
  return mountedUpstream({
    name,
    prefixes,
    listener,
    routes: routes.map(({ route }) => route),
    status: () => Promise.resolve({ status: 'ready', degraded: [] }),
  });
}

/** Writes to the security log. The audit log gets its entries from the history of the releases (release-audit.ts). */
function auditLogIn(log: Logger): AuditLog {
  return {
    async record({ userId, route, id, address, requestId }) {
      const facts = { userId, route, id, address: address ?? null, requestId };
      securityEvent(log, 'remote.changed', facts);
    },
  };
}
