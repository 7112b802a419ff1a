import type { Participant } from '../domain/participant.ts';
import type { Participants } from '../ports.ts';

interface ReadNamesDependencies {
  readonly participants: Pick<Participants, 'findByIds' | 'searchVisitors'>;
}

interface ParticipantName {
  readonly _id: string;
  readonly name: string;
  readonly rollNumber: string | null;
}

interface NamesQuery {
  readonly ids?: readonly string[] | undefined;
  readonly q?: string | undefined;
}

interface FoundNames {
  readonly items: readonly ParticipantName[];
  /** The search found more people than the answer names. */
  readonly hasMore: boolean;
}

/** The largest number of names in one answer. */
const limit = 100;

/** Names visitors with a proved address: others sit no exam, and svc-auth has the names of accounts. */
export function readNames({ participants }: ReadNamesDependencies) {
  return async ({ ids = [], q }: NamesQuery): Promise<FoundNames> => {
    if (q === undefined) return { items: named(await participants.findByIds(ids)), hasMore: false };
    const found = await participants.searchVisitors(q, limit + 1);
    return { items: named(found.slice(0, limit)), hasMore: found.length > limit };
  };
}

function named(found: readonly Participant[]): readonly ParticipantName[] {
  return found
    .filter(({ studentId, isAddressProved }) => studentId === null && isAddressProved === true)
    .filter(({ basicInfo }) => basicInfo.fullName !== '')
    .map(({ _id, basicInfo, rollNumber }) => ({ _id, name: basicInfo.fullName, rollNumber }));
}
