import { markBegun } from '../domain/registration.ts';
import type { Registrations, ReservedContacts } from '../ports.ts';

interface RecordBegunDependencies {
  readonly registrations: Pick<Registrations, 'findSitting' | 'update'>;
  readonly reserved: Pick<ReservedContacts, 'reserve'>;
}

interface RecordBegunCommand {
  readonly campaignId: string;
  /** The id of the account, or of the participant. */
  readonly sitterId: string;
  /** ISO 8601. */
  readonly startedAt: string;
}

/**
 * Records that the exam of a registration was begun, so that it cannot be cancelled any more. A registration that was cancelled
 * at the same moment stays cancelled, without a standing, and its mailbox and number stay taken; svc-exams lets neither sit
 * again.
 */
export function recordBegun({ registrations, reserved }: RecordBegunDependencies) {
  return async ({ campaignId, sitterId, startedAt }: RecordBegunCommand): Promise<void> => {
    const found = await registrations.findSitting(campaignId, sitterId);
    if (found === null) throw new Error(`a start without a registration: ${campaignId} of ${sitterId}`);
    const begun = await registrations.update(found._id, (registration) => {
      const state = markBegun(registration, startedAt);
      return state && { state };
    });
    if (begun.status === 'cancelled') await reserved.reserve(begun);
  };
}
