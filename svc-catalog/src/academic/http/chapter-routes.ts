import { DomainError } from '@pathshala/contract-kit/domain-error';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import * as contract from '@pathshala/svc-catalog-contract/course-routes';
import { placeChapter } from '../domain/chapters.ts';
import type { Content, Lesson } from '../domain/lesson.ts';
import { createContent, createLesson } from '../use-cases/write-chapter.ts';
import { demandMember, type CourseRouteDependencies } from './course-routes.ts';

const viewLesson = ({ _id, chapterId, title, content, videoLink, duration, ...more }: Lesson) => ({
  _id,
  chapterId,
  title,
  content,
  videoLink,
  duration,
  supplementaryMaterials: more.supplementaryMaterials ?? [],
  subLessons: more.subLessons ?? [],
  exams: more.exams ?? [],
});

const viewContent = ({ _id, title, contentDetails }: Content, number: number, chapterTitle: string) => ({
  _id,
  contentNumber: number,
  title,
  contentDetails,
  chapterTitle,
});

function placesOf({ academicCourses, standings }: CourseRouteDependencies) {
  return async (chapterId: string, identity: Identity) => {
    const placed = placeChapter(await academicCourses.withChapter(chapterId), chapterId);
    await demandMember(standings, identity, placed.course._id);
    return placed;
  };
}

function lessonRoutes(deps: CourseRouteDependencies): BoundRoute[] {
  const { lessons } = deps;
  const placeFor = placesOf(deps);
  return [
    handle(contract.listLessons, async ({ params, query, identity }) => {
      await placeFor(params.id, identity);
      const { page, pageSize } = query;
      const [items, total] = await Promise.all([
        lessons.ofChapter(params.id, { skip: (page - 1) * pageSize, limit: pageSize }),
        lessons.countOfChapter(params.id),
      ]);
      return { items: items.map(viewLesson), total, page, pageSize };
    }),
    handle(contract.readLesson, async ({ params, identity }) => {
      const lesson = await lessons.find(params.id);
      if (!lesson) throw new DomainError('not-found', 'catalog.lesson-not-found');
      await placeFor(lesson.chapterId, identity);
      return viewLesson(lesson);
    }),
    handle(contract.createLesson, async ({ params, body }) => {
      const { chapterId = params.id, ...rest } = body;
      if (chapterId !== params.id) throw new DomainError('not-found', 'catalog.chapter-not-found');
      return viewLesson(await createLesson(deps)({ ...rest, chapterId }));
    }),
  ];
}

export function chapterRoutes(deps: CourseRouteDependencies): BoundRoute[] {
  const { contents } = deps;
  const placeFor = placesOf(deps);
  return [
    ...lessonRoutes(deps),
    handle(contract.listContents, async ({ params, identity }) => {
      const { chapter } = await placeFor(params.id, identity);
      const all = await contents.ofChapter(params.id);
      return {
        chapterTitle: chapter.title,
        contents: all.map((content, index) => viewContent(content, index + 1, chapter.title)),
      };
    }),
    handle(contract.readContent, async ({ params, identity }) => {
      const content = await contents.find(params.id);
      if (!content) throw new DomainError('not-found', 'catalog.content-not-found');
      const { chapter } = await placeFor(content.chapterId, identity);
      const all = await contents.ofChapter(content.chapterId);
      const number = all.findIndex(({ _id }) => _id === content._id) + 1;
      return viewContent(content, number, chapter.title);
    }),
    handle(contract.createContent, async ({ params, body }) => {
      const { content, chapterTitle } = await createContent(deps)({ chapterId: params.id, ...body });
      return viewContent(content, await contents.countOfChapter(params.id), chapterTitle);
    }),
  ];
}
