import { pending, type Change } from '@pathshala/events/aggregate';
import { campaignRegistered, campaignRegistrationCancelled } from '@pathshala/svc-campaigns-contract/events';
import type { Registration } from '../domain/registration.ts';

export const registrationFacts = ({ _id, campaignId, studentId, version }: Registration) => ({
  registrationId: _id,
  campaignId,
  studentId,
  version,
});

/** The change, with the event that the registration has a place. */
export function withRegistered(state: Registration | null): Change<Registration> | null {
  return state && { state, events: [pending(campaignRegistered, registrationFacts(state))] };
}

/** The change, with the event that the registration is cancelled. */
export function withCancelled(state: Registration | null): Change<Registration> | null {
  return state && { state, events: [pending(campaignRegistrationCancelled, registrationFacts(state))] };
}

/** The change, with the event only if the registration has a place: a waiting one is not published. */
export function withPlaceEvent(state: Registration | null): Change<Registration> | null {
  return state?.status === 'registered' ? withRegistered(state) : state && { state };
}
