import { pending, type Change } from '@pathshala/service-kit/events/aggregate';
import {
  campaignRegistered,
  campaignRegistrationCancelled,
  noticeRequested,
} from '@pathshala/svc-campaigns-contract/events';
import { placeOfferedNotice } from '@pathshala/svc-campaigns-contract/notices';
import { type Campaign, pageUrlOf } from '../../campaigns/index.ts';
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

/** The change, with a notice for an account; a visitor gets the mail or SMS alone. */
export function withOffer(
  state: Registration | null,
  campaign: Campaign | null,
): Change<Registration> | null {
  if (state === null) return null;
  const { studentId, confirmBy } = state;
  if (campaign === null || studentId === null || !confirmBy) return { state };
  const values = { title: campaign.title, path: pageUrlOf({ campaign, publicUrl: '' }), until: confirmBy };
  return { state, events: [pending(noticeRequested, placeOfferedNotice.request(studentId, values))] };
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
