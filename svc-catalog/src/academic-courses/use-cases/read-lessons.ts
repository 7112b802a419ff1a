import type { PartLock } from '@pathshala/rules/part-lock';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Caller } from '../../enrolments/index.ts';
import { requireUnlocked } from '../../openings/index.ts';
import type { Lesson } from '../domain/lesson.ts';
import type { ChapterParts } from '../ports.ts';
import { chainOf, type CourseGate } from './course-gate.ts';
import type { PartQuery } from './part-page.ts';
import type { LocateForMember } from './locate-for-member.ts';

interface ReadLessonsDependencies {
  readonly lessons: ChapterParts<Lesson>;
  readonly locate: LocateForMember;
  readonly gate: CourseGate;
}

export interface LessonInList {
  readonly lesson: Lesson;
  /** Why the caller cannot open the lesson; its texts are then for nobody. */
  readonly lock: PartLock | null;
}

/** The lessons of the chapter with the id. */
export function listLessons(deps: ReadLessonsDependencies) {
  return async (
    { id, ...query }: PartQuery,
    caller: Caller,
  ): Promise<{ items: LessonInList[]; total: number }> => {
    const location = await deps.locate(id, caller);
    const lockOf = await deps.gate(location.course, caller);
    const { items, total } = await deps.lessons.list({ ...query, chapterId: id });
    return {
      items: items.map((lesson) => ({ lesson, lock: lockOf(chainOf(location, lesson._id)) })),
      total,
    };
  };
}

export function readLesson(deps: ReadLessonsDependencies) {
  return async (id: string, caller: Caller): Promise<Lesson> => {
    const lesson = await deps.lessons.find(id);
    if (!lesson) throw lessonNotFound();
    const location = await deps.locate(lesson.chapterId, caller);
    requireUnlocked((await deps.gate(location.course, caller))(chainOf(location, id)));
    return lesson;
  };
}

export function lessonNotFound(): DomainError {
  return new DomainError('not-found', 'catalog.lesson-not-found');
}
