import type { ReadGuardian, Students } from '../ports.ts';

interface ReadGuardianDependencies {
  readonly students: Pick<Students, 'find'>;
}

/** The guardian of a student who has agreed to be called and written to; null for none. */
export function readGuardian({ students }: ReadGuardianDependencies): ReadGuardian {
  return async (studentId) => {
    const record = await students.find(studentId);
    const guardian = record?.personalInfo.guardian;
    if (guardian === undefined || record?.deletedAt !== null) return null;
    return guardian.consentAt === '' || guardian.mobile === '' ? null : guardian;
  };
}
