import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { PaperPorts } from '../papers/index.ts';
import type { PracticePorts } from '../practice/index.ts';
import type { QuestionSearchPorts } from '../question-search/index.ts';
import type { BookmarkPorts } from './ports.ts';
import { onUserDeleted } from './events.ts';
import { bookmarkRoutes } from './http/bookmark-routes.ts';
import { bookmarksIndexes, createDocumentBookmarks } from './storage/document-bookmarks.ts';
import { listBookmarks } from './use-cases/list-bookmarks.ts';
import { putBookmark } from './use-cases/put-bookmark.ts';

type BookmarkNeeds = Pick<PaperPorts, 'readPaper'> &
  Pick<PracticePorts, 'sourceOf' | 'findQuestions'> &
  Pick<QuestionSearchPorts, 'findOpen'>;

/** Questions that students have bookmarked. */
export function createBookmarksCapability(
  { documents, now }: Pick<Platform, 'documents' | 'now'>,
  ports: BookmarkNeeds,
): Capability & { readonly ports: BookmarkPorts } {
  const bookmarks = createDocumentBookmarks(documents);
  const deps = { ...ports, bookmarks };
  return {
    ports: {
      sourceOfBookmark: async (studentId, questionId) =>
        (await bookmarks.find(bookmarks.idOf(studentId, questionId)))?.source ?? null,
    },
    routes: bookmarkRoutes({
      listBookmarks: listBookmarks(deps),
      putBookmark: putBookmark(deps),
      questionIds: (studentId) => bookmarks.questionIds(studentId),
      deleteBookmark: (studentId, questionId) => bookmarks.remove(bookmarks.idOf(studentId, questionId)),
      now,
    }),
    subscriptions: [onUserDeleted(bookmarks)],
    indexes: bookmarksIndexes,
  };
}
