import type { KeyValue } from '@pathshala/service-kit/key-value';
import type { Upstream } from './api/upstream.ts';
import { refusals, refuse, sendText } from './http/answer.ts';
import { isLoopback } from './http/address.ts';
import type { Exchange } from './http/exchange.ts';
import { grantsMetrics, type MetricsAccess } from './http/metrics-access.ts';

export interface HealthParts extends MetricsAccess {
  readonly upstreams: readonly Upstream[];
  readonly keyValue: KeyValue;
  readonly isDraining: () => boolean;
  /** The process's metrics in Prometheus' text format. */
  readonly metrics: () => Promise<{ text: string; contentType: string }>;
}

/** `/healthz`, `/readyz`, `/metrics`. False: another path. */
export function createHealth(parts: HealthParts): (exchange: Exchange) => Promise<boolean> {
  return async (exchange) => {
    if (exchange.target.path === '/healthz') sendJson(exchange, 200, { status: 'alive' });
    else if (exchange.target.path === '/readyz') await sendReadiness(exchange, parts);
    else if (exchange.target.path === '/metrics') await sendMetrics(exchange, parts);
    else return false;
    return true;
  };
}

async function sendReadiness(exchange: Exchange, parts: HealthParts): Promise<void> {
  const checks = await Promise.all([
    ...parts.upstreams.map(async (upstream) => [upstream.name, await upstream.ready()] as const),
    parts.keyValue.ping().then(
      () => ['key-value', true] as const,
      () => ['key-value', false] as const,
    ),
  ]);
  const isReady = !parts.isDraining() && checks.every(([, ready]) => ready);
  sendJson(exchange, isReady ? 200 : 503, {
    status: isReady ? 'ready' : 'not ready',
    checks: Object.fromEntries(checks),
  });
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
