import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Registration } from '../../registrations/domain/registration.ts';
import { chooseName as choose } from '../../registrations/domain/ranking.ts';
import type { RegistrationRepository } from '../../registrations/use-cases/ports.ts';

/** CMP-06: the participant decides, at any time, whether the merit list shows the name. */
export function chooseName({ registrations }: { readonly registrations: RegistrationRepository }) {
  return async (command: {
    campaignId: string;
    studentId: string;
    showsName: boolean;
  }): Promise<Registration> => {
    const [own] = await registrations.ofStudent(command.studentId, [command.campaignId]);
    if (!own) throw new DomainError('not-found', 'campaigns.not-registered');
    return registrations.update(own._id, (state) => {
      const chosen = choose(state, command.showsName);
      return chosen && { state: chosen };
    });
  };
}
