import type { readOwnStudent } from '@pathshala/svc-auth-contract/http';
import type { SessionUser } from '@pathshala/web-kit/session';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';

/** Long, because the photo only adorns; a change in the profile refreshes the same answer. */
const staleTime = 5 * 60_000;

/** The address of the student's own photo, or an empty text. An administrator has no student record to ask for. */
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
