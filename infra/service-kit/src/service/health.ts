import type { RequestListener, ServerResponse } from 'node:http';
import type { Metrics } from '../telemetry/metrics.ts';

/** `/healthz`, `/readyz` and `/metrics` before everything else. Alive never asks a store: a dead store is no reason to restart. */
export function withHealth(
  listener: RequestListener,
  health: { isReady: () => Promise<boolean>; metrics: Metrics },
): RequestListener {
  return (request, response) => {
    if (request.url === '/healthz') text(response, 200, 'alive');
    else if (request.url === '/readyz')
      answer(response, async () => sayReady(response, await health.isReady()));
    else if (request.url === '/metrics') answer(response, () => sayMetrics(response, health.metrics));
    else listener(request, response);
  };
}

function sayReady(response: ServerResponse, isReady: boolean): void {
  text(response, isReady ? 200 : 503, isReady ? 'ready' : 'not ready');
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
