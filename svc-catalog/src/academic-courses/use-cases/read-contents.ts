import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Caller } from '../../enrolments/index.ts';
import type { Content } from '../domain/lesson.ts';
import type { ChapterParts } from '../ports.ts';
import type { PartQuery } from './part-page.ts';
import type { LocateForMember } from './locate-for-member.ts';

interface ReadContentsDependencies {
  readonly contents: ChapterParts<Content>;
  readonly locate: LocateForMember;
}

export interface NumberedContent {
  readonly content: Content;
  /** From 1, within the chapter. */
  readonly number: number;
  readonly chapterTitle: string;
}

/** The contents of the chapter with the id. */
export function listContents(deps: ReadContentsDependencies) {
  return async (
    { id, ...query }: PartQuery,
    caller: Caller,
  ): Promise<{ chapterTitle: string; contents: NumberedContent[]; total: number }> => {
    const { chapter } = await deps.locate(id, caller);
    const { items, total } = await deps.contents.list({ ...query, chapterId: id });
    const contents = items.map(async (content) => numbered(deps, content, chapter.title));
    return { chapterTitle: chapter.title, contents: await Promise.all(contents), total };
  };
}

export function readContent(deps: ReadContentsDependencies) {
  return async (id: string, caller: Caller): Promise<NumberedContent> => {
    const content = await deps.contents.find(id);
    if (!content) throw contentNotFound();
    const { chapter } = await deps.locate(content.chapterId, caller);
    return numbered(deps, content, chapter.title);
  };
}

export async function numbered(
  { contents }: Pick<ReadContentsDependencies, 'contents'>,
  content: Content,
  chapterTitle: string,
): Promise<NumberedContent> {
  return { content, number: (await contents.countBefore(content)) + 1, chapterTitle };
}

export function contentNotFound(): DomainError {
  return new DomainError('not-found', 'catalog.content-not-found');
}
