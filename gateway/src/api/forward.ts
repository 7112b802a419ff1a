import { receivedBodyHeader, receivedBodyHeaderOf } from '@pathshala/service-kit/http/received-body-header';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { acceptedCodings } from '../http/compress-response.ts';
import { errors, sendError } from '../http/error-response.ts';
import type { ApiMiddleware } from './api-context.ts';
import { forwardedHeaders } from './forwarded-headers.ts';

/** Sends the request to its service; without one, to the next middleware. No body is parsed here. */
export function forward(log: Logger): ApiMiddleware {
  return (request, response, next) => {
    const { upstream, target, requestId, traceparent, identity } = response.locals;
    if (upstream === null) return next();
    const headers = forwardedHeaders(request.headers, {
      identity,
      requestId,
      traceparent,
      codings: acceptedCodings(request),
    });
    const path = target.path.slice('/api'.length);
    response.setHeader('cache-control', 'no-store');
    if (request.headers.expect !== undefined) response.writeContinue();
    upstream.forward({
      request,
      response,
      path: `${path}${target.search}`,
      headers,
      fail(error, body) {
        if (!response.destroyed) {
          log.warn({ err: error, upstream: upstream.name, requestId }, 'a service failed');
        }
        if (body != null && !response.headersSent)
          response.setHeader(receivedBodyHeader, receivedBodyHeaderOf(body));
        sendError(response, errors.unavailable);
      },
    });
  };
}
