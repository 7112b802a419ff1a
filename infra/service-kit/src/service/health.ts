import type { RequestListener, ServerResponse } from 'node:http';
import type { Metrics } from '../telemetry/metrics.ts';
import type { ServiceStatus } from './service-status.ts';

export interface Health {
  readonly status: () => Promise<ServiceStatus>;
  /** While it stops: finishing calls, taking no new ones. */
  readonly isDraining: () => boolean;
  readonly metrics: Metrics;
}

/**
 * `/healthz`, `/readyz`, `/statusz` and `/metrics` before everything else. Alive never asks a store: a dead store is no
 * reason to restart. `/statusz` is 200 whatever it says.
 */
export function withHealth(listener: RequestListener, health: Health): RequestListener {
  return (request, response) => {
    if (request.url === '/healthz') text(response, 200, 'alive');
    else if (request.url === '/readyz')
      answer(response, async () => sayReady(response, await health.status(), health.isDraining()));
    else if (request.url === '/statusz')
      answer(response, async () => json(response, 200, await health.status()));
    else if (request.url === '/metrics') answer(response, () => sayMetrics(response, health.metrics));
    else listener(request, response);
  };
}

function sayReady(response: ServerResponse, { status, degraded }: ServiceStatus, isDraining: boolean): void {
  if (isDraining) json(response, 503, { status: 'draining', degraded });
  else json(response, status === 'not ready' ? 503 : 200, { status, degraded });
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}

async function sayMetrics(response: ServerResponse, metrics: Metrics): Promise<void> {
  const { text: body, contentType } = await metrics.expose();
  response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body);
}

function answer(response: ServerResponse, say: () => Promise<void> | void): void {
  Promise.resolve()
    .then(say)
    .catch(() => text(response, 503, 'not ready'));
}

function text(response: ServerResponse, status: number, body: string): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(`${body}\n`);
}
