import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Registrations } from '../ports.ts';

export const alreadyYours = () => new DomainError('conflict', 'campaigns.already-yours');

/** A student has one place, also with another email and number. `reserveContact` refuses concurrent registrations. */
export async function requireNoOtherPlace(
  registrations: Pick<Registrations, 'findActive'>,
  { studentId, campaignId, except }: { studentId: string; campaignId: string; except?: string },
): Promise<void> {
  const active = await registrations.findActive(studentId, campaignId);
  if (active && active._id !== except) throw alreadyYours();
}
