import type { z } from 'zod';
import type {
  registration as registrationView,
  RegistrationState,
} from '@pathshala/svc-campaigns-contract/registration';
import { hasOffer } from '../domain/offer.ts';
import { isCheckedIn, isConfirmed, type Registration } from '../domain/registration.ts';
import { nameShownOf } from '../domain/shown-name.ts';

/** The fields of a confirmed place; a deadline while it is held or offered. */
function viewPlace(registration: Registration): Partial<RegistrationState> {
  const { status, confirmBy, checkInCode } = registration;
  if (status === 'cancelled') return {};
  if (!isConfirmed(registration))
    return { confirmBy: confirmBy ?? undefined, ...(hasOffer(registration) ? { isOffered: true } : {}) };
  return status === 'registered' && checkInCode !== undefined ? { checkInCode } : {};
}

/** The owner’s view of a registration. `claiming` is shown as waiting: `repair-claims` completes it. */
export function viewRegistration(registration: Registration, waitingPosition?: number): RegistrationState {
  const { _id, status, showsName, rollNumber } = registration;
  return {
    _id,
    status: status === 'claiming' ? 'waiting' : status,
    showsName,
    nameShown: nameShownOf(registration),
    ...(rollNumber === null || hasOffer(registration) ? {} : { rollNumber }),
    ...viewPlace(registration),
    ...(isCheckedIn(registration) ? { isCheckedIn: true } : {}),
    ...(waitingPosition === undefined ? {} : { waitingPosition }),
  };
}

/**
 * The registration with the fields that the participant entered, without the check-in code: for the registrant’s data download
 * and for administrators.
 */
export function viewFullRegistration(registration: Registration): z.input<typeof registrationView> {
  const { campaignId, studentId, basicInfo, registeredAt } = registration;
  const { fullName, email, mobile } = basicInfo;
  const { checkInCode: _checkInCode, ...state } = viewRegistration(registration);
  return {
    ...state,
    campaignId,
    studentId,
    basicInfo: { fullName, email, mobile },
    registeredAt,
    hasMailFailed: registration.hasMailFailed ?? false,
  };
}
