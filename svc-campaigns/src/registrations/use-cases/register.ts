import { DuplicateKeyError } from '@pathshala/service-kit/documents';
import { DomainError } from '@pathshala/service-kit/errors';
import { phaseOf, type Campaign } from '../../campaigns/domain/campaign.ts';
import type { AccountRepository } from './ports.ts';
import { checkContact, type BasicInfo } from '../domain/contact.ts';
import { beginRegistration, type Registration } from '../domain/registration.ts';
import { takePlace, type PlaceDependencies } from './take-place.ts';

export interface RegisterCommand {
  readonly kind: Campaign['kind'];
  readonly campaignId: string;
  readonly studentId: string | null;
  readonly basicInfo: BasicInfo;
  readonly showsName: boolean;
  readonly language: 'en' | 'bn';
}

export interface RegisterDependencies extends PlaceDependencies {
  readonly accounts: AccountRepository;
  readonly newId: () => string;
}

function refuseIfShut(campaign: Campaign | null, now: string): asserts campaign is Campaign {
  if (!campaign || campaign.deletedAt !== null) throw new DomainError('not-found', 'campaigns.not-found');
  if (phaseOf(campaign, now) === 'past') throw new DomainError('gone', 'campaigns.over');
  if (!campaign.registrationOpen) throw new DomainError('gone', 'campaigns.closed');
}

/** CMP-02, CMP-03: reserve the contact, then take a place or a number in the waiting list. */
export function register(deps: RegisterDependencies) {
  const { campaigns, registrations, accounts, now, newId } = deps;
  return async (command: RegisterCommand): Promise<Registration> => {
    const contact = checkContact(command.basicInfo);
    const campaign = await campaigns.find(command.campaignId);
    const moment = new Date(now()).toISOString();
    if (campaign && campaign.kind !== command.kind) throw new DomainError('not-found', 'campaigns.not-found');
    refuseIfShut(campaign, moment);
    const studentId = command.studentId ?? (await accounts.ownerOf(contact.emailKey));
    // One place a student, whatever email and number the second form holds; at once the unique contact decides.
    if (studentId !== null && (await registrations.ofStudent(studentId, [campaign._id])).length > 0)
      throw new DomainError('conflict', 'campaigns.already-yours');
    const begun = beginRegistration({
      _id: newId(),
      campaignId: campaign._id,
      studentId,
      contact,
      language: command.language,
      showsName: command.showsName,
      now: moment,
    });
    try {
      await registrations.insert(begun);
    } catch (error) {
      if (error instanceof DuplicateKeyError)
        throw new DomainError('conflict', 'campaigns.already-registered');
      throw error;
    }
    return takePlace(deps)(campaign, begun);
  };
}
