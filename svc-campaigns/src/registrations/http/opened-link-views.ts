import type { z } from 'zod';
import type {
  heldRegistration,
  linkOpened,
  RegistrationState,
} from '@pathshala/svc-campaigns-contract/registration';
import type { Phase } from '../../campaigns/index.ts';
import type { Registration } from '../domain/registration.ts';
import type { OpenedLink } from '../use-cases/find-by-link.ts';
import type { HeldRegistration } from '../use-cases/read-registration.ts';
import { viewRegistration } from './views.ts';

/** The reader of an unproved address did not enter the name, and gets no check-in code. */
function viewForLink(registration: Registration, waitingPosition?: number): RegistrationState {
  const { checkInCode, ...state } = viewRegistration(registration, waitingPosition);
  return registration.isAddressProved === true && checkInCode !== undefined
    ? { ...state, checkInCode }
    : state;
}

export function viewOpenedLink(
  { campaign, registration, isChanged }: OpenedLink,
  { waitingPosition, phase }: { waitingPosition: number | undefined; phase: Phase },
): z.input<typeof linkOpened> {
  const { _id, kind, title } = campaign;
  return {
    campaign: { _id, kind, title, phase },
    registration: viewForLink(registration, waitingPosition),
    isChanged,
    hasAccount: registration.studentId !== null,
  };
}

interface Reader {
  readonly isByLink: boolean;
  readonly waitingPosition: number | undefined;
}

export function viewHeldRegistration(
  { campaign, registration }: HeldRegistration,
  { isByLink, waitingPosition }: Reader,
): z.input<typeof heldRegistration> {
  const { _id, kind, title, startDate, endDate, location, exam } = campaign;
  const isNamed = !isByLink || registration.isAddressProved === true;
  const view = isByLink ? viewForLink : viewRegistration;
  return {
    campaign: { _id, kind, title, startDate, endDate, location, timeLimit: exam?.timeLimit ?? null },
    registration: view(registration, waitingPosition),
    fullName: isNamed ? registration.basicInfo.fullName : '',
  };
}
