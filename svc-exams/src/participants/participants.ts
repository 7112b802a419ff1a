import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { onCampaignRegistered } from './events.ts';
import type { ParticipantJoins } from './ports.ts';
import { createDocumentParticipantJoins } from './storage/document-participant-joins.ts';
import { joinAccount, type JoinAccountDependencies } from './use-cases/join-account.ts';

/** Created before the attempts, which need it. */
export function createParticipantJoins({ documents }: Pick<Platform, 'documents'>): {
  readonly joins: ParticipantJoins;
} {
  return { joins: createDocumentParticipantJoins(documents) };
}

/** Visitors who sat an exam without an account, and the accounts that they made later (decision 0017). */
export function createParticipantsCapability(ports: JoinAccountDependencies): Capability {
  return { subscriptions: [onCampaignRegistered(joinAccount(ports))] };
}
