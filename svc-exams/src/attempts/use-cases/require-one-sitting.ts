import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { PersonKeys } from '@pathshala/service-kit/platform/person-keys';
import { type Entitlements, scopeOf } from '../../entitlements/index.ts';
import { type Paper, rulesOf } from '../../papers/index.ts';
import type { Attempt } from '../domain/attempt.ts';
import type { Sitters, StartCommand } from '../ports.ts';

export interface RequireOneSittingDependencies {
  readonly entitlements: Pick<Entitlements, 'personKeysOf'>;
  readonly sitters: Sitters;
  readonly personKeys: Pick<PersonKeys, 'mailbox'>;
}

/**
 * A person sits a ranked exam once, whatever became of the account or the registration since. Decided here, where the attempt is
 * stored, and not by svc-campaigns: no event can arrive too late for it. Throws `conflict`.
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
