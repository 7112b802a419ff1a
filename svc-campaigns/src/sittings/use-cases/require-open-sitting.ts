import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { SittingPhase } from '../ports.ts';

/** Throws the reason for which nothing can be opened or mailed, apart from a used link. */
export function requireOpenSitting(phase: SittingPhase): void {
  if (phase === 'ended') throw new DomainError('gone', 'campaigns.link-ended');
  if (phase === 'over') throw new DomainError('gone', 'campaigns.sitting-over');
  if (phase === 'has-account') throw new DomainError('conflict', 'campaigns.sitting-has-account');
}

export const sittingUsed = (): DomainError => new DomainError('conflict', 'campaigns.sitting-used');
