import type { PersonKeys } from '@pathshala/service-kit/platform/person-keys';
import type { Campaigns } from '../../campaigns/index.ts';
import { isConfirmed, type Registration } from '../domain/registration.ts';
import type { Registrations } from '../ports.ts';
import { personKeysOf } from './person-keys-of.ts';
import { withPlaceEvent } from './registration-events.ts';

interface AddPersonKeysDependencies {
  readonly campaigns: Pick<Campaigns, 'listOpen'>;
  readonly registrations: Pick<Registrations, 'listWithoutPersonKeys' | 'update'>;
  readonly people: PersonKeys;
  readonly now: () => number;
}

const batchSize = 100;

/**
 * Adds person keys to older registrations in campaigns that are not over, so that svc-exams can identify the person. Safe to
 * repeat.
 */
export function addPersonKeys({ campaigns, registrations, people, now }: AddPersonKeysDependencies) {
  const withKeys = (registration: Registration): Registration | null => {
    if (registration.personKeys !== undefined) return null;
    const personKeys = personKeysOf(people, registration.campaignId, registration);
    const version = registration.version + (isConfirmed(registration) ? 1 : 0);
    return { ...registration, personKeys, version };
  };
  return async (): Promise<void> => {
    for (const { _id } of await campaigns.listOpen(new Date(now()).toISOString())) {
      for (;;) {
        const batch = await registrations.listWithoutPersonKeys(_id, batchSize);
        for (const { _id: id } of batch)
          await registrations.update(id, (state) => withPlaceEvent(withKeys(state)));
        if (batch.length < batchSize) break;
      }
    }
  };
}
