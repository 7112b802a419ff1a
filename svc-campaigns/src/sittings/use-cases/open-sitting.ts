import { pickLanguage } from '@pathshala/rules/pick-language';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import { securityEvent } from '@pathshala/service-kit/telemetry/security-event';
import {
  markSittingUsed,
  type Registration,
  type Registrations,
  sittingEndOf,
} from '../../registrations/index.ts';
import { sittingPhaseOf } from '../domain/sitting-phase.ts';
import type { FoundSitting, SittingPorts } from '../ports.ts';
import type { FindSitting } from './find-sitting.ts';
import { requireOpenSitting, sittingUsed } from './require-open-sitting.ts';

interface OpenSittingDependencies extends Pick<SittingPorts, 'sessions' | 'log' | 'now'> {
  readonly registrations: Pick<Registrations, 'update'>;
  readonly find: FindSitting;
}

interface OpenSittingCommand {
  readonly token: string;
  readonly identity: Pick<Identity, 'sessionKey' | 'address'>;
  readonly requestId: string;
}

export interface OpenedSitting extends FoundSitting {
  /** The value of the session cookie. */
  readonly sid: string;
  /** Epoch ms. */
  readonly until: number;
}

/** Uses the link by one conditional write: one of several concurrent clicks opens it. */
function takeLink({ registrations }: OpenSittingDependencies) {
  return async ({ registration, no }: FoundSitting): Promise<Registration> => {
    let isUsed = true;
    const updated = await registrations.update(registration._id, (latest) => {
      const state = no === null || latest.studentId !== null ? null : markSittingUsed(latest, no);
      isUsed = state === null;
      return state && { state };
    });
    if (isUsed) throw sittingUsed();
    return updated;
  };
}

/**
 * Begins the only session of the registration: the session of an earlier link ends, and so does the one of the browser.
 * Requesting a link ends nothing, only opening it does.
 */
export function openSitting(dependencies: OpenSittingDependencies) {
  const { find, sessions, log, now } = dependencies;
  const take = takeLink(dependencies);
  return async ({ token, identity, requestId }: OpenSittingCommand): Promise<OpenedSitting> => {
    const found = await find(token);
    const phase = sittingPhaseOf(found, now());
    requireOpenSitting(phase);
    if (phase === 'used') throw sittingUsed();
    const registration = await take(found);
    const { campaign } = found;
    const { _id: registrationId, basicInfo } = registration;
    const until = sittingEndOf(campaign, now()) ?? now();
    if (identity.sessionKey !== null) await sessions.end(identity.sessionKey);
    await sessions.endAllOf(registrationId);
    const { email } = basicInfo;
    const name = pickLanguage(registration.language, basicInfo.fullName);
    const participation = { registrationId, campaignId: campaign._id, until };
    const sid = await sessions.begin(
      { userId: registrationId, role: 'participant', username: '', name, email, participation },
      { device: '', address: identity.address },
    );
    const { address } = identity;
    securityEvent(log, 'sitting.opened', { registrationId, no: found.no, address, requestId });
    return { ...found, registration, sid, until };
  };
}
