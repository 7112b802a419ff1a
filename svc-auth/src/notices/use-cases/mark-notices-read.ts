import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { StoredNotices } from '../ports.ts';

interface MarkNoticesReadDependencies {
  readonly notices: Pick<StoredNotices, 'markRead' | 'markReadUntil' | 'countUnread'>;
}

type Marked = { readonly id: string } | { readonly until: string };

/** Marks one notice of a student as read, or all until a time; what comes later stays unread. Idempotent. */
export function markNoticesRead({ notices }: MarkNoticesReadDependencies) {
  return async (studentId: string, marked: Marked): Promise<{ readonly unread: number }> => {
    if ('until' in marked) await notices.markReadUntil(studentId, marked.until);
    else if (!(await notices.markRead(studentId, marked.id)))
      throw new DomainError('not-found', 'common.not-found');
    return { unread: await notices.countUnread(studentId) };
  };
}
