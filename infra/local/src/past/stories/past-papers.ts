import type { PastYear } from '../catalogue.ts';
import type { Student } from '../people.ts';
import { dayMs, type School } from '../school.ts';
import type { SatExam } from '../sit-exam.ts';
import type { Enrolments } from './enrolments.ts';

/** The exams that each student has sat, the first one first. */
export type Sittings = ReadonlyMap<Student, readonly SatExam[]>;

/** Students sit past years of their courses in the evenings, from the sign-up to yesterday; many sit one again. */
export async function sitPastPapers(school: School, enrolments: Enrolments): Promise<Sittings> {
  const sat = school.students.map(async (student) => {
    const years = (enrolments.get(student) ?? []).flatMap((course) => course.years);
    const plan = student === school.nusrat ? planOfNusrat(years) : planOf(school, student, years);
    const results: SatExam[] = [];
    for (const [place, { year, daysAgo }] of plan.entries()) {
      const at = school.at(daysAgo, 16 + student.random.next() * 5);
      // Practice helps a little.
      results.push(
        await school.sit(student, { examKind: 'past-year', examId: year.yearId, at, boost: place * 0.12 }),
      );
    }
    return [student, results] as const;
  });
  return new Map(await Promise.all(sat));
}

interface Planned {
  readonly year: PastYear;
  readonly daysAgo: number;
}

function planOf(
  { at }: School,
  { random, joinedAt }: Student,
  years: readonly PastYear[],
): readonly Planned[] {
  // The sittings are spread from the day after the sign-up to yesterday.
  const days = Math.floor((at(0, 0) - joinedAt) / dayMs);
  if (years.length === 0 || days < 1) return [];
  const count = Math.min(days, random.whole(1, 2));
  const chosen = Array.from({ length: count }, () => random.pick(years));
  const onDays = random.some(
    Array.from({ length: days }, (_, day) => day + 1),
    count,
  );
  return onDays
    .toSorted((a, b) => b - a)
    .flatMap((daysAgo, place) => {
      const year = chosen[place];
      return year === undefined ? [] : [{ year, daysAgo }];
    });
}

/** A month with a rest in it, getting better: both years of the first unit, each again, the last one yesterday. */
function planOfNusrat(years: readonly PastYear[]): readonly Planned[] {
  const ofUnit = years.filter(({ unitId }) => unitId === years[0]?.unitId);
  const days = [31, 27, 24, 19, 12, 8, 5, 3, 1];
  return days.flatMap((daysAgo, place) => {
    const year = ofUnit[place % ofUnit.length];
    return year === undefined ? [] : [{ year, daysAgo }];
  });
}
