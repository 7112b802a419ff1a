import { DomainError } from '@pathshala/contract-kit/domain-error';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-catalog-contract/course-routes';
import type { createContent } from '../use-cases/create-content.ts';
import type { createLesson } from '../use-cases/create-lesson.ts';
import type { listContents, readContent } from '../use-cases/read-contents.ts';
import type { listLessons, readLesson } from '../use-cases/read-lessons.ts';
import { viewContent, viewLesson } from './course-views.ts';

export interface ChapterUseCases {
  readonly createContent: ReturnType<typeof createContent>;
  readonly createLesson: ReturnType<typeof createLesson>;
  readonly listContents: ReturnType<typeof listContents>;
  readonly listLessons: ReturnType<typeof listLessons>;
  readonly readContent: ReturnType<typeof readContent>;
  readonly readLesson: ReturnType<typeof readLesson>;
}

function lessonRoutes(useCases: ChapterUseCases): BoundRoute[] {
  return [
    handle(contract.listLessons, async ({ params, query, identity }) => {
      const { page, pageSize } = query;
      const { items, total } = await useCases.listLessons({ id: params.id, page, pageSize }, identity);
      return { items: items.map(viewLesson), total, page, pageSize };
    }),
    handle(contract.readLesson, async ({ params, identity }) =>
      viewLesson(await useCases.readLesson(params.id, identity)),
    ),
    handle(contract.createLesson, async ({ params, body }) => {
      const { chapterId = params.id, ...details } = body;
      if (chapterId !== params.id) throw new DomainError('not-found', 'catalog.chapter-not-found');
      return viewLesson(await useCases.createLesson(chapterId, details));
    }),
  ];
}

export function chapterRoutes(useCases: ChapterUseCases): BoundRoute[] {
  return [
    ...lessonRoutes(useCases),
    handle(contract.listContents, async ({ params, query, identity }) => {
      const { chapterTitle, contents } = await useCases.listContents(params.id, identity);
      const { page, pageSize } = query;
      const total = contents.length;
      return { chapterTitle, contents: contents.map(viewContent), total, page, pageSize };
    }),
    handle(contract.readContent, async ({ params, identity }) =>
      viewContent(await useCases.readContent(params.id, identity)),
    ),
    handle(contract.createContent, async ({ params, body }) =>
      viewContent(await useCases.createContent({ chapterId: params.id, ...body })),
    ),
  ];
}
