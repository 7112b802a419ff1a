import { access } from 'node:fs/promises';
import { Router } from 'express';
import type { KeyValue } from '@pathshala/stores/key-value/port';
import type { StandbyState } from '@pathshala/stores/standby/port';
import type { Upstream, UpstreamStatus } from '../api/upstream.ts';
import { isLoopback } from '../http/client-address.ts';
import { errors, sendError } from '../http/error-response.ts';
import type { GatewayResponse, Middleware } from '../http/request-context.ts';
import { sendJson, sendText } from '../http/send-text.ts';
import { mayReadMetrics, type MetricsAccess } from './metrics-access.ts';

export interface HealthDependencies extends MetricsAccess {
  readonly upstreams: readonly Upstream[];
  readonly keyValue: KeyValue;
  /** The folder that holds `shell/dist`. */
  readonly siteRoot: string;
  readonly isDraining: () => boolean;
  /** Left out: no standby can follow this site. */
  readonly standby?: (() => StandbyState) | undefined;
  /** The process's metrics in Prometheus' text format. */
  readonly metrics: () => Promise<{ text: string; contentType: string }>;
}

/** `/healthz`, `/readyz`, `/statusz`, `/metrics`. */
export function createHealth(dependencies: HealthDependencies): Router {
  return Router()
    .get('/healthz', (_request, response: GatewayResponse) => sendJson(response, 200, { status: 'alive' }))
    .get('/readyz', sendReadiness(dependencies))
    .get('/statusz', sendStatus(dependencies))
    .get('/metrics', sendMetrics(dependencies));
}

/** Whether this process can serve pages. A service that is away must not take all pages with it (design §4). */
function sendReadiness(dependencies: HealthDependencies): Middleware {
  return async (_request, response) => {
    if (dependencies.isDraining()) return sendJson(response, 503, { status: 'draining' });
    const isReady = await hasPages(dependencies);
    sendJson(response, isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready' });
  };
}

/** The full picture, for operators and tests on this machine; always 200. */
function sendStatus(dependencies: HealthDependencies): Middleware {
  return async (request, response) => {
    if (!isLoopback(request)) return sendError(response, errors.notFound);
    const { keyValue, upstreams, isDraining } = dependencies;
    const [pages, isStoreUp, services] = await Promise.all([
      hasPages(dependencies),
      succeeds(keyValue.ping()),
      Promise.all(upstreams.map(async (upstream) => [upstream.name, await upstream.status()] as const)),
    ]);
    const isServing = pages && !isDraining() && services.every(([, status]) => isReachable(status));
    const standby = dependencies.standby?.();
    const isWhole =
      isStoreUp && isThere(standby) && services.every(([, status]) => status?.status === 'ready');
    const good = isWhole ? 'ready' : 'degraded';
    sendJson(response, 200, {
      status: isServing ? good : 'not ready',
      pages,
      'key-value': isStoreUp,
      standby,
      services: Object.fromEntries(
        services.map(([name, status]) => [name, status ?? { status: 'away', degraded: [] }]),
      ),
    });
  };
}

/** A site without a standby, or before its first one, lacks nothing. */
const isThere = (standby: StandbyState | undefined) => standby?.is !== 'away' && standby?.isDegraded !== true;

const isReachable = (status: UpstreamStatus | null) => status !== null && status.status !== 'not ready';

const hasPages = ({ siteRoot }: HealthDependencies) => succeeds(access(`${siteRoot}/shell/dist/index.html`));

function succeeds(check: Promise<unknown>): Promise<boolean> {
  return check.then(
    () => true,
    () => false,
  );
}

function sendMetrics(dependencies: HealthDependencies): Middleware {
  return async (request, response) => {
    if (!mayReadMetrics(request, dependencies)) return sendError(response, errors.notFound);
    const { text, contentType } = await dependencies.metrics();
    response.setHeader('cache-control', 'no-store');
    sendText(response, contentType, text);
  };
}
