import type { z } from 'zod';
import type { registration, registrationState } from '@pathshala/svc-campaigns-contract/registration';
import { isConfirmed, type Registration } from '../domain/registration.ts';

export type RegistrationView = z.input<typeof registrationState>;

/** What the owner of a registration sees. A claim that is still being ended counts as waiting. */
export function viewRegistration(state: Registration, waitingPosition?: number): RegistrationView {
  return {
    _id: state._id,
    status: state.status === 'claiming' ? 'waiting' : state.status,
    showsName: state.showsName,
    ...(state.rollNumber === null ? {} : { rollNumber: state.rollNumber }),
    ...(state.status === 'cancelled' || isConfirmed(state)
      ? {}
      : { confirmBy: state.confirmBy ?? undefined }),
    ...(waitingPosition === undefined ? {} : { waitingPosition }),
  };
}

export function viewForAdmin(state: Registration): z.input<typeof registration> {
  const { campaignId, studentId, basicInfo, registeredAt } = state;
  const { fullName, email, mobile } = basicInfo;
  return {
    ...viewRegistration(state),
    campaignId,
    studentId,
    basicInfo: { fullName, email, mobile },
    registeredAt,
    hasMailFailed: state.hasMailFailed ?? false,
  };
}
