import { sittingPhaseOf } from '../domain/sitting-phase.ts';
import type { FoundSitting, SittingPhase, SittingPorts } from '../ports.ts';
import { findSitting } from './find-sitting.ts';

/** Reads the sitting of a link without a change, so that a mail scanner that follows the link does not use it up. */
export function readSitting(ports: SittingPorts) {
  const find = findSitting(ports);
  return async (token: string): Promise<FoundSitting & { readonly phase: SittingPhase }> => {
    const found = await find(token);
    return { ...found, phase: sittingPhaseOf(found, ports.now()) };
  };
}
