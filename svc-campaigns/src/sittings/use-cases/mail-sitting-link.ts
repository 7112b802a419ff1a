import { type Registrations, requestSittingMail } from '../../registrations/index.ts';
import { sittingPhaseOf } from '../domain/sitting-phase.ts';
import type { FindSitting } from './find-sitting.ts';
import { requireOpenSitting } from './require-open-sitting.ts';

interface MailSittingLinkDependencies {
  readonly registrations: Pick<Registrations, 'update'>;
  readonly find: FindSitting;
  readonly now: () => number;
}

/** Mails the currently valid link to the registered address, whether or not the one in `token` was used. */
export function mailSittingLink({ registrations, find, now }: MailSittingLinkDependencies) {
  return async (token: string): Promise<void> => {
    const found = await find(token);
    requireOpenSitting(sittingPhaseOf(found, now()));
    await registrations.update(found.registration._id, (latest) => ({
      state: requestSittingMail(latest, now()),
    }));
  };
}
