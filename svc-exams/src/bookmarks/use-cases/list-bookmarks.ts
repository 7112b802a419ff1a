import type { PageRequest } from '../../attempts/index.ts';
import type { FindQuestions, FoundQuestion } from '../../practice/index.ts';
import type { Bookmark } from '../domain/bookmark.ts';
import type { Bookmarks } from '../ports.ts';

interface ListBookmarksDependencies {
  readonly bookmarks: Pick<Bookmarks, 'page' | 'remove'>;
  readonly findQuestions: FindQuestions;
}

export interface ShownBookmark {
  readonly bookmark: Bookmark;
  readonly found: FoundQuestion;
}

/** A page of bookmarks with their questions. The bookmark of a question that no longer exists is removed. */
export function listBookmarks({ bookmarks, findQuestions }: ListBookmarksDependencies) {
  return async (command: PageRequest & { readonly studentId: string; readonly now: number }) => {
    const { items, total } = await bookmarks.page(command);
    const found = await findQuestions(
      items.map(({ source }) => source),
      command,
    );
    const gone = items.filter(({ questionId }) => !found.has(questionId));
    for (const { _id } of gone) await bookmarks.remove(_id);
    const shown = items.flatMap((bookmark): ShownBookmark[] => {
      const question = found.get(bookmark.questionId);
      return question === undefined ? [] : [{ bookmark, found: question }];
    });
    return { items: shown, total: total - gone.length };
  };
}
