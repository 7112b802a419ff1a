import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { IdentitySigner } from '@pathshala/service-kit/identity/signer';
import type { KeyValue } from '@pathshala/key-value/port';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { createApi } from './api/api.ts';
import { createCallers } from './api/callers.ts';
import { createCsrfTokens } from './api/csrf-tokens.ts';
import { createForgeryGuard } from './api/forgery-guard.ts';
import { createRateLimits } from './api/rate-limits.ts';
import { createTakeTurn } from './api/turns.ts';
import type { Upstream } from './api/upstream.ts';
import { createApiDocs } from './docs/api-docs.ts';
import { createHealth } from './health.ts';
import { refusals, refuse } from './http/answer.ts';
import { createSiteCookies } from './http/cookies.ts';
import { openExchange, type Exchange } from './http/exchange.ts';
import { isPlainRequest } from './http/plain-request.ts';
import { readTarget, type RequestTarget } from './http/request-target.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { createUnreadBodies } from './http/unread-body.ts';
import { createRegistry } from './site/registry.ts';
import { createSite } from './site/site.ts';

export interface GatewayOptions {
  readonly upstreams: readonly Upstream[];
  readonly sessions: Platform['sessions'];
  readonly keyValue: KeyValue;
  readonly signer: IdentitySigner;
  /** Signs the anti-forgery tokens. */
  readonly sessionSecret: string;
  readonly publicUrl: string;
  /** How many proxies stand in front (0). Any other number lets a caller choose its address. */
  readonly trustedHops: number;
  /** The folder that holds `shell/dist` and `mfe-x/dist`. */
  readonly siteRoot: string;
  /** Other origins that remotes may come from; for development only. */
  readonly remoteOrigins?: readonly string[];
  /** The OpenAPI document. */
  readonly openApi: () => Promise<unknown>;
  readonly metrics: () => Promise<{ text: string; contentType: string }>;
  readonly metricsToken?: string | undefined;
  readonly metricsPort?: number | undefined;
  readonly log: Logger;
  readonly now: () => number;
}

export interface Gateway {
  readonly listener: RequestListener;
  /** Readiness is refused from here on, and answers ask for their connection to be closed. */
  drain(): void;
}

/** Everything that the outside can reach goes through this one listener. */
export function createGateway(options: GatewayOptions): Gateway {
  let isDraining = false;
  const security = createSecurityHeaders({
    publicUrl: options.publicUrl,
    remoteOrigins: options.remoteOrigins ?? [],
  });
  const health = createHealth({ ...options, isDraining: () => isDraining });
  const api = composeApi(options);
  const site = createSite({
    root: options.siteRoot,
    registry: createRegistry(options.siteRoot, options.log),
    security,
  });

  const takeTurn = createTakeTurn(options.upstreams);
  const unreadBodies = createUnreadBodies(options.now);

  const answer = async (exchange: Exchange): Promise<void> => {
    const { key } = exchange.target;
    if (await health(exchange)) return;
    if (key !== '/api' && !key.startsWith('/api/')) return site(exchange);
    await api(exchange);
  };

  const respond = (
    { request, response }: { request: IncomingMessage; response: ServerResponse },
    target: RequestTarget | null,
  ): void => {
    const exchange = openExchange(
      { request, response },
      target ?? { path: '/', key: '/', search: '' },
      options.trustedHops,
    );
    if (isData(exchange)) security.applyToData(response);
    else security.applyTo(response);
    response.setHeader('x-request-id', exchange.requestId);
    if (isDraining) response.shouldKeepAlive = false;
    else if (isData(exchange)) leaveKeepAliveUnsaid(exchange);
    watch(exchange, options.log);
    unreadBodies.limit(exchange);
    if (target === null) return refuse(exchange, refusals.malformed);
    answer(exchange).catch((error: unknown) => {
      options.log.error({ err: error, requestId: exchange.requestId, path: target.path }, 'a request failed');
      refuse(exchange, refusals.internal);
    });
  };

  return {
    listener(request, response) {
      const target = isPlainRequest(request) ? readTarget(request.url ?? '') : null;
      takeTurn({ request, response }, target, () => respond({ request, response }, target));
    },
    drain() {
      isDraining = true;
    },
  };
}

/** An answer of the API that no browser shows as a document of its own. */
function isData({ target: { key } }: Exchange): boolean {
  return key.startsWith('/api/') && key !== '/api/docs';
}

/** HTTP/1.1 keeps a connection unless told otherwise; Node would say so in 48 bytes of every saved answer. */
function leaveKeepAliveUnsaid({ request, response }: Exchange): void {
  if (request.httpVersion === '1.1' && response.shouldKeepAlive) response.removeHeader('connection');
}

function composeApi(options: GatewayOptions): (exchange: Exchange) => Promise<void> {
  const cookies = createSiteCookies(options.publicUrl.startsWith('https:'));
  const tokens = createCsrfTokens(options.sessionSecret);
  return createApi({
    upstreams: options.upstreams,
    callers: createCallers(options),
    guard: createForgeryGuard({ tokens, cookies, publicUrl: options.publicUrl }),
    limits: createRateLimits(options),
    docs: createApiDocs(options.openApi),
    signer: options.signer,
    tokens,
    cookies,
    log: options.log,
  });
}

function watch({ request, response, requestId, target }: Exchange, log: Logger): void {
  const method = request.method ?? '';
  response.once('finish', () => {
    const facts = { requestId, method, path: target.path, status: response.statusCode };
    if (response.statusCode >= 500) log.warn(facts, 'answered with a failure');
    else log.debug(facts, 'answered');
  });
  response.on('error', (error) => log.debug({ err: error, requestId }, 'the connection broke'));
}
