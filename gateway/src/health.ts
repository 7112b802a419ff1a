import { access } from 'node:fs/promises';
import type { KeyValue } from '@pathshala/key-value/port';
import type { Upstream, UpstreamStatus } from './api/upstream.ts';
import { refusals, refuse, sendText } from './http/answer.ts';
import { isLoopback } from './http/address.ts';
import type { Exchange } from './http/exchange.ts';
import { grantsMetrics, type MetricsAccess } from './http/metrics-access.ts';

export interface HealthParts extends MetricsAccess {
  readonly upstreams: readonly Upstream[];
  readonly keyValue: KeyValue;
  /** The folder that holds `shell/dist`. */
  readonly siteRoot: string;
  readonly isDraining: () => boolean;
  /** The process's metrics in Prometheus' text format. */
  readonly metrics: () => Promise<{ text: string; contentType: string }>;
}

/** `/healthz`, `/readyz`, `/statusz`, `/metrics`. False: another path. */
export function createHealth(parts: HealthParts): (exchange: Exchange) => Promise<boolean> {
  return async (exchange) => {
    if (exchange.target.path === '/healthz') sendJson(exchange, 200, { status: 'alive' });
    else if (exchange.target.path === '/readyz') await sendReadiness(exchange, parts);
    else if (exchange.target.path === '/statusz') await sendStatus(exchange, parts);
    else if (exchange.target.path === '/metrics') await sendMetrics(exchange, parts);
    else return false;
    return true;
  };
}

/** Whether this process can serve pages. No service is named: one that is away must not take all pages with it (F25). */
async function sendReadiness(exchange: Exchange, parts: HealthParts): Promise<void> {
  if (parts.isDraining()) return sendJson(exchange, 503, { status: 'draining' });
  const isReady = await hasPages(parts);
  sendJson(exchange, isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready' });
}

/** The full picture, for operators and tests on this machine; 200 whatever it says. */
async function sendStatus(exchange: Exchange, parts: HealthParts): Promise<void> {
  if (!isLoopback(exchange.request)) return refuse(exchange, refusals.notFound);
  const [pages, keyValue, services] = await Promise.all([
    hasPages(parts),
    parts.keyValue.ping().then(
      () => true,
      () => false,
    ),
    Promise.all(parts.upstreams.map(async (upstream) => [upstream.name, await upstream.status()] as const)),
  ]);
  const isServing = pages && !parts.isDraining() && services.every(([, status]) => isReachable(status));
  const isWhole = keyValue && services.every(([, status]) => status?.status === 'ready');
  const good = isWhole ? 'ready' : 'degraded';
  sendJson(exchange, 200, {
    status: isServing ? good : 'not ready',
    pages,
    'key-value': keyValue,
    services: Object.fromEntries(
      services.map(([name, status]) => [name, status ?? { status: 'away', degraded: [] }]),
    ),
  });
}

const isReachable = (status: UpstreamStatus | null) => status !== null && status.status !== 'not ready';

function hasPages({ siteRoot }: HealthParts): Promise<boolean> {
  return access(`${siteRoot}/shell/dist/index.html`).then(
    () => true,
    () => false,
  );
}

/** For the collector alone; for anybody else there is nothing here. */
async function sendMetrics(exchange: Exchange, parts: HealthParts): Promise<void> {
  const { request } = exchange;
  if (!(grantsMetrics(request, parts) ?? isLoopback(request))) return refuse(exchange, refusals.notFound);
  exchange.response.setHeader('cache-control', 'no-store');
  const { text, contentType } = await parts.metrics();
  sendText(exchange.response, { status: 200, type: contentType, body: text });
}

function sendJson({ response }: Exchange, status: number, body: unknown): void {
  response.setHeader('cache-control', 'no-store');
  sendText(response, { status, type: 'application/json; charset=utf-8', body: JSON.stringify(body) });
}
