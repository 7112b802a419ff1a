import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { SecondFactor } from '../domain/second-factor.ts';
import type { StoredSecondFactors } from '../ports.ts';

export async function requireSecondFactor(
  secondFactors: Pick<StoredSecondFactors, 'find'>,
  userId: string,
): Promise<SecondFactor> {
  const factor = await secondFactors.find(userId);
  if (factor === null) throw new DomainError('conflict', 'auth.second-factor-off');
  return factor;
}
