import type { RouteDefinition } from '@pathshala/contract-kit/route';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Identity } from '../identity/identity.ts';

/**
 * A participant as the route sees it: itself where the route declares `participant`, a visitor on public routes, whose
 * session a log-in or log-out still ends. Throws forbidden everywhere else, and unauthenticated once its time is over.
 */
export function applyParticipant(
  { access, participant }: RouteDefinition,
  identity: Identity,
  now: number,
): Identity {
  if (identity.role !== 'participant') return identity;
  const isOver = now >= (identity.participation?.until ?? 0);
  if (access === 'visitor') return visitorOf(identity);
  if (isOver) throw new DomainError('unauthenticated', 'common.unauthenticated');
  if (participant !== true) throw new DomainError('forbidden', 'common.forbidden');
  return identity;
}

function visitorOf({ sessionKey, address }: Identity): Identity {
  return { role: 'visitor', userId: null, username: null, name: null, email: null, sessionKey, address };
}
