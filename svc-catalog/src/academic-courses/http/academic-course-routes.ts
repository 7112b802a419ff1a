import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { changeAcademicCourseStatus } from '@pathshala/svc-catalog-contract/academic-authoring-routes';
import * as contract from '@pathshala/svc-catalog-contract/academic-routes';
import type { createCourse } from '../use-cases/create-course.ts';
import type { deleteCourse } from '../use-cases/delete-course.ts';
import type { listCourseCards } from '../use-cases/list-courses.ts';
import type { describeCourse, readCourse } from '../use-cases/read-course.ts';
import type { replaceCourseItem } from '../use-cases/replace-course-item.ts';
import type { replaceCourse } from '../use-cases/replace-course.ts';
import { courseInputOf } from './course-input.ts';
import { viewCard, viewForAdmin, viewForMember, viewForVisitor } from './views.ts';

interface AcademicCourseUseCases {
  readonly createCourse: ReturnType<typeof createCourse>;
  readonly replaceCourse: ReturnType<typeof replaceCourse>;
  readonly replaceCourseItem: ReturnType<typeof replaceCourseItem>;
  readonly deleteCourse: ReturnType<typeof deleteCourse>;
  readonly describeCourse: ReturnType<typeof describeCourse>;
  readonly listCourseCards: ReturnType<typeof listCourseCards>;
  readonly readCourse: ReturnType<typeof readCourse>;
}

export function academicCourseRoutes(useCases: AcademicCourseUseCases): BoundRoute[] {
  return [
    handle(contract.listAcademicCourses, async ({ query, identity }) => {
      const { page, pageSize } = query;
      const { items, total, near } = await useCases.listCourseCards(query, identity);
      return { items: items.map(viewCard), total, page, pageSize, ...(near && { near: [...near] }) };
    }),
    handle(contract.createAcademicCourse, async ({ body, identity }) => {
      const editor = editorOf(identity);
      const course = await useCases.createCourse({ input: courseInputOf(body), editor });
      return viewForAdmin(await useCases.describeCourse(course, identity));
    }),
    handle(contract.readAcademicCourse, async ({ params, identity }) => {
      const found = await useCases.readCourse(params.id, identity);
      if (holdsPermission(identity, permissions.questions)) return viewForAdmin(found);
      return found.status.isEnrolled ? viewForMember(found) : viewForVisitor(found);
    }),
    handle(contract.replaceAcademicCourse, async ({ params, body, identity }) => {
      const course = await useCases.replaceCourse({
        id: params.id,
        input: courseInputOf(body),
        rev: body.rev,
        editor: editorOf(identity),
      });
      return viewForAdmin(await useCases.describeCourse(course, identity));
    }),
    handle(contract.deleteAcademicCourse, async ({ params, identity }) => {
      const deletion = await useCases.deleteCourse({ id: params.id, editor: editorOf(identity) });
      return { ...deletion, enrolledCount: deletion.enrolled };
    }),
    handle(changeAcademicCourseStatus, async ({ params, body, identity }) => {
      const { status, rev } = body;
      const editor = editorOf(identity);
      const course = await useCases.replaceCourseItem({ id: params.id, change: { status }, rev, editor });
      return viewForAdmin(await useCases.describeCourse(course, identity));
    }),
  ];
}
