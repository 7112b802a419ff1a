import type { ApiContext } from './api-context.ts';

/** The account that calls, by its session or by the ticket that stands in for it; null for a visitor. */
export function userIdOf({ caller, ticket }: Pick<ApiContext, 'caller' | 'ticket'>): string | null {
  return caller?.session.user.userId ?? ticket?.userId ?? null;
}
