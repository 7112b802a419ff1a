import { errors, sendError } from '../http/error-response.ts';
import type { Middleware } from '../http/request-context.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Bytes. Each route declares its own limit, which its service applies before it reads; a test ensures that this one is not below any of them. */
export const maxBodyBytes = 12 * 1024 * 1024;

/** Answers what does not depend on the caller: an unknown method, a body that is too long, OPTIONS. */
export const rejectEarly: Middleware = (request, response, next) => {
  if (!methods.includes(request.method)) sendError(response, errors.method);
  else if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes)
    sendError(response, errors.tooLarge);
  else if (request.method === 'OPTIONS') response.writeHead(204, { allow: methods.join(', ') }).end();
  else next();
};
