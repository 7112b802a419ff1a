import type { listNotices } from '@pathshala/svc-auth-contract/http';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';

/** The latest notice and how many are unread: one answer for bell and list. `askEvery` is in milliseconds. */
export function useLatestNotice(askEvery: number | false = false) {
  const query = { page: 1, pageSize: 1 };
  return useApiQuery<typeof listNotices>('/notices', { query }, { refetchInterval: askEvery });
}
