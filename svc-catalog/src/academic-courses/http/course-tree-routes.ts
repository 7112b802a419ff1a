import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-catalog-contract/course-tree-routes';
import type * as order from '../use-cases/order-parts.ts';
import type * as read from '../use-cases/read-parts.ts';
import type { replaceCourseItem } from '../use-cases/replace-course-item.ts';
import type { replaceContent, replaceLesson } from '../use-cases/replace-lesson.ts';
import type { replaceChapter, replaceSubject } from '../use-cases/replace-parts.ts';
import { chapterTextsOf, contentDetailsOf, lessonDetailsOf, subjectTextsOf } from './course-tree-input.ts';
import { viewChapterItem, viewContent, viewCourseItem, viewLesson, viewSubjectItem } from './course-views.ts';

interface CourseTreeUseCases {
  readonly orderChapters: ReturnType<typeof order.orderChapters>;
  readonly orderContents: ReturnType<typeof order.orderContents>;
  readonly orderLessons: ReturnType<typeof order.orderLessons>;
  readonly orderSubjects: ReturnType<typeof order.orderSubjects>;
  readonly readChapter: ReturnType<typeof read.readChapter>;
  readonly readCourseItem: ReturnType<typeof read.readCourseItem>;
  readonly readSubject: ReturnType<typeof read.readSubject>;
  readonly replaceChapter: ReturnType<typeof replaceChapter>;
  readonly replaceContent: ReturnType<typeof replaceContent>;
  readonly replaceCourseItem: ReturnType<typeof replaceCourseItem>;
  readonly replaceLesson: ReturnType<typeof replaceLesson>;
  readonly replaceSubject: ReturnType<typeof replaceSubject>;
}

const author = { isAuthor: true };

function readRoutes(useCases: CourseTreeUseCases): BoundRoute[] {
  return [
    handle(contract.readCourseItem, async ({ params }) =>
      viewCourseItem(await useCases.readCourseItem(params.id)),
    ),
    handle(contract.readSubject, async ({ params }) =>
      viewSubjectItem(await useCases.readSubject(params.id)),
    ),
    handle(contract.readChapter, async ({ params }) =>
      viewChapterItem(await useCases.readChapter(params.id)),
    ),
  ];
}

function replaceRoutes(useCases: CourseTreeUseCases): BoundRoute[] {
  return [
    handle(contract.replaceCourseItem, async ({ params, body, identity }) => {
      const { courseName: title, courseType, description, status, rev } = body;
      const change = { title, courseType, description, status };
      const editor = editorOf(identity);
      return viewCourseItem(await useCases.replaceCourseItem({ id: params.id, change, rev, editor }));
    }),
    handle(contract.replaceSubject, async ({ params, body, identity }) => {
      const command = { id: params.id, texts: subjectTextsOf(body), rev: body.rev };
      return viewSubjectItem(await useCases.replaceSubject({ ...command, editor: editorOf(identity) }));
    }),
    handle(contract.replaceChapter, async ({ params, body, identity }) => {
      const { chapterNumber: number, rev } = body;
      const command = { id: params.id, texts: chapterTextsOf(body), number, rev };
      return viewChapterItem(await useCases.replaceChapter({ ...command, editor: editorOf(identity) }));
    }),
    handle(contract.replaceLesson, async ({ params, body, identity }) => {
      const { chapterId, rev } = body;
      const command = { id: params.id, chapterId, details: lessonDetailsOf(body), rev };
      return viewLesson(await useCases.replaceLesson({ ...command, editor: editorOf(identity) }), author);
    }),
    handle(contract.replaceContent, async ({ params, body, identity }) => {
      const command = { id: params.id, details: contentDetailsOf(body), rev: body.rev };
      return viewContent(await useCases.replaceContent({ ...command, editor: editorOf(identity) }), author);
    }),
  ];
}

function orderRoutes(useCases: CourseTreeUseCases): BoundRoute[] {
  const orders = [
    [contract.orderSubjects, useCases.orderSubjects],
    [contract.orderChapters, useCases.orderChapters],
    [contract.orderLessons, useCases.orderLessons],
    [contract.orderContents, useCases.orderContents],
  ] as const;
  return orders.map(([route, order]) =>
    handle(route, async ({ params, body: { ids }, identity }) => {
      await order({ id: params.id, ids, editor: editorOf(identity) });
      return { ids };
    }),
  );
}

export function courseTreeRoutes(useCases: CourseTreeUseCases): BoundRoute[] {
  return [...readRoutes(useCases), ...replaceRoutes(useCases), ...orderRoutes(useCases)];
}
