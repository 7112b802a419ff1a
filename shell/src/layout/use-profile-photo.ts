import type { readOwnStudent } from '@pathshala/svc-auth-contract/http';
import type { SessionUser } from '@pathshala/web-kit/session';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';

/** Milliseconds. Long, because the photo is only decoration; a change in the profile invalidates the same query. */
const staleTime = 5 * 60_000;

/** The URL of the student's own photo, or an empty string. Administrators have no student record. */
export function useProfilePhoto(user: SessionUser): string {
  const { data } = useApiQuery<typeof readOwnStudent>(
    '/students/student',
    {},
    {
      enabled: user.role === 'student',
      staleTime,
    },
  );
  return data?.personalInfo.profilePhotoUrl ?? '';
}
