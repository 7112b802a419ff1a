import type { Campaign } from '../../campaigns/index.ts';
import type { Registration } from '../domain/registration.ts';
import type { acceptByLink, acceptOffer } from '../use-cases/accept-offer.ts';
import type { cancelByLink, cancelRegistration } from '../use-cases/cancel-registration.ts';
import type { confirmRegistration } from '../use-cases/confirm-registration.ts';
import type { listOwnRegistrations, listRegistrations } from '../use-cases/list-registrations.ts';
import type { listExamsOfStudent, readExamOfStudent } from '../use-cases/read-exams-of-student.ts';
import type { openByMobileCode, requestMobileCode } from '../use-cases/prove-number.ts';
import type { readByLink, readOwnRegistration, readWaitingPosition } from '../use-cases/read-registration.ts';
import type { register } from '../use-cases/register.ts';

export interface RegistrationUseCases {
  readonly register: ReturnType<typeof register>;
  readonly confirmRegistration: ReturnType<typeof confirmRegistration>;
  readonly cancelByLink: ReturnType<typeof cancelByLink>;
  readonly acceptByLink: ReturnType<typeof acceptByLink>;
  readonly acceptOffer: ReturnType<typeof acceptOffer>;
  readonly requestMobileCode: ReturnType<typeof requestMobileCode>;
  readonly openByMobileCode: ReturnType<typeof openByMobileCode>;
  readonly readByLink: ReturnType<typeof readByLink>;
  readonly readOwnRegistration: ReturnType<typeof readOwnRegistration>;
  readonly cancelRegistration: ReturnType<typeof cancelRegistration>;
  readonly listRegistrations: ReturnType<typeof listRegistrations>;
  readonly listOwnRegistrations: ReturnType<typeof listOwnRegistrations>;
  readonly listExamsOfStudent: ReturnType<typeof listExamsOfStudent>;
  readonly readExamOfStudent: ReturnType<typeof readExamOfStudent>;
  readonly readWaitingPosition: ReturnType<typeof readWaitingPosition>;
  /** The token by which a visitor with a place sits the exam; null for everybody else. */
  readonly sittingTokenOf: (campaign: Campaign, registration: Registration) => string | null;
  /** Starts sending the due mails and returns at once. */
  readonly sendMailsNow: () => void;
  readonly now: () => number;
}
