import type { RequestListener } from 'node:http';
import express from 'express';
import { createApi, type ApiDependencies } from './api/api.ts';
import { createApiDocs } from './docs/api-docs.ts';
import { createStreamHolder } from './api/held/hold-stream.ts';
import { createSessionCache, type SessionCacheDependencies } from './api/session-cache.ts';
import { createStoreMarker } from './api/store-marker.ts';
import { createHealth, type HealthDependencies } from './health/health.ts';
import { createOperations, type OperationsDependencies } from './operations/operations.ts';
import { createReleaseAudit } from './operations/releases/release-audit.ts';
import { limitByAddress, type AddressLimit } from './http/address-limit.ts';
import { compressResponse } from './http/compress-response.ts';
import { closeWhileDraining } from './http/connection-header.ts';
import { errors, sendError } from './http/error-response.ts';
import { composeMiddleware, type Step } from './http/compose-middleware.ts';
import { limitUnreadBody } from './http/limit-unread-body.ts';
import { listenWithContext, readAddress, type Middleware } from './http/request-context.ts';
import { observeRequests, type ObserveRequestsDependencies } from './http/observe-requests.ts';
import { isApi } from './http/request-target.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { createBuildsRegistry } from './site/builds-registry.ts';
import type { Registry } from './site/registry.ts';
import { createPageMeta } from './site/page-meta.ts';
import { createPlainPage } from './site/plain/plain-page.ts';
import { createRemoteOrigins } from './site/remote-origins.ts';
import { createSite } from './site/site.ts';
import { createSiteFacts } from './site/site-facts.ts';

export interface GatewayOptions
  extends
    Omit<SessionCacheDependencies, 'marker'>,
    Omit<ApiDependencies, 'docs' | 'sessions' | 'marker' | 'streams'>,
    Omit<HealthDependencies, 'isDraining' | 'registry'>,
    ObserveRequestsDependencies,
    Omit<OperationsDependencies, 'registry' | 'releaseAudit'> {
  /** The number of proxies in front (0). Any other number lets a client choose its address. */
  readonly trustedHops: number;
  /** The folder that holds `shell/dist` and `mfe-x/dist`. */
  readonly siteRoot: string;
  /** The published remotes; by default the builds under `siteRoot`. */
  readonly remotes?: Registry | undefined;
  /** Other origins that remotes may come from; for development only. */
  readonly remoteOrigins?: readonly string[];
  /** `off`: the site takes its service worker back (on). */
  readonly serviceWorker?: 'on' | 'off' | undefined;
  /** The OpenAPI document. */
  readonly openApi: () => Promise<unknown>;
  readonly addressLimit?: AddressLimit | undefined;
  /** Milliseconds between two looks for changes of remotes that are not in the audit log yet (10 s). */
  readonly auditPollMs?: number | undefined;
}

interface Gateway {
  readonly listener: RequestListener;
  /** Readiness is refused from here on, answers ask for their connection to be closed, streams end, and nothing runs by itself any more. */
  drain(): void;
}

/** Everything that the outside can reach: the middlewares in the order in which a request passes them. */
export function createGateway(options: GatewayOptions): Gateway {
  const { log, publicUrl, remoteOrigins = [], siteRoot: root } = options;
  let isDraining = false;
  const marker = createStoreMarker(options.keyValue, options.now);
  // Known before the first session is confirmed, where the store answers.
  marker.refresh();
  const sessions = createSessionCache({ ...options, marker });
  const streams = createStreamHolder(options);
  const security = createSecurityHeaders({ publicUrl, remoteOrigins });

  const registry = options.remotes ?? createBuildsRegistry(root, log);
  const releaseAudit =
    registry.store && createReleaseAudit({ ...options, store: registry.store, pollMs: options.auditPollMs });
  const upstreams = [...options.upstreams, createOperations({ ...options, registry, releaseAudit })];
  // An app changes the prototypes of request and response, which makes everything that Node and a mounted service do with
  // them slower. Files need one, for its `sendFile`.
  const site = express().disable('x-powered-by').disable('etag').set('query parser', false);
  const remoteOriginsOf = createRemoteOrigins({ sessions, publicUrl, remoteOrigins, log });
  const isSecure = publicUrl.startsWith('https:');
  const readMeta = createPageMeta(options);
  const readFacts = createSiteFacts(options);
  site.use(
    createSite({
      root,
      security,
      remoteOriginsOf,
      registry,
      isSecure,
      readMeta,
      readFacts,
      readPlain: createPlainPage({ ...options, registry }),
      publicUrl,
      hasWorker: options.serviceWorker !== 'off',
    }),
  );
  const answer = composeMiddleware(
    readAddress(options.trustedHops),
    observeRequests(options),
    limitUnreadBody(options.now),
    closeWhileDraining(() => isDraining),
    security.set,
    rejectUnreadable,
    unlessApi(createHealth({ ...options, registry, isDraining: () => isDraining })),
    limitByAddress(log, options.addressLimit),
    compressResponse,
    onlyApi(
      createApi({ ...options, upstreams, sessions, marker, streams, docs: createApiDocs(options.openApi) }),
    ),
    site,
  );

  return {
    listener: listenWithContext(answer, (error, response) => {
      const { requestId, target } = response.locals;
      log.error({ err: error, requestId, path: target.path }, 'a request failed');
      sendError(response, errors.internal);
    }),
    drain() {
      isDraining = true;
      streams.end();
      releaseAudit?.close();
    },
  };
}

const rejectUnreadable: Middleware = (_request, response, next) => {
  if (response.locals.isReadable) next();
  else sendError(response, errors.malformed);
};

const onlyApi =
  (api: Step): Step =>
  (request, response, next) =>
    isApi(response.locals.target) ? api(request, response, next) : next();

const unlessApi =
  (other: Step): Step =>
  (request, response, next) =>
    isApi(response.locals.target) ? next() : other(request, response, next);
