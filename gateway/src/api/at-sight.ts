import { refusals, refuse } from '../http/answer.ts';
import type { Exchange } from '../http/exchange.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
// What the routes below take may be larger, as their service says; nothing else comes near this.
const largestBody = 2 * 1024 * 1024;
/** Room for 5 MB and what a form puts around it. */
const largestOfRoomy = 6 * 1024 * 1024;
const roomy = /\/upload-profile-picture$|^\/api\/admissioncourse\/universities(\/|$)/;

/** Answers what needs no look at who calls: an unknown method, a body that is too long, a question for the methods. */
export function isAnsweredAtSight(exchange: Exchange): boolean {
  const { request, response, target } = exchange;
  const most = roomy.test(target.key) ? largestOfRoomy : largestBody;
  if (!methods.has(request.method ?? '')) refuse(exchange, refusals.method);
  else if (Number(request.headers['content-length'] ?? 0) > most) {
    refuse(exchange, refusals.tooLarge);
    discard(exchange);
  } else if (request.method === 'OPTIONS') {
    response.setHeader('allow', [...methods].join(', '));
    response.writeHead(204).end();
  } else return false;
  return true;
}

/** A sender who never stops would never read the answer; one a little over the limit should. */
function discard({ request }: Exchange): void {
  let left = 4 * largestBody;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
}
