import type { RequestListener, ServerResponse } from 'node:http';
import type { Metrics } from '../telemetry/metrics.ts';
import type { ServiceStatus } from './service-status.ts';

export interface Health {
  readonly status: () => Promise<ServiceStatus>;
  /** While it stops: calls in progress are finished, no new ones taken. */
  readonly isDraining: () => boolean;
  readonly metrics: Metrics;
}

/**
 * Answers `/healthz`, `/readyz`, `/statusz` and `/metrics`. `/healthz` asks no store: a restart does not repair one.
 * `/statusz` is always 200.
 */
export function withHealth(listener: RequestListener, health: Health): RequestListener {
  return (request, response) => {
    if (request.url === '/healthz') text(response, 200, 'alive');
    else if (request.url === '/readyz')
      answer(response, async () => sendReadiness(response, await health.status(), health.isDraining()));
    else if (request.url === '/statusz')
      answer(response, async () => json(response, 200, await health.status()));
    else if (request.url === '/metrics') answer(response, () => sendMetrics(response, health.metrics));
    else listener(request, response);
  };
}

function sendReadiness(
  response: ServerResponse,
  { status, degraded }: ServiceStatus,
  isDraining: boolean,
): void {
  if (isDraining) json(response, 503, { status: 'draining', degraded });
  else json(response, status === 'not ready' ? 503 : 200, { status, degraded });
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}

async function sendMetrics(response: ServerResponse, metrics: Metrics): Promise<void> {
  const { text: body, contentType } = await metrics.expose();
  response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body);
}

function answer(response: ServerResponse, send: () => Promise<void> | void): void {
  Promise.resolve()
    .then(send)
    .catch(() => text(response, 503, 'not ready'));
}

function text(response: ServerResponse, status: number, body: string): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(`${body}\n`);
}
