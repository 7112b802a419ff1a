import type { PageRequest } from '../attempts/index.ts';
import type { QuestionSource } from '../practice/index.ts';
import type { Bookmark } from './domain/bookmark.ts';

export interface Bookmarks {
  /** The id is derived from student and question: a question has one bookmark. */
  idOf(studentId: string, questionId: string): string;
  /** False: it is stored already, or the student's account was deleted. */
  insert(bookmark: Bookmark): Promise<boolean>;
  find(id: string): Promise<Bookmark | null>;
  remove(id: string): Promise<void>;
  count(studentId: string): Promise<number>;
  questionIds(studentId: string): Promise<readonly string[]>;
  /** The latest first. */
  page(
    query: PageRequest & { readonly studentId: string },
  ): Promise<{ readonly items: readonly Bookmark[]; readonly total: number }>;
  removeAllOf(studentId: string): Promise<void>;
}

/** The bookmark functions that other capabilities use. */
export interface BookmarkPorts {
  /** The source of a bookmarked question; null: the student has not bookmarked it. */
  readonly sourceOfBookmark: (studentId: string, questionId: string) => Promise<QuestionSource | null>;
}
