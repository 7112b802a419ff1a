import { pending, type Change } from '@pathshala/service-kit/events/aggregate';
import { campaignRegistered, campaignRegistrationCancelled } from '@pathshala/svc-campaigns-contract/events';
import type { Registration } from '../domain/registration.ts';

export const registrationFacts = ({ _id, campaignId, studentId, version }: Registration) => ({
  registrationId: _id,
  campaignId,
  studentId,
  version,
});

/** The change together with the event that a place is held. */
export function withRegistered(state: Registration | null): Change<Registration> | null {
  return state && { state, events: [pending(campaignRegistered, registrationFacts(state))] };
}

export function withCancelled(state: Registration | null): Change<Registration> | null {
  return state && { state, events: [pending(campaignRegistrationCancelled, registrationFacts(state))] };
}
