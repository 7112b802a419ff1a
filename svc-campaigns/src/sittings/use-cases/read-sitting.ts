import { sittingPhaseOf } from '../domain/sitting-phase.ts';
import type { FoundSitting, SittingPhase } from '../ports.ts';
import type { FindSitting } from './find-sitting.ts';

interface ReadSittingDependencies {
  readonly find: FindSitting;
  readonly now: () => number;
}

/** Reads the sitting of a link without a change, so that a mail scanner that follows the link does not use it up. */
export function readSitting({ find, now }: ReadSittingDependencies) {
  return async (token: string): Promise<FoundSitting & { readonly phase: SittingPhase }> => {
    const found = await find(token);
    return { ...found, phase: sittingPhaseOf(found, now()) };
  };
}
