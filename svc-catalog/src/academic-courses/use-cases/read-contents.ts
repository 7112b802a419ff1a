import type { PartLock } from '@pathshala/rules/part-lock';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Caller } from '../../enrolments/index.ts';
import { requireUnlocked } from '../../openings/index.ts';
import type { Content } from '../domain/lesson.ts';
import type { ChapterParts } from '../ports.ts';
import { chainOf, type CourseGate } from './course-gate.ts';
import type { PartQuery } from './part-page.ts';
import type { LocateForMember } from './locate-for-member.ts';

interface ReadContentsDependencies {
  readonly contents: ChapterParts<Content>;
  readonly locate: LocateForMember;
  readonly gate: CourseGate;
}

export interface NumberedContent {
  readonly content: Content;
  /** From 1, within the chapter. */
  readonly number: number;
  readonly chapterTitle: string;
  /** Why the caller cannot open the content; its text is then for nobody. */
  readonly lock?: PartLock | null;
}

/** The contents of the chapter with the id. */
export function listContents(deps: ReadContentsDependencies) {
  return async (
    { id, ...query }: PartQuery,
    caller: Caller,
  ): Promise<{ chapterTitle: string; contents: NumberedContent[]; total: number }> => {
    const location = await deps.locate(id, caller);
    const { chapter } = location;
    const lockOf = await deps.gate(location.course, caller);
    const { items, total } = await deps.contents.list({ ...query, chapterId: id });
    const contents = items.map(async (content) => ({
      ...(await numbered(deps, content, chapter.title)),
      lock: lockOf(chainOf(location, content._id)),
    }));
    return { chapterTitle: chapter.title, contents: await Promise.all(contents), total };
  };
}

export function readContent(deps: ReadContentsDependencies) {
  return async (id: string, caller: Caller): Promise<NumberedContent> => {
    const content = await deps.contents.find(id);
    if (!content) throw contentNotFound();
    const location = await deps.locate(content.chapterId, caller);
    requireUnlocked((await deps.gate(location.course, caller))(chainOf(location, id)));
    return numbered(deps, content, location.chapter.title);
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
