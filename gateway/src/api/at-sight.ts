import { refusals, refuse } from '../http/answer.ts';
import type { Exchange } from '../http/exchange.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/**
 * Bytes. Each route declares its own limit, which its service applies before it reads; this one is for what no route
 * takes. Not below any of them: a test compares.
 */
export const largestBody = 6 * 1024 * 1024;

/** Answers what needs no look at who calls: an unknown method, a body that is too long, a question for the methods. */
export function isAnsweredAtSight(exchange: Exchange): boolean {
  const { request, response } = exchange;
  if (!methods.has(request.method ?? '')) refuse(exchange, refusals.method);
  else if (Number(request.headers['content-length'] ?? 0) > largestBody) refuse(exchange, refusals.tooLarge);
  else if (request.method === 'OPTIONS') {
    response.setHeader('allow', [...methods].join(', '));
    response.writeHead(204).end();
  } else return false;
  return true;
}
