import { findNotice, lineOf, type NoticeSource } from '../domain/stored-notice.ts';
import type { StoredNotices } from '../ports.ts';

interface ListNoticesDependencies {
  readonly sources: readonly NoticeSource[];
  readonly notices: Pick<StoredNotices, 'list' | 'countUnread'>;
}

interface ListQuery {
  readonly page: number;
  readonly pageSize: number;
}

/** A page of a student's notices. One whose template only a newer version knows is left out until that is back. */
export function listNotices({ sources, notices }: ListNoticesDependencies) {
  return async (studentId: string, { page, pageSize }: ListQuery) => {
    const [{ items, total }, unread] = await Promise.all([
      notices.list(studentId, { page, pageSize }),
      notices.countUnread(studentId),
    ]);
    const lines = items.flatMap((stored) => {
      const notice = findNotice(sources, stored);
      return notice === undefined ? [] : [lineOf(notice, stored)];
    });
    return { items: lines, total, page, pageSize, unread };
  };
}
