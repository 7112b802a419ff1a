import { on, type Subscription } from '@pathshala/events/subscription';
import { campaignRegistered } from '@pathshala/svc-campaigns-contract/events';
import type { recordRegistration } from '../use-cases/record-registration.ts';

/** This service's own event. An older one states less: it is of an account or a participant when it is verified. */
export function onCampaignRegistered(record: ReturnType<typeof recordRegistration>): Subscription {
  return on(campaignRegistered, ({ data, occurredAt }) => {
    const { registrationId, campaignId, studentId, participantId = null, registeredAt } = data;
    const { isVerified = studentId !== null || participantId !== null } = data;
    return record({ registrationId, campaignId, registeredAt, occurredAt, isVerified, isCancelled: false });
  });
}
