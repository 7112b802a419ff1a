import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type ReadPaper, rulesOf } from '../../papers/index.ts';
import type { SourceOf } from '../../practice/index.ts';
import { maxBookmarks } from '../domain/bookmark.ts';
import type { Bookmarks } from '../ports.ts';

interface PutBookmarkDependencies {
  readonly bookmarks: Bookmarks;
  readonly readPaper: ReadPaper;
  readonly sourceOf: SourceOf;
}

interface PutBookmarkCommand {
  readonly studentId: string;
  readonly questionId: string;
  readonly examId: string;
  readonly version: number;
  readonly now: number;
}

/** Bookmarks a question of a paper that the student may read; of a practice at the place it was copied from. */
export function putBookmark({ bookmarks, readPaper, sourceOf }: PutBookmarkDependencies) {
  return async ({ studentId, questionId, examId, version, now }: PutBookmarkCommand): Promise<void> => {
    const reader = { userId: studentId, staff: null };
    const paper = await readPaper({ examId, version, reader, now });
    const isIn = paper.subjects.some(({ mcqs }) => mcqs.some(({ _id }) => _id === questionId));
    const isPractice = rulesOf(paper).right === 'owner';
    const sources = isIn ? await sourceOf({ examId, version, isPractice }, [questionId]) : new Map();
    const source = sources.get(questionId);
    if (source === undefined) throw new DomainError('invalid', 'exams.unknown-question');
    if ((await bookmarks.count(studentId)) >= maxBookmarks) {
      throw new DomainError('conflict', 'exams.too-many-bookmarks', { params: { max: maxBookmarks } });
    }
    const _id = bookmarks.idOf(studentId, questionId);
    await bookmarks.insert({ _id, studentId, questionId, source, bookmarkedAt: new Date(now).toISOString() });
  };
}
