import { useNameOf } from '@pathshala/web-kit/bilingual';
import type { readUser } from '@pathshala/svc-auth-contract/http';
import type { listEnrolledCourses } from '@pathshala/svc-catalog-contract/http';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';

interface ShownStudent {
  /** Empty where the reader may not look it up. */
  readonly name: string;
  readonly courses: readonly string[];
}

/** The student of the card. An administrator without the permission for accounts gets neither name nor courses. */
export function useStudent(studentId: string, isOwn: boolean): ShownStudent {
  const user = useUser();
  const nameOf = useNameOf();
  const account = useApiQuery<typeof readUser>(
    '/users/{id}',
    { params: { id: studentId } },
    { enabled: !isOwn },
  );
  const enrolled = useApiQuery<typeof listEnrolledCourses>(
    '/students/student/enrolledcourses/{id}',
    { params: { id: studentId }, query: { pageSize: 100 } },
    { staleTime: 60_000 },
  );
  const own = user === null ? '' : nameOf(user);
  return {
    name: isOwn ? own : (account.data?.name ?? ''),
    courses: enrolled.data?.items.map(({ name }) => name) ?? [],
  };
}
