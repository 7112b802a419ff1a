import { DuplicateKeyError } from '@pathshala/stores/documents/duplicate-key-error';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Registration } from '../domain/registration.ts';
import type { Registrations } from '../ports.ts';

/**
 * The error to throw for a failed write: `conflict` when mailbox or mobile number is taken. A number cannot be proved: the
 * error names it to a caller who has proved the address, so that another one can be given.
 */
export async function alreadyRegistered(
  registrations: Pick<Registrations, 'findByContact'>,
  { campaignId, emailKey, isAddressProved }: Registration,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof DuplicateKeyError)) return error;
  const isMailbox = (await registrations.findByContact(campaignId, { emailKey })) !== null;
  if (isAddressProved !== true || isMailbox) return alreadyTaken();
  const fields = { 'basicInfo.mobile': 'campaigns.registration.mobile-taken' };
  return new DomainError('conflict', 'campaigns.already-registered', { fields });
}

export const alreadyTaken = () => new DomainError('conflict', 'campaigns.already-registered');
