import { errors, sendError } from '../http/error-response.ts';
import type { ApiMiddleware } from './api-context.ts';
import { userIdOf } from './user-id-of.ts';

/**
 * A page names the person it belongs to in `X-Session-User`: the call is rejected when another person has logged in
 * meanwhile, in a second tab. A visitor's call is the service's to judge.
 */
export const requireSessionUser: ApiMiddleware = (request, response, next) => {
  const expected = request.headers['x-session-user'];
  const userId = userIdOf(response.locals);
  if (expected === undefined || userId === null || expected === userId) next();
  else sendError(response, errors.otherPerson);
};
