import type { countStudents } from '@pathshala/svc-auth-contract/http';
import type { countCourses } from '@pathshala/svc-catalog-contract/http';
import type { readExamFigures } from '@pathshala/svc-exams-contract/overview';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';

export type CountedName = 'students' | 'courses' | 'questions' | 'sittings' | 'rating';

interface Counted {
  readonly name: CountedName;
  readonly value: number;
}

const options = { staleTime: 60_000 };

/** Returns the counts of the services, in the order of the page. A count that is zero, or that failed, is left out. */
export function useCounted(): readonly Counted[] {
  const students = useApiQuery<typeof countStudents>('/settings/figures', {}, options);
  const groups = useApiQuery<typeof countCourses>('/courses/groups', {}, options);
  const exams = useApiQuery<typeof readExamFigures>('/exams/figures', {}, options);
  const queries = [students, groups, exams];
  // All at once, so that nothing moves.
  if (queries.some(({ data, error }) => data === undefined && error === null)) return [];
  const { academic = 0, admission = 0, questions, rating } = groups.data ?? {};
  const counted = {
    students: students.data?.students,
    courses: academic + admission,
    questions,
    sittings: exams.data?.sittings,
    rating,
  };
  const names = ['students', 'courses', 'questions', 'sittings', 'rating'] as const;
  return names.map((name) => ({ name, value: counted[name] ?? 0 })).filter(({ value }) => value > 0);
}
