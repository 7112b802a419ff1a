import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { sessionsEnded } from '@pathshala/svc-auth-contract/events';
import { recordedSessions } from './adapters/recorded-sessions.ts';
import type { SessionEndsPorts } from './ports.ts';
import { createDocumentSessionEnds, sessionEndsCollection } from './storage/document-session-ends.ts';

/**
 * Stores and publishes the ends of sessions, so that no ticket outlives them (decision 0015). The other capabilities get the
 * platform from here, so that every end of all sessions of an account is recorded.
 */
export function createSessionEndsCapability(
  platform: Platform,
): Capability & { readonly ports: SessionEndsPorts; readonly platform: Platform } {
  const sessionEnds = createDocumentSessionEnds(platform);
  return {
    ports: { sessionEnds },
    platform: { ...platform, sessions: recordedSessions(platform.sessions, sessionEnds) },
    publishes: [sessionsEnded],
    aggregates: [sessionEndsCollection],
  };
}
