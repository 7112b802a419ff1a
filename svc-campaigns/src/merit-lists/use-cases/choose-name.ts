import { DomainError } from '@pathshala/contract-kit/domain-error';
import {
  chooseName as withName,
  type NameShown,
  type Registration,
  type Registrations,
} from '../../registrations/ports.ts';

export interface ChooseNameDependencies {
  readonly registrations: Pick<Registrations, 'findActive' | 'update'>;
}

export interface ChooseNameCommand {
  readonly campaignId: string;
  readonly studentId: string;
  readonly nameShown: NameShown;
}

/** CMP-06: the participant decides, at any time, whether the merit list shows name, initials or the roll number only. */
export function chooseName({ registrations }: ChooseNameDependencies) {
  return async ({ campaignId, studentId, nameShown }: ChooseNameCommand): Promise<Registration> => {
    const own = await registrations.findActive(studentId, campaignId);
    if (!own) throw new DomainError('not-found', 'campaigns.not-registered');
    return registrations.update(own._id, (registration) => {
      const state = withName(registration, nameShown);
      return state && { state };
    });
  };
}
