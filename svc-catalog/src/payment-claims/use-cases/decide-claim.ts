import { DomainError } from '@pathshala/contract-kit/domain-error';
import { approveClaim, type Claim, refuseClaim, requireClaim, revokeClaim } from '../domain/claim.ts';
import type { CourseLookup } from '../../enrolments/index.ts';
import type { Claims } from '../ports.ts';
import { claimChangedEvent, refusedEvents } from './claim-events.ts';
import type { FinishClaim } from './finish-claim.ts';

interface DecideClaimDependencies {
  readonly claims: Pick<Claims, 'find' | 'update'>;
  readonly courses: Pick<CourseLookup, 'find'>;
  readonly finish: FinishClaim;
  readonly now: () => number;
}

export interface Decision {
  readonly decision: 'approve' | 'refuse' | 'revoke';
  /** Required to refuse and to revoke. */
  readonly reason: string;
  readonly administrator: { readonly id: string | null; readonly name: string | null };
}

/** The time within which a decision enrols the student, or ends the enrolment; after it the job does. */
const enrolTimeoutMs = 30_000;

/** Approving a claim that is approved, or refusing or revoking one that is refused, changes nothing. */
export function decideClaim({ claims, courses, finish, now }: DecideClaimDependencies) {
  async function approve(claim: Claim, administrator: Decision['administrator']): Promise<Claim> {
    if (claim.state !== 'approved' && (await courses.find(claim.courseId)) === null) {
      throw new DomainError('not-found', 'catalog.course-not-found');
    }
    const decider = { ...administrator, at: new Date(now()).toISOString() };
    const approved = await claims.update(claim._id, (stored) => {
      const state = approveClaim(stored, decider, now() + enrolTimeoutMs);
      return state && { state, events: [claimChangedEvent(state)] };
    });
    return finish(approved);
  }

  return async (id: string, { decision, reason, administrator }: Decision): Promise<Claim> => {
    const claim = requireClaim(await claims.find(id));
    if (decision === 'approve') return approve(claim, administrator);
    const decider = { ...administrator, at: new Date(now()).toISOString() };
    const unenrolDueAt = now() + enrolTimeoutMs;
    const refused = await claims.update(id, (stored) => {
      const state =
        decision === 'refuse'
          ? refuseClaim(stored, decider, reason)
          : revokeClaim(stored, decider, { reason, unenrolDueAt });
      return state && { state, events: refusedEvents(state) };
    });
    return finish(refused);
  };
}

interface Outcome {
  readonly claimId: string;
  /** The message code of the failure; null when it is done. */
  readonly code: string | null;
}

interface DecideClaimsDependencies {
  readonly decide: ReturnType<typeof decideClaim>;
}

/** Decides one claim after the other; a claim that cannot be decided does not stop the others. */
export function decideClaims({ decide }: DecideClaimsDependencies) {
  return async (ids: readonly string[], decision: Decision): Promise<readonly Outcome[]> => {
    const outcomes: Outcome[] = [];
    for (const claimId of new Set(ids)) {
      outcomes.push({ claimId, code: await failureOf(() => decide(claimId, decision)) });
    }
    return outcomes;
  };
}

async function failureOf(decide: () => Promise<unknown>): Promise<string | null> {
  try {
    await decide();
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}
