import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type ReadPaper, rulesOf } from '../../papers/index.ts';
import type { QuestionSource, SourceOf } from '../../practice/index.ts';
import type { FindOpen } from '../../question-search/index.ts';
import { maxBookmarks } from '../domain/bookmark.ts';
import type { Bookmarks } from '../ports.ts';

interface PutBookmarkDependencies {
  readonly bookmarks: Bookmarks;
  readonly readPaper: ReadPaper;
  readonly sourceOf: SourceOf;
  readonly findOpen: FindOpen;
}

interface PutBookmarkCommand {
  readonly studentId: string;
  readonly questionId: string;
  /** null: the question is in the bank. */
  readonly paper: { readonly examId: string; readonly version: number } | null;
  readonly now: number;
}

/** Bookmarks a question of a paper that the student may read; a question of a practice at its source. */
export function putBookmark({ bookmarks, readPaper, sourceOf, findOpen }: PutBookmarkDependencies) {
  return async (command: PutBookmarkCommand): Promise<void> => {
    const { studentId, questionId, paper, now } = command;
    const source = paper === null ? await inBank(command) : await inPaper(command, paper);
    if (source === undefined) throw new DomainError('invalid', 'exams.unknown-question');
    if ((await bookmarks.count(studentId)) >= maxBookmarks) {
      throw new DomainError('conflict', 'exams.too-many-bookmarks', { params: { max: maxBookmarks } });
    }
    const _id = bookmarks.idOf(studentId, questionId);
    await bookmarks.insert({ _id, studentId, questionId, source, bookmarkedAt: new Date(now).toISOString() });
  };

  async function inBank({ questionId, ...reader }: PutBookmarkCommand): Promise<QuestionSource | undefined> {
    return (await findOpen({ questionId, paper: null }, reader))?.source;
  }

  async function inPaper(
    { studentId, questionId, now }: PutBookmarkCommand,
    place: NonNullable<PutBookmarkCommand['paper']>,
  ): Promise<QuestionSource | undefined> {
    const paper = await readPaper({ ...place, reader: { userId: studentId, staff: null }, now });
    const isIn = paper.subjects.some(({ mcqs }) => mcqs.some(({ _id }) => _id === questionId));
    if (!isIn) return undefined;
    const isPractice = rulesOf(paper).right === 'owner';
    return (await sourceOf({ ...place, isPractice }, [questionId])).get(questionId);
  }
}
