import type { Fault } from './fault.ts';
import { limits } from './limits.ts';
import { rankIn } from './ranking.ts';
import type { AllotmentInput, Candidate } from './types.ts';

/** The faults of the candidates: their ids, choices, ranks and claims. */
export function findCandidateFaults({ programmes, candidates, claims }: AllotmentInput): readonly Fault[] {
  const known = { programmes: new Set(programmes.map(({ id }) => id)), claims: new Set(claims) };
  const seen = new Set<string>();
  const faults: Fault[] = [];
  for (const candidate of candidates) {
    if (seen.has(candidate.id)) faults.push({ code: 'candidate-twice', candidate: candidate.id });
    seen.add(candidate.id);
    addClaimFaults(candidate, known.claims, faults);
    addChoiceFaults(candidate, known.programmes, faults);
  }
  return faults;
}

function addClaimFaults({ id, claims }: Candidate, known: ReadonlySet<string>, faults: Fault[]): void {
  for (const claim of claims) {
    if (!known.has(claim)) faults.push({ code: 'claim-unknown', candidate: id, claim });
  }
}

function addChoiceFaults(candidate: Candidate, known: ReadonlySet<string>, faults: Fault[]): void {
  const { id, choices } = candidate;
  if (choices.length > limits.choices) {
    faults.push({ code: 'too-many-choices', candidate: id, limit: limits.choices });
    return;
  }
  choices.forEach((programme, index) => {
    const fault = choiceFault(candidate, index, known);
    if (fault !== undefined) faults.push({ code: fault, candidate: id, programme });
  });
}

function choiceFault(
  candidate: Candidate,
  index: number,
  known: ReadonlySet<string>,
): Fault['code'] | undefined {
  const programme = candidate.choices[index] ?? '';
  if (!known.has(programme)) return 'programme-unknown';
  if (candidate.choices.indexOf(programme) < index) return 'choice-twice';
  const rank = rankIn(candidate, programme);
  if (rank === undefined) return 'rank-missing';
  return Number.isSafeInteger(rank) && rank >= 1 && rank <= limits.rank ? undefined : 'rank-not-valid';
}
