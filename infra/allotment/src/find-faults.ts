import { findCandidateFaults } from './candidate-faults.ts';
import { limits } from './limits.ts';
import { findProgrammeFaults } from './programme-faults.ts';
import type { AllotmentInput } from './types.ts';
import type { Fault } from './fault.ts';

/** All faults of the input, in the order of the input; empty if an allotment can be computed. */
export function findFaults(input: AllotmentInput): readonly Fault[] {
  return [...findSizeFaults(input), ...findProgrammeFaults(input), ...findCandidateFaults(input)];
}

function findSizeFaults({ claims, programmes, candidates }: AllotmentInput): readonly Fault[] {
  const faults: Fault[] = [];
  if (claims.length > limits.claims) faults.push({ code: 'too-many-claims', limit: limits.claims });
  if (new Set(claims).size < claims.length) faults.push({ code: 'claim-twice' });
  if (programmes.length > limits.programmes) {
    faults.push({ code: 'too-many-programmes', limit: limits.programmes });
  }
  if (candidates.length > limits.candidates) {
    faults.push({ code: 'too-many-candidates', limit: limits.candidates });
  }
  const choices = candidates.reduce((sum, candidate) => sum + candidate.choices.length, 0);
  if (choices > limits.allChoices) faults.push({ code: 'too-many-choices', limit: limits.allChoices });
  return faults;
}
