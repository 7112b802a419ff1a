import type { z } from 'zod';
import type {
  registration as registrationView,
  RegistrationState,
} from '@pathshala/svc-campaigns-contract/registration';
import { isConfirmed, type Registration } from '../domain/registration.ts';

/** The owner's view of a registration. `claiming` is shown as waiting: `repair-claims` completes it. */
export function viewRegistration(registration: Registration, waitingPosition?: number): RegistrationState {
  const { _id, status, showsName, rollNumber, confirmBy } = registration;
  return {
    _id,
    status: status === 'claiming' ? 'waiting' : status,
    showsName,
    ...(rollNumber === null ? {} : { rollNumber }),
    ...(status === 'cancelled' || isConfirmed(registration) ? {} : { confirmBy: confirmBy ?? undefined }),
    ...(waitingPosition === undefined ? {} : { waitingPosition }),
  };
}

/** With what the participant entered: for themselves and for administrators. */
export function viewFullRegistration(registration: Registration): z.input<typeof registrationView> {
  const { campaignId, studentId, basicInfo, registeredAt } = registration;
  const { fullName, email, mobile } = basicInfo;
  return {
    ...viewRegistration(registration),
    campaignId,
    studentId,
    basicInfo: { fullName, email, mobile },
    registeredAt,
    hasMailFailed: registration.hasMailFailed ?? false,
  };
}
