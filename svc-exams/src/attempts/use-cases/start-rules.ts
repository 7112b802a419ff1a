import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { ExamLimits } from '@pathshala/rules/exam-limits';
import type { PersonKeys } from '@pathshala/service-kit/platform/person-keys';
import { type Entitlements, scopeOf } from '../../entitlements/index.ts';
import { type Paper, rulesOf } from '../../papers/index.ts';
import type { ParticipantJoins } from '../../participants/index.ts';
import type { Attempt } from '../domain/attempt.ts';
import { countedSince, tooManyStarts } from '../domain/start-limits.ts';
import type { Attempts, Sitters, StartCommand } from '../ports.ts';

type StartLimits = Pick<ExamLimits, 'startsOfOneExam' | 'startsOfAllExams'>;

/** Throws when a student has started too many past years within the hour. Counts the stored attempts. */
export function requireFewStarts(attempts: Attempts, limits: () => StartLimits) {
  return async (last: Attempt | null, studentId: string, now: number): Promise<void> => {
    const { startsOfOneExam, startsOfAllExams } = limits();
    const since = countedSince(now);
    const oldest = await startBefore(last, startsOfOneExam - 1);
    if (oldest !== null && oldest.startedAt > since) throw tooManyStarts(oldest.startedAt, now);
    const { count, first } = await attempts.startedSince(studentId, since);
    if (count >= startsOfAllExams && first !== null) throw tooManyStarts(first, now);
  };

  /** Attempts are numbered without gaps and an id is derived from its number: one read, and none for the first attempts. */
  async function startBefore(last: Attempt | null, steps: number): Promise<Attempt | null> {
    if (last === null || last.attemptNo <= steps) return null;
    return attempts.find(attempts.idOf({ ...last, attemptNo: last.attemptNo - steps }));
  }
}

export type RequireFewStarts = ReturnType<typeof requireFewStarts>;

interface RequireNotJoinedDependencies {
  readonly attempts: Pick<Attempts, 'transferOwnership'>;
  readonly joins: Pick<ParticipantJoins, 'accountOf'>;
}

/**
 * Called when a participant's attempt is stored: a registration that joined its account meanwhile transfers it, and the
 * participant has no right any more.
 */
export function requireNotJoined({ attempts, joins }: RequireNotJoinedDependencies) {
  return async ({ studentId, isParticipant }: StartCommand): Promise<void> => {
    const account = isParticipant === true ? await joins.accountOf(studentId) : null;
    if (account === null) return;
    await attempts.transferOwnership(studentId, account);
    throw new DomainError('forbidden', 'exams.not-registered');
  };
}

export type RequireNotJoined = ReturnType<typeof requireNotJoined>;

interface RequireOneSittingDependencies {
  readonly entitlements: Pick<Entitlements, 'personKeysOf'>;
  readonly sitters: Sitters;
  readonly personKeys: Pick<PersonKeys, 'mailbox'>;
}

/**
 * Ensures that a person sits a ranked exam once, also with another account or registration. Decided here, where the attempt is
 * stored, and not by svc-campaigns, so that no event can arrive too late. Throws `conflict`.
 */
export function requireOneSitting({ entitlements, sitters, personKeys }: RequireOneSittingDependencies) {
  return async (paper: Paper, attempt: Attempt, { studentId, email, now }: StartCommand): Promise<void> => {
    if (!rulesOf(paper).isRanked) return;
    const scope = scopeOf(paper);
    const stated = await entitlements.personKeysOf(studentId, scope);
    const proved = email ? [personKeys.mailbox(scope.id, email)] : [];
    const sitting = { examId: paper.paperId, attemptId: attempt._id, keys: [...proved, ...stated], now };
    if (!(await sitters.claim(sitting))) throw new DomainError('conflict', 'exams.already-sat');
  };
}

export type RequireOneSitting = ReturnType<typeof requireOneSitting>;
