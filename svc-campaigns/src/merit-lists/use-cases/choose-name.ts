import { DomainError } from '@pathshala/contract-kit/domain-error';
import { chooseName as withName, type Registration, type Registrations } from '../../registrations/ports.ts';

export interface ChooseNameDependencies {
  readonly registrations: Pick<Registrations, 'findActive' | 'update'>;
}

export interface ChooseNameCommand {
  readonly campaignId: string;
  readonly studentId: string;
  readonly showsName: boolean;
}

/** CMP-06: the participant decides, at any time, whether the merit list shows the name. */
export function chooseName({ registrations }: ChooseNameDependencies) {
  return async ({ campaignId, studentId, showsName }: ChooseNameCommand): Promise<Registration> => {
    const own = await registrations.findActive(studentId, campaignId);
    if (!own) throw new DomainError('not-found', 'campaigns.not-registered');
    return registrations.update(own._id, (registration) => {
      const state = withName(registration, showsName);
      return state && { state };
    });
  };
}
