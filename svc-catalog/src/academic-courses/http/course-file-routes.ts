import { editorOf } from '@pathshala/back-office/edit-mark';
import { Download } from '@pathshala/service-kit/http/download';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-catalog-contract/academic-authoring-routes';
import type { duplicateCourse } from '../use-cases/duplicate-course.ts';
import type { exportCourse } from '../use-cases/export-course.ts';
import type { importCourse } from '../use-cases/import-course.ts';
import type { describeCourse } from '../use-cases/read-course.ts';
import { viewForAdmin } from './views.ts';

interface CourseFileUseCases {
  readonly describeCourse: ReturnType<typeof describeCourse>;
  readonly duplicateCourse: ReturnType<typeof duplicateCourse>;
  readonly exportCourse: ReturnType<typeof exportCourse>;
  readonly importCourse: ReturnType<typeof importCourse>;
}

export function courseFileRoutes(useCases: CourseFileUseCases): BoundRoute[] {
  return [
    handle(contract.duplicateAcademicCourse, async ({ params, query, identity }) => {
      const command = { id: params.id, ...query, editor: editorOf(identity) };
      const { course } = await useCases.duplicateCourse(command);
      return viewForAdmin(await useCases.describeCourse(course, identity));
    }),
    handle(contract.exportAcademicCourse, async ({ params }) => {
      const content = await useCases.exportCourse(params.id);
      return new Download({ content, contentType: 'application/zip', fileName: `course-${params.id}.zip` });
    }),
    handle(contract.importAcademicCourse, async ({ body: bytes, identity }) => {
      const course = await useCases.importCourse({ bytes, editor: editorOf(identity) });
      return viewForAdmin(await useCases.describeCourse(course, identity));
    }),
  ];
}
