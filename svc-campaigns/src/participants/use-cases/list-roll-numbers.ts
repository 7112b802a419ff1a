import type { Participants } from '../ports.ts';

interface ListRollNumbersDependencies {
  readonly participants: Pick<Participants, 'listRollNumbers'>;
}

interface RollNumbersQuery {
  readonly campaignId: string;
  /** The last roll number that was read before. */
  readonly after?: string | undefined;
}

interface RollNumbers {
  readonly items: { readonly studentId: string; readonly rollNumber: string }[];
  readonly hasMore: boolean;
}

/** The maximum of one call: a whole campaign of usual size. */
const limit = 5000;

/** The participant of each roll number, sorted; the desk of an exam shows them beside thousands of rows. */
export function listRollNumbers({ participants }: ListRollNumbersDependencies) {
  return async ({ campaignId, after = '' }: RollNumbersQuery): Promise<RollNumbers> => {
    const found = await participants.listRollNumbers(campaignId, after, limit + 1);
    // An account sits under its own id, a visitor under the id of the registration.
    const items = found
      .slice(0, limit)
      .map(({ _id, studentId, rollNumber }) => ({ studentId: studentId ?? _id, rollNumber }));
    return { items, hasMore: found.length > limit };
  };
}
