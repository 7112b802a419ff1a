import type { Ticket } from '@pathshala/service-kit/identity/identity';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { isRevoked } from './domain/revoked-ticket.ts';
import { onSessionsEnded, onUserDeleted } from './events.ts';
import type { SessionEnds } from './ports.ts';
import { createDocumentSessionEnds } from './storage/document-session-ends.ts';

/** The revoked tickets (decision 0015), as the events of svc-auth state them. */
export function createSessionEndsCapability({ documents }: Pick<Platform, 'documents'>): Capability & {
  readonly isTicketRevoked: (ticket: Ticket) => Promise<boolean>;
  readonly ports: { readonly sessionEnds: SessionEnds };
} {
  const sessionEnds = createDocumentSessionEnds(documents);
  return {
    subscriptions: [onSessionsEnded(sessionEnds), onUserDeleted(sessionEnds)],
    ports: { sessionEnds },
    isTicketRevoked: async ({ userId, issuedAt }) => isRevoked(issuedAt, await sessionEnds.lastOf(userId)),
  };
}
