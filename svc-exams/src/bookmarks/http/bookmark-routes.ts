import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { requireUserId } from '@pathshala/service-kit/identity/reader';
import * as contract from '@pathshala/svc-exams-contract/bookmarks';
import type { listBookmarks } from '../use-cases/list-bookmarks.ts';
import type { putBookmark } from '../use-cases/put-bookmark.ts';
import { toBookmark } from './views.ts';

interface BookmarkUseCases {
  readonly listBookmarks: ReturnType<typeof listBookmarks>;
  readonly putBookmark: ReturnType<typeof putBookmark>;
  readonly questionIds: (studentId: string) => Promise<readonly string[]>;
  readonly deleteBookmark: (studentId: string, questionId: string) => Promise<void>;
  readonly now: () => number;
}

export function bookmarkRoutes(bookmarks: BookmarkUseCases): readonly BoundRoute[] {
  return [
    handle(contract.listBookmarks, async ({ identity, query }) => {
      const { page, pageSize } = query;
      const command = { studentId: requireUserId(identity), page, pageSize, now: bookmarks.now() };
      const { items, total } = await bookmarks.listBookmarks(command);
      return { items: items.map(toBookmark), total, page, pageSize };
    }),
    handle(contract.listBookmarkedIds, async ({ identity }) => {
      return { questionIds: [...(await bookmarks.questionIds(requireUserId(identity)))] };
    }),
    handle(contract.putBookmark, async ({ identity, params, body }) => {
      const studentId = requireUserId(identity);
      const paper = body.examId === null ? null : body;
      await bookmarks.putBookmark({ ...params, paper, studentId, now: bookmarks.now() });
      return params;
    }),
    handle(contract.deleteBookmark, async ({ identity, params }) => {
      await bookmarks.deleteBookmark(requireUserId(identity), params.questionId);
      return params;
    }),
  ];
}
