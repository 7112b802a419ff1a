import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { SessionEnds } from '../ports.ts';

/**
 * Records the end before it ends all sessions of an account: if the session store is unavailable, or emptied later, the tickets
 * of these sessions are revoked nevertheless.
 */
export function recordedSessions(
  sessions: Platform['sessions'],
  sessionEnds: SessionEnds,
): Platform['sessions'] {
  return {
    ...sessions,
    async endAllOf(userId) {
      await sessionEnds.record(userId);
      await sessions.endAllOf(userId);
    },
  };
}
