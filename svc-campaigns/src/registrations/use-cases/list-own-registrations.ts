import type { Registration } from '../domain/registration.ts';
import type { Registrations } from '../ports.ts';

interface ListOwnRegistrationsDependencies {
  readonly registrations: Pick<Registrations, 'listOfPerson'>;
}

/** Every registration of the account, the latest first. Those made by a visitor for the same address are not part of it. */
export function listOwnRegistrations({ registrations }: ListOwnRegistrationsDependencies) {
  return async (studentId: string): Promise<readonly Registration[]> => {
    const own = await registrations.listOfPerson(studentId, []);
    return own.toSorted((a, b) => b.registeredAt.localeCompare(a.registeredAt));
  };
}
