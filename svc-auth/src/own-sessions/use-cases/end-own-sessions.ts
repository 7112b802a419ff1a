import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Caller, RecordSecurity } from '../../accounts/index.ts';
import type { SessionEnds } from '../../session-ends/index.ts';
import type { OwnSession } from '../ports.ts';

interface EndOwnSessionsDependencies {
  readonly sessions: Pick<Platform['sessions'], 'end'>;
  readonly listOwnSessions: (identity: Identity) => Promise<readonly OwnSession[]>;
  /** Revokes earlier tickets; a session that continues gets another one. */
  readonly sessionEnds: SessionEnds;
  readonly record: RecordSecurity;
}

async function end(deps: EndOwnSessionsDependencies, userId: string | null, sessions: readonly OwnSession[]) {
  if (userId !== null) await deps.sessionEnds.record(userId);
  await Promise.all(sessions.map(({ sessionKey }) => deps.sessions.end(sessionKey)));
}

/** Ends one session of the caller. Rejects with `not-found` for any other id. */
export function endOwnSession(deps: EndOwnSessionsDependencies) {
  return async (identity: Identity, id: string, caller: Caller): Promise<OwnSession> => {
    const session = (await deps.listOwnSessions(identity)).find((own) => own.id === id);
    if (session === undefined) throw new DomainError('not-found', 'common.not-found');
    await end(deps, identity.userId, [session]);
    deps.record('session.ended', { ...caller, userId: identity.userId, count: 1 });
    return session;
  };
}

/** Ends every session of the caller except the one of this call. */
export function endOtherSessions(deps: EndOwnSessionsDependencies) {
  return async (identity: Identity, caller: Caller): Promise<void> => {
    const others = (await deps.listOwnSessions(identity)).filter(({ isCurrent }) => !isCurrent);
    await end(deps, identity.userId, others);
    deps.record('session.ended', { ...caller, userId: identity.userId, count: others.length });
  };
}
