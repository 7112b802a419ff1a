import type { Accounts } from '../../accounts/index.ts';
import type { Audience } from '../domain/school-message.ts';
import type { AudiencePlaces } from '../ports.ts';

interface FindStudentsDependencies {
  readonly accounts: Pick<Accounts, 'studentsAfter'>;
  readonly places: Pick<AudiencePlaces, 'studentsAfter'>;
}

export type FindStudents = (audience: Audience, after: string, limit: number) => Promise<readonly string[]>;

/** The ids of an audience after this one, sorted; empty after the last. */
export function findStudents({ accounts, places }: FindStudentsDependencies): FindStudents {
  return async (audience, after, limit) => {
    if (audience.kind === 'all') return accounts.studentsAfter(after, limit);
    if (audience.kind === 'student') return audience.id > after ? [audience.id] : [];
    return places.studentsAfter(audience, after, limit);
  };
}
