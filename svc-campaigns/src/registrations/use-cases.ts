import type { MailLimits } from '@pathshala/service-kit/mail/mail-limits';
import type { PersonKeys } from '@pathshala/service-kit/platform/person-keys';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Campaigns } from '../campaigns/index.ts';
import type { SiteRules } from '../site-rules/index.ts';
import { codeTexts } from './mails/sms-texts.ts';
import type {
  Accounts,
  CheckInCodes,
  LinkTokens,
  MobileCodes,
  Registrations,
  ReservedContacts,
} from './ports.ts';
import { acceptByLink, acceptOffer } from './use-cases/accept-offer.ts';
import { assignPlace } from './use-cases/assign-place.ts';
import { cancelByLink, cancelRegistration } from './use-cases/cancel-registration.ts';
import { completeClaim } from './use-cases/complete-claim.ts';
import { confirmRegistration } from './use-cases/confirm-registration.ts';
import { expireUnconfirmed } from './use-cases/expire-unconfirmed.ts';
import { findByLink } from './use-cases/find-by-link.ts';
import { joinAccount } from './use-cases/join-account.ts';
import { listOwnRegistrations, listRegistrations } from './use-cases/list-registrations.ts';
import { promoteFromWaitingList } from './use-cases/promote-from-waiting-list.ts';
import { listExamsOfStudent, readExamOfStudent } from './use-cases/read-exams-of-student.ts';
import { openByMobileCode, requestMobileCode } from './use-cases/prove-number.ts';
import { readByLink, readOwnRegistration, readWaitingPosition } from './use-cases/read-registration.ts';
import { reconcileCounts } from './use-cases/reconcile-counts.ts';
import { registerAgain } from './use-cases/register-again.ts';
import { register } from './use-cases/register.ts';
import { repairClaims } from './use-cases/repair-claims.ts';
import { replaceUnproved } from './use-cases/replace-unproved.ts';
import { reserveContact } from './use-cases/reserve-contact.ts';
import { withCode } from './use-cases/send-texts.ts';
import { takeOverHold } from './use-cases/take-over-hold.ts';

export interface RegistrationPorts {
  readonly campaigns: Campaigns;
  readonly registrations: Registrations;
  readonly accounts: Accounts;
  readonly reserved: ReservedContacts;
  readonly links: LinkTokens;
  readonly checkInCodes: CheckInCodes;
  readonly codes: MobileCodes;
  readonly siteRules: SiteRules;
  /** A gateway is configured: svc-auth sends the codes. */
  readonly hasSms: boolean;
  readonly people: PersonKeys;
  readonly mailLimits: MailLimits;
  readonly sessions: Platform['sessions'];
  readonly now: () => number;
  readonly newId: () => string;
}

/** Builds the use cases that give, free and correct places. Those of requests and jobs call them. */
function buildPlaces(ports: RegistrationPorts) {
  const reconcile = reconcileCounts(ports);
  const complete = completeClaim(ports);
  const takeOver = takeOverHold(ports);
  const promote = promoteFromWaitingList({ ...ports, complete, reconcile, takeOver });
  const assign = assignPlace({ ...ports, complete, promote });
  return { reconcile, complete, promote, assign };
}

/** Builds each use case once and passes it to those that call it. */
export function buildUseCases(ports: RegistrationPorts) {
  const { reconcile, complete, promote, assign } = buildPlaces(ports);
  const replace = replaceUnproved({ ...ports, promote, reconcile });
  const reserve = reserveContact({ ...ports, promote });
  const again = registerAgain({ ...ports, replace, reserve, assign });
  const find = findByLink(ports);
  const ofRequests = {
    register: register({ ...ports, replace, reserve, assign }),
    confirmRegistration: confirmRegistration({ ...ports, find, again, promote }),
    cancelByLink: cancelByLink({ ...ports, find, promote }),
    acceptByLink: acceptByLink({ ...ports, find, again, reconcile }),
    acceptOffer: acceptOffer({ ...ports, reconcile }),
    requestMobileCode: requestMobileCode({
      ...ports,
      withCode: withCode({ ...ports, writeCode: codeTexts }),
    }),
    openByMobileCode: openByMobileCode(ports),
    readByLink: readByLink({ find }),
    readOwnRegistration: readOwnRegistration(ports),
    cancelRegistration: cancelRegistration({ ...ports, promote }),
    listRegistrations: listRegistrations(ports),
    listOwnRegistrations: listOwnRegistrations(ports),
    listExamsOfStudent: listExamsOfStudent(ports),
    readExamOfStudent: readExamOfStudent(ports),
    readWaitingPosition: readWaitingPosition(ports),
  };
  return {
    ofRequests,
    promote,
    join: joinAccount({ ...ports, promote, reconcile }),
    repair: repairClaims({ ...ports, assign, complete, promote }),
    expire: expireUnconfirmed({ ...ports, promote }),
  };
}
