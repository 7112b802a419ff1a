import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { ParticipantJoins } from '../../participants/index.ts';
import type { Attempts, StartCommand } from '../ports.ts';

interface RequireNotJoinedDependencies {
  readonly attempts: Pick<Attempts, 'passOn'>;
  readonly joins: Pick<ParticipantJoins, 'accountOf'>;
}

/**
 * Called when a participant's attempt is stored: a registration that joined its account meanwhile takes it along, and the
 * participant has no right any more.
 */
export function requireNotJoined({ attempts, joins }: RequireNotJoinedDependencies) {
  return async ({ studentId, isParticipant }: StartCommand): Promise<void> => {
    const account = isParticipant === true ? await joins.accountOf(studentId) : null;
    if (account === null) return;
    await attempts.passOn(studentId, account);
    throw new DomainError('forbidden', 'exams.not-registered');
  };
}
