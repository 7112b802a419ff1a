import type { Exchange } from '../http/exchange.ts';
import type { ResolvedSession } from './callers.ts';

/**
 * A page names the person it belongs to in `X-Session-User`: what it sends is never done as another, who has logged in
 * in a second tab in the meantime. A visitor's call is the service's to judge.
 */
export function isMeantForAnother(
  { request }: Exchange,
  caller: { readonly session: ResolvedSession } | 'unknown' | null,
): boolean {
  const meant = request.headers['x-session-user'];
  if (meant === undefined || caller === null || caller === 'unknown') return false;
  return meant !== caller.session.user.userId;
}
