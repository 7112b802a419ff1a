import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-catalog-contract/course-routes';
import type { countCourses } from '../use-cases/count-courses.ts';
import type { createChapter } from '../use-cases/create-chapter.ts';
import type { beginCourse } from '../use-cases/create-course.ts';
import type { createSubject } from '../use-cases/create-subject.ts';
import type { listCourses } from '../use-cases/list-courses.ts';
import type { listChapters, listSubjects } from '../use-cases/list-subjects.ts';
import type { readStatistics } from '../use-cases/read-statistics.ts';
import { draftInputOf } from './course-input.ts';
import { viewChapter, viewCourseListItem, viewCourseSubject } from './course-views.ts';

interface CourseUseCases {
  readonly beginCourse: ReturnType<typeof beginCourse>;
  readonly countCourses: ReturnType<typeof countCourses>;
  readonly createChapter: ReturnType<typeof createChapter>;
  readonly createSubject: ReturnType<typeof createSubject>;
  readonly listChapters: ReturnType<typeof listChapters>;
  readonly listCourses: ReturnType<typeof listCourses>;
  readonly readStatistics: ReturnType<typeof readStatistics>;
  readonly listSubjects: ReturnType<typeof listSubjects>;
}

function courseListRoutes(useCases: CourseUseCases): BoundRoute[] {
  return [
    handle(contract.countCourses, () => useCases.countCourses()),
    handle(contract.readCourseStatistics, () => useCases.readStatistics()),
    handle(contract.listCourses, async ({ query, identity }) => {
      const { items, total } = await useCases.listCourses(query, identity);
      return { items: items.map(viewCourseListItem), total, page: query.page, pageSize: query.pageSize };
    }),
    handle(contract.createCourse, async ({ body, identity }) => {
      const editor = editorOf(identity);
      return viewCourseListItem(await useCases.beginCourse({ input: draftInputOf(body), editor }));
    }),
  ];
}

export function courseRoutes(useCases: CourseUseCases): BoundRoute[] {
  return [
    ...courseListRoutes(useCases),
    handle(contract.listSubjects, async ({ params, query, identity }) => {
      const { page, pageSize } = query;
      const { items, total } = await useCases.listSubjects({ id: params.id, ...query }, identity);
      return { items: items.map(viewCourseSubject), total, page, pageSize };
    }),
    handle(contract.createSubject, async ({ params, body, identity }) => {
      const { SubjectTitle: title, SubjectSummary: summary } = body;
      const editor = editorOf(identity);
      const command = { courseId: params.id, title, summary, editor };
      return viewCourseSubject((await useCases.createSubject(command)).subject);
    }),
    handle(contract.listChapters, async ({ params, query, identity }) => {
      const { page, pageSize } = query;
      const { items, total } = await useCases.listChapters({ id: params.id, ...query }, identity);
      return { items: items.map(viewChapter), total, page, pageSize };
    }),
    handle(contract.createChapter, async ({ params, body, identity }) => {
      const { chapterTitle: title, chapterSummary: summary, chapterNumber: number } = body;
      const editor = editorOf(identity);
      return viewChapter(
        await useCases.createChapter({ subjectId: params.id, title, summary, number, editor }),
      );
    }),
  ];
}
