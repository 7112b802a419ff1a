import type { Identity } from '../identity/identity.ts';
import type { Logger } from '../telemetry/logger.ts';
import { securityEvent } from '../telemetry/security-event.ts';
import type { Failure } from './failure.ts';

/** The names in the security log, by code of the refusal. */
const eventOf: Readonly<Record<string, string>> = {
  'common.unauthenticated': 'access.unauthenticated',
  'common.forbidden': 'access.denied',
  'common.csrf': 'csrf.refused',
};

/** Writes a refusal to the security log if access rules, the identity check or a limit caused it; business rules are not security events. */
export function logRefusal(
  log: Logger,
  { route, failure, identity }: { route: string; failure: Failure; identity: Identity | undefined },
): void {
  const { status, body } = failure;
  const refused = status === 429 ? 'rate.limited' : eventOf[body.code];
  // The identity is checked before anything else of a call.
  const name = identity === undefined ? 'identity.refused' : refused;
  if (name === undefined) return;
  securityEvent(log, name, {
    requestId: body.requestId,
    route,
    status,
    code: body.code,
    role: identity?.role ?? null,
    userId: identity?.userId ?? null,
    address: identity?.address ?? null,
  });
}
