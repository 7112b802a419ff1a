import type { readUserNames } from '@pathshala/svc-auth-contract/http';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';

/** The name of the student: one's own, or for the cash desk that of another account; a dash until it is loaded. */
export function usePayerName(studentId: string): string {
  const user = useUser();
  const isOwn = user?._id === studentId;
  const { data } = useApiQuery<typeof readUserNames>(
    '/users/names',
    { query: { ids: studentId } },
    { enabled: !isOwn && user?.role === 'admin' },
  );
  return isOwn ? user.name : (data?.items[0]?.name ?? '–');
}
