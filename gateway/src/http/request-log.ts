import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import type { Middleware } from './request-context.ts';

/** Names the request in its answer, and logs how it ended. */
export function logRequest(log: Logger): Middleware {
  return (request, response, next) => {
    const { requestId, target } = response.locals;
    const method = request.method;
    response.setHeader('x-request-id', requestId);
    response.once('finish', () => {
      const facts = { requestId, method, path: target.path, status: response.statusCode };
      if (response.statusCode >= 500) log.warn(facts, 'answered with a failure');
      else log.debug(facts, 'answered');
    });
    response.on('error', (error) => log.debug({ err: error, requestId }, 'the connection broke'));
    next();
  };
}
