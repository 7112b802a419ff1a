import type { Participants } from '../ports.ts';

export interface ReadNamesDependencies {
  readonly participants: Pick<Participants, 'findByIds'>;
}

export interface ParticipantName {
  readonly _id: string;
  readonly name: string;
  readonly rollNumber: string | null;
}

/** Of visitors with a proved address: the others sit no exam, and names of accounts are svc-auth's. */
export function readNames({ participants }: ReadNamesDependencies) {
  return async (ids: readonly string[]): Promise<readonly ParticipantName[]> => {
    const found = await participants.findByIds(ids);
    return found
      .filter(({ studentId, isAddressProved }) => studentId === null && isAddressProved === true)
      .filter(({ basicInfo }) => basicInfo.fullName !== '')
      .map(({ _id, basicInfo, rollNumber }) => ({ _id, name: basicInfo.fullName, rollNumber }));
  };
}
