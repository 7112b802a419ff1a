import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { campaignRegistered } from '@pathshala/svc-campaigns-contract/events';
import type { joinAccount } from './use-cases/join-account.ts';

/** A participant's registration has joined an account. A repeated or late delivery changes nothing. */
export function onCampaignRegistered(join: ReturnType<typeof joinAccount>): Subscription {
  return on(campaignRegistered, async ({ data: { participantId = null, studentId }, occurredAt }) => {
    if (participantId !== null && studentId !== null)
      await join({ participantId, studentId }, Date.parse(occurredAt));
  });
}
