import { cancel, isBegun, type Registration } from '../domain/registration.ts';
import type { Registrations, ReservedContacts } from '../ports.ts';
import { alreadyRegistered, alreadyTaken } from './already-registered.ts';
import type { PromoteFromWaitingList } from './promote-from-waiting-list.ts';
import { withCancelled } from './registration-events.ts';
import { alreadyYours } from './require-no-other-place.ts';

interface ReserveContactDependencies {
  readonly registrations: Pick<
    Registrations,
    'find' | 'findByContact' | 'hasOther' | 'insert' | 'remove' | 'update'
  >;
  readonly reserved: Pick<ReservedContacts, 'findHolders' | 'release'>;
  readonly promote: PromoteFromWaitingList;
  readonly now: () => number;
}

/**
 * Refuses a mailbox or number whose former registration has begun the exam, although its account is deleted. A former
 * registration that has not begun can never be sat: its place is freed. Throws `conflict`.
 */
function requireUnreserved({ registrations, reserved, promote, now }: ReserveContactDependencies) {
  return async ({ campaignId, personKeys = [] }: Registration): Promise<void> => {
    for (const holderId of await reserved.findHolders(personKeys)) {
      const holder = await registrations.find(holderId);
      if (holder !== null && isBegun(holder)) throw alreadyTaken();
      if (holder !== null) {
        const ended = await registrations.update(holderId, (state) =>
          isBegun(state) ? null : withCancelled(cancel(state, now())),
        );
        if (isBegun(ended)) throw alreadyTaken();
        await promote(campaignId);
      }
      await reserved.release(holderId);
    }
  };
}

/**
 * Stores the registration, which reserves its email and mobile number. Throws `conflict` when one of them is taken, and when
 * its student has another registration: of two that begin at the same moment at least one finds the other.
 */
export function reserveContact(dependencies: ReserveContactDependencies) {
  const { registrations } = dependencies;
  const requireFree = requireUnreserved(dependencies);
  return async (registration: Registration): Promise<void> => {
    await requireFree(registration);
    try {
      await registrations.insert(registration);
    } catch (error) {
      throw await alreadyRegistered(registrations, registration, error);
    }
    if (registration.studentId === null || !(await registrations.hasOther(registration))) return;
    await registrations.remove(registration._id);
    throw alreadyYours();
  };
}

export type ReserveContact = ReturnType<typeof reserveContact>;
