import { requestSittingMail } from '../../registrations/index.ts';
import { sittingPhaseOf } from '../domain/sitting-phase.ts';
import type { SittingPorts } from '../ports.ts';
import { findSitting, requireOpenSitting } from './find-sitting.ts';

/** Mails the currently valid link to the registered address, whether or not the one in `token` was used. */
export function mailSittingLink(ports: SittingPorts) {
  const { registrations, now } = ports;
  const find = findSitting(ports);
  return async (token: string): Promise<void> => {
    const found = await find(token);
    requireOpenSitting(sittingPhaseOf(found, now()));
    await registrations.update(found.registration._id, (latest) => ({
      state: requestSittingMail(latest, now()),
    }));
  };
}
