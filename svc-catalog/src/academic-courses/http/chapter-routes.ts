import { DomainError } from '@pathshala/contract-kit/domain-error';
import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-catalog-contract/course-routes';
import type { createContent } from '../use-cases/create-content.ts';
import type { createLesson } from '../use-cases/create-lesson.ts';
import type { listContents, readContent } from '../use-cases/read-contents.ts';
import type { listLessons, readLesson } from '../use-cases/read-lessons.ts';
import { viewContent, viewLesson, viewListedLesson } from './course-views.ts';
import { viewingOf } from './viewing-of.ts';

interface ChapterUseCases {
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
      const { items, total } = await useCases.listLessons({ id: params.id, ...query }, identity);
      const viewing = viewingOf(identity);
      return { items: items.map((item) => viewListedLesson(item, viewing)), total, page, pageSize };
    }),
    handle(contract.readLesson, async ({ params, identity }) =>
      viewLesson(await useCases.readLesson(params.id, identity), viewingOf(identity)),
    ),
    handle(contract.createLesson, async ({ params, body, identity }) => {
      const { chapterId = params.id, ...details } = body;
      if (chapterId !== params.id) throw new DomainError('not-found', 'catalog.chapter-not-found');
      const editor = editorOf(identity);
      return viewLesson(await useCases.createLesson({ chapterId, details, editor }), viewingOf(identity));
    }),
  ];
}

export function chapterRoutes(useCases: ChapterUseCases): BoundRoute[] {
  return [
    ...lessonRoutes(useCases),
    handle(contract.listContents, async ({ params, query, identity }) => {
      const found = await useCases.listContents({ id: params.id, ...query }, identity);
      const { chapterTitle, total } = found;
      const { page, pageSize } = query;
      const viewing = viewingOf(identity);
      const contents = found.contents.map((content) => viewContent(content, viewing));
      return { chapterTitle, contents, total, page, pageSize };
    }),
    handle(contract.readContent, async ({ params, identity }) =>
      viewContent(await useCases.readContent(params.id, identity), viewingOf(identity)),
    ),
    handle(contract.createContent, async ({ params, body: details, identity }) => {
      const command = { chapterId: params.id, details, editor: editorOf(identity) };
      return viewContent(await useCases.createContent(command), viewingOf(identity));
    }),
  ];
}
