import { DomainError } from '@pathshala/contract-kit/domain-error';
import { fewestInStandings, weeksAt } from '@pathshala/rules/standings';
import type { Entitlements } from '../../entitlements/index.ts';
import { ranksOf } from '../domain/ranks.ts';
import { courseList, placeList, type ListKind, type StudentPlace } from '../domain/standing-list.ts';
import type { ListOfWeek, Member, Members, Places, Tallies } from '../ports.ts';

interface ReadStandingsDependencies {
  readonly members: Pick<Members, 'find' | 'findMany'>;
  readonly tallies: Pick<Tallies, 'page' | 'countAbove' | 'ofStudent'>;
  readonly places: Pick<Places, 'find'>;
  readonly entitlements: Pick<Entitlements, 'coursesOf'>;
}

interface ReadCommand {
  readonly studentId: string;
  readonly list: ListKind;
  readonly courseId?: string | undefined;
  /** Default: the current one. */
  readonly week?: string | undefined;
  readonly page: number;
  readonly now: number;
}

interface StandingRow {
  readonly rank: number;
  readonly name: string;
  readonly points: number;
  readonly isOwn: boolean;
}

interface ReadList {
  readonly week: string;
  readonly isTooFew: boolean;
  readonly items: readonly StandingRow[];
  readonly total: number;
  readonly own: { readonly rank: number | null; readonly points: number } | null;
}

export const standingsPageSize = 50;

/** A page of a list that the reader belongs to. A reader who does not take part gets no own row. */
export function readStandings(dependencies: ReadStandingsDependencies) {
  const { members, tallies } = dependencies;
  const requireList = listOfReader(dependencies);
  return async (command: ReadCommand): Promise<ReadList> => {
    const { studentId, page } = command;
    const of = { week: requireWeek(command), list: await requireList(command) };
    const [{ items, total }, own] = await Promise.all([
      tallies.page(of, { page, pageSize: standingsPageSize }),
      ownPoints(studentId, of),
    ]);
    if (total < fewestInStandings) {
      const hidden = own && { points: own.points, rank: null };
      return { week: of.week, isTooFew: true, items: [], total: 0, own: hidden };
    }
    const named = await members.findMany(items.map((tally) => tally.studentId));
    const above = items[0] === undefined ? 0 : await tallies.countAbove(of, items[0].points);
    const ranks = ranksOf(
      items.map(({ points }) => points),
      { before: (page - 1) * standingsPageSize, above },
    );
    const rows = items.flatMap(({ studentId: id, points }, index): readonly StandingRow[] => {
      const name = named.get(id)?.name;
      // A former member is in no list, even while the points are being removed.
      if (name === undefined) return [];
      return [{ rank: ranks[index] ?? 0, name, points, isOwn: id === studentId }];
    });
    return { week: of.week, isTooFew: false, items: rows, total, own };
  };

  async function ownPoints(studentId: string, of: ListOfWeek): Promise<ReadList['own']> {
    if ((await members.find(studentId)) === null) return null;
    const tally = (await tallies.ofStudent(studentId)).find(({ week }) => week === of.week);
    const points = tally?.points ?? 0;
    if (points === 0) return { points, rank: null };
    return { points, rank: (await tallies.countAbove(of, points)) + 1 };
  }
}

function requireWeek({ week, now }: ReadCommand): string {
  const weeks = weeksAt(now);
  const wanted = week ?? weeks[0] ?? '';
  if (weeks.includes(wanted)) return wanted;
  throw new DomainError('invalid', 'exams.standing-week', { fields: { week: 'exams.standing-week' } });
}

function listOfReader({ places, entitlements }: Pick<ReadStandingsDependencies, 'places' | 'entitlements'>) {
  return async ({ studentId, list, courseId }: ReadCommand): Promise<string> => {
    const key =
      list === 'course'
        ? await ownCourse(studentId, courseId ?? '')
        : placeList(list, await places.find(studentId));
    if (key === null) throw new DomainError('forbidden', 'exams.standing-list');
    return key;
  };

  async function ownCourse(studentId: string, courseId: string): Promise<string | null> {
    return (await entitlements.coursesOf(studentId)).includes(courseId) ? courseList(courseId) : null;
  }
}

interface OwnStanding extends StudentPlace {
  readonly member: Member | null;
  readonly weeks: readonly string[];
}

/** Whether the student takes part, and in which lists. */
export function readOwnStanding({ members, places }: ReadStandingsDependencies) {
  return async (studentId: string, now: number): Promise<OwnStanding> => {
    const [member, { district, college }] = await Promise.all([
      members.find(studentId),
      places.find(studentId),
    ]);
    return { member, district, college, weeks: weeksAt(now) };
  };
}
