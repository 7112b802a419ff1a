import type { Identity } from '@pathshala/service-kit/identity/identity';
import type { Enrolments } from './ports.ts';

/** What the caller has to do with a course: enrolled or not; for an administrator also how many are. */
export interface Standing {
  readonly isEnrolled: boolean;
  readonly enrolledCount?: number;
}

export interface Standings {
  one(identity: Identity, courseId: string): Promise<Standing>;
  many(identity: Identity, courseIds: readonly string[]): Promise<(courseId: string) => Standing>;
  enrolledCount(courseId: string): Promise<number>;
}

export function createStandings(enrolments: Enrolments): Standings {
  const standings: Standings = {
    enrolledCount: (courseId) => enrolments.countOfCourse(courseId),
    async one(identity, courseId) {
      const standingOf = await standings.many(identity, [courseId]);
      return standingOf(courseId);
    },
    async many({ userId, role }, courseIds) {
      const mine: ReadonlySet<string> =
        userId === null ? new Set() : await enrolments.enrolledIn(userId, courseIds);
      const counts = role === 'admin' ? await countsOf(courseIds) : new Map<string, number>();
      return (courseId) => {
        const enrolledCount = counts.get(courseId);
        return {
          isEnrolled: mine.has(courseId),
          ...(enrolledCount === undefined ? {} : { enrolledCount }),
        };
      };
    },
  };
  async function countsOf(courseIds: readonly string[]): Promise<Map<string, number>> {
    return new Map(
      await Promise.all(
        courseIds.map(async (id): Promise<[string, number]> => [id, await enrolments.countOfCourse(id)]),
      ),
    );
  }
  return standings;
}
