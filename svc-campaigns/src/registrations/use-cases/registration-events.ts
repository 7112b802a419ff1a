import { pending, type Change } from '@pathshala/service-kit/events/aggregate';
import { campaignRegistered, campaignRegistrationCancelled } from '@pathshala/svc-campaigns-contract/events';
import { hasOffer } from '../domain/offer.ts';
import { isConfirmed, type Registration } from '../domain/registration.ts';
import { participantIdOf } from '../domain/sitting.ts';

/** An address that is not proved yet gives no account the right to the exam. */
export function registrationFacts(registration: Registration) {
  const { _id, campaignId, version, registeredAt, rollNumber, personKeys = [] } = registration;
  const studentId = isConfirmed(registration) || hasOffer(registration) ? registration.studentId : null;
  const participantId = participantIdOf(registration);
  return {
    registrationId: _id,
    campaignId,
    studentId,
    ...(participantId === null ? {} : { participantId }),
    ...(personKeys.length === 0 ? {} : { personKeys: [...personKeys] }),
    version,
    registeredAt,
    isVerified: studentId !== null || registration.isAddressProved === true,
    hasHadPlace: rollNumber !== null,
  };
}

/** The change, with the event that the registration has a place. */
export function withRegistered(state: Registration | null): Change<Registration> | null {
  return state && { state, events: [pending(campaignRegistered, registrationFacts(state))] };
}

/** The change, with the event that the registration is cancelled. */
export function withCancelled(state: Registration | null): Change<Registration> | null {
  return state && { state, events: [pending(campaignRegistrationCancelled, registrationFacts(state))] };
}

/** The change, with the event only if the registration has a place: a waiting or offered one is not published. */
export function withPlaceEvent(state: Registration | null): Change<Registration> | null {
  const hasPlace = state?.status === 'registered' && !hasOffer(state);
  return hasPlace ? withRegistered(state) : state && { state };
}
