import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Caller } from '../../enrolments/ports.ts';
import type { Content } from '../domain/lesson.ts';
import type { ChapterParts } from '../ports.ts';
import { locateForMember, type LocateForMemberDependencies } from './locate-for-member.ts';

export interface ReadContentsDependencies extends LocateForMemberDependencies {
  readonly contents: ChapterParts<Content>;
}

export interface NumberedContent {
  readonly content: Content;
  /** From 1, within the chapter. */
  readonly number: number;
  readonly chapterTitle: string;
}

/** The contents of the chapter with the id. */
export function listContents(deps: ReadContentsDependencies) {
  const locate = locateForMember(deps);
  return async (
    id: string,
    caller: Caller,
  ): Promise<{ chapterTitle: string; contents: NumberedContent[] }> => {
    const { chapter } = await locate(id, caller);
    const chapterTitle = chapter.title;
    const all = await deps.contents.ofChapter(id);
    const contents = all.map((content, index) => ({ content, number: index + 1, chapterTitle }));
    return { chapterTitle, contents };
  };
}

export function readContent(deps: ReadContentsDependencies) {
  const locate = locateForMember(deps);
  return async (id: string, caller: Caller): Promise<NumberedContent> => {
    const content = await deps.contents.find(id);
    if (!content) throw new DomainError('not-found', 'catalog.content-not-found');
    const { chapter } = await locate(content.chapterId, caller);
    const all = await deps.contents.ofChapter(content.chapterId);
    const number = all.findIndex(({ _id }) => _id === content._id) + 1;
    return { content, number, chapterTitle: chapter.title };
  };
}
