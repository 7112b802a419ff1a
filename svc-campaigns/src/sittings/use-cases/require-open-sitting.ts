import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { SittingPhase } from '../ports.ts';

/** Throws why nothing can be opened or mailed. Whether a link was used is not part of it. */
export function requireOpenSitting(phase: SittingPhase): void {
  if (phase === 'ended') throw new DomainError('gone', 'campaigns.link-ended');
  if (phase === 'over') throw new DomainError('gone', 'campaigns.sitting-over');
  if (phase === 'has-account') throw new DomainError('conflict', 'campaigns.sitting-has-account');
}

export const sittingUsed = (): DomainError => new DomainError('conflict', 'campaigns.sitting-used');
