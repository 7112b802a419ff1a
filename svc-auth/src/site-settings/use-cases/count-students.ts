import type { Accounts } from '../../accounts/index.ts';
import { countsStatistics } from '../domain/stored-settings.ts';
import type { Settings } from '../ports.ts';

export interface CountStudentsDependencies {
  readonly settings: Pick<Settings, 'find'>;
  readonly accounts: Pick<Accounts, 'list'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Milliseconds for which the count is cached, because every visitor reads it. */
const freshMs = 60_000;

/** The number of student accounts, at most a minute old; null while the school shows numbers of its own. */
export function countStudents({ settings, accounts, now }: CountStudentsDependencies) {
  let known = { students: 0, until: Number.NEGATIVE_INFINITY };
  return async (): Promise<number | null> => {
    if (!countsStatistics((await settings.find())?.settings)) return null;
    if (now() < known.until) return known.students;
    const { total: students } = await accounts.list({ role: 'student', page: 1, pageSize: 1, sort: 'name' });
    known = { students, until: now() + freshMs };
    return students;
  };
}
