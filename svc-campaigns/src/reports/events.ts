import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { campaignRegistered, campaignRegistrationCancelled } from '@pathshala/svc-campaigns-contract/events';
import type { recordRegistration } from './use-cases/record-registration.ts';

/** This service's own event. An older one states less: it belongs to an account or a participant when it is verified. */
export function onCampaignRegistered(record: ReturnType<typeof recordRegistration>): Subscription {
  return on(campaignRegistered, ({ data, occurredAt }) => {
    const { registrationId, campaignId, studentId, participantId = null, registeredAt } = data;
    const { isVerified = studentId !== null || participantId !== null } = data;
    return record({ registrationId, campaignId, registeredAt, occurredAt, isVerified, isCancelled: false });
  });
}

/**
 * This service's own event. It counts the registration as well, so that a projection that is built from stored registrations
 * includes cancelled ones. A registration that never had a place is not counted, nor one of an older event, which lacks that.
 */
export function onCampaignRegistrationCancelled(record: ReturnType<typeof recordRegistration>): Subscription {
  return on(campaignRegistrationCancelled, async ({ data, occurredAt }) => {
    const { registrationId, campaignId, registeredAt, isVerified = false, hasHadPlace = false } = data;
    if (!hasHadPlace) return;
    await record({ registrationId, campaignId, registeredAt, occurredAt, isVerified, isCancelled: true });
  });
}
