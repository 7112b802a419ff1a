import type { Middleware } from './request-context.ts';

/** While draining, each answer asks for its connection to be closed. */
export function closeWhileDraining(isDraining: () => boolean): Middleware {
  return (_request, response, next) => {
    if (isDraining()) response.shouldKeepAlive = false;
    next();
  };
}

/** HTTP/1.1 keeps a connection by default; Node would repeat that in 48 bytes of every saved answer. */
export const omitKeepAlive: Middleware = (request, response, next) => {
  if (request.httpVersion === '1.1' && response.shouldKeepAlive) response.removeHeader('connection');
  next();
};
