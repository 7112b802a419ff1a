import type { EventExample } from '@pathshala/pact/examples';
import type { Identity } from '@pathshala/service-kit/identity/identity';

/** The names in the order of the page. */
export const personNames = ['visitor', 'student', 'second-student', 'admin'] as const;
export type PersonName = (typeof personNames)[number];
export type Persons = Readonly<Record<PersonName, Identity>>;

export const defaultPerson: PersonName = 'student';
const exampleStudent = 'student1';

export function isPersonName(name: string): name is PersonName {
  return personNames.some((known) => known === name);
}

/**
 * Returns the persons who may call. The student is the one of the examples, so that their registrations and enrolments are
 * this student's.
 */
export function personsOf(examples: readonly EventExample[]): Persons {
  const studentId = studentIn(examples);
  const visitor = { userId: null, username: null, name: null, email: null, sessionKey: null };
  return {
    visitor: { role: 'visitor', ...visitor, address: '127.0.0.1' },
    student: personWith('student', studentId),
    'second-student': personWith('student', `${studentId}-second`),
    admin: personWith('admin', 'admin1'),
  };
}

function studentIn(examples: readonly EventExample[]): string {
  const ids = examples.flatMap(({ data }) => [data['studentId'], data['userId']]);
  return (
    (ids.find((id) => typeof id === 'string' && !id.startsWith('admin')) as string | undefined) ??
    exampleStudent
  );
}

function personWith(role: 'student' | 'admin', userId: string): Identity {
  return {
    role,
    userId,
    username: userId,
    name: `Developer (${userId})`,
    email: `${userId}@example.com`,
    sessionKey: `session-of-${userId}`,
    address: '127.0.0.1',
  };
}
