import type { MeritLists } from '../ports.ts';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import {
  chooseName as withName,
  type NameShown,
  type Registration,
  type Registrations,
} from '../../registrations/index.ts';

interface ChooseNameDependencies {
  readonly registrations: Pick<Registrations, 'findActive' | 'update'>;
  readonly meritLists: Pick<MeritLists, 'findOfStudent'>;
}

interface ChooseNameCommand {
  readonly campaignId: string;
  readonly studentId: string;
  readonly nameShown: NameShown;
}

/**
 * CMP-06: the participant decides, at any time, whether the merit list shows name, initials or the roll number only; also when
 * the registration with the result was cancelled. Returns the active registration, else that one.
 */
export function chooseName({ registrations, meritLists }: ChooseNameDependencies) {
  const choose = (id: string, nameShown: NameShown): Promise<Registration> =>
    registrations.update(id, (registration) => {
      const state = withName(registration, nameShown);
      return state && { state };
    });

  return async ({ campaignId, studentId, nameShown }: ChooseNameCommand): Promise<Registration> => {
    const active = await registrations.findActive(studentId, campaignId);
    const own = await meritLists.findOfStudent(campaignId, studentId);
    const listed = own?.standing && own._id !== active?._id ? await choose(own._id, nameShown) : null;
    const chosen = active ? await choose(active._id, nameShown) : listed;
    if (!chosen) throw new DomainError('not-found', 'campaigns.not-registered');
    return chosen;
  };
}
