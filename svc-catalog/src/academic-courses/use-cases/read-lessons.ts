import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Caller } from '../../enrolments/index.ts';
import type { Lesson } from '../domain/lesson.ts';
import type { ChapterParts } from '../ports.ts';
import type { PartQuery } from './part-page.ts';
import type { LocateForMember } from './locate-for-member.ts';

interface ReadLessonsDependencies {
  readonly lessons: ChapterParts<Lesson>;
  readonly locate: LocateForMember;
}

/** The lessons of the chapter with the id. */
export function listLessons(deps: ReadLessonsDependencies) {
  return async ({ id, ...query }: PartQuery, caller: Caller): Promise<{ items: Lesson[]; total: number }> => {
    await deps.locate(id, caller);
    return deps.lessons.list({ ...query, chapterId: id });
  };
}

export function readLesson(deps: ReadLessonsDependencies) {
  return async (id: string, caller: Caller): Promise<Lesson> => {
    const lesson = await deps.lessons.find(id);
    if (!lesson) throw lessonNotFound();
    await deps.locate(lesson.chapterId, caller);
    return lesson;
  };
}

export function lessonNotFound(): DomainError {
  return new DomainError('not-found', 'catalog.lesson-not-found');
}
