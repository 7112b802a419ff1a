import type { IncomingMessage } from 'node:http';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import type { GatewayMetrics } from '@pathshala/service-kit/telemetry/gateway-metrics';
import { beginRequestSpan } from '@pathshala/service-kit/telemetry/tracing';
import type { ApiContext } from '../api/api-context.ts';
import type { GatewayResponse, Middleware } from './request-context.ts';

export interface ObserveRequestsDependencies {
  readonly log: Logger;
  readonly requestMetrics?: GatewayMetrics | undefined;
}

/** Milliseconds from which an answer is logged as slow. */
const slowMs = 1000;

/** Names the request in its answer, begins its trace, and logs and counts how it ended. */
export function observeRequests({ log, requestMetrics }: ObserveRequestsDependencies): Middleware {
  return (request, response, next) => {
    const startedAt = performance.now();
    const { requestId, target } = response.locals;
    const { method } = request;
    const span = beginRequestSpan(requestId);
    response.locals.traceparent = span?.traceparent;
    response.setHeader('x-request-id', requestId);
    response.once('finish', () => {
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      const status = response.statusCode;
      const kind = kindOf(request, response);
      span?.end({ name: `${method} ${kind}`, status });
      requestMetrics?.observeCall({ kind, status, seconds: ms / 1000 });
      const facts = { requestId, method, path: target.path, kind, status, ms };
      if (status >= 500) log.warn(facts, 'answered with a failure');
      else if (ms >= slowMs && kind !== 'stream') log.warn(facts, 'answered slowly');
      else log.debug(facts, 'answered');
    });
    response.on('error', (error) => log.debug({ err: error, requestId }, 'the connection broke'));
    next();
  };
}

/** Returns the name of the service that answered, `api` without one, `stream`, `page`, or `file`. */
function kindOf(request: IncomingMessage, response: GatewayResponse): string {
  const type = String(response.getHeader('content-type') ?? '');
  if (type.startsWith('text/event-stream')) return 'stream';
  const { upstream } = response.locals as Partial<ApiContext>;
  if (upstream !== undefined) return upstream?.name ?? 'api';
  return type.startsWith('text/html') || request.headers['sec-fetch-dest'] === 'document' ? 'page' : 'file';
}
