import type { Attempts } from '../../attempts/index.ts';
import type { SessionEnds } from '../../session-ends/index.ts';
import type { ParticipantJoin, ParticipantJoins } from '../ports.ts';

export interface JoinAccountDependencies {
  readonly joins: ParticipantJoins;
  readonly attempts: Pick<Attempts, 'transferOwnership'>;
  readonly sessionEnds: Pick<SessionEnds, 'record'>;
}

/**
 * Transfers the attempts of a participant to the new account. The join is stored first: a concurrent start either is found by
 * this call, or finds the join when it has stored its attempt.
 */
export function joinAccount({ joins, attempts, sessionEnds }: JoinAccountDependencies) {
  return async (join: ParticipantJoin, at: number): Promise<void> => {
    await joins.record(join);
    await sessionEnds.record(join.participantId, at);
    await attempts.transferOwnership(join.participantId, join.studentId);
  };
}
