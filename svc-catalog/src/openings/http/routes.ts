import { editorOf } from '@pathshala/back-office/edit-mark';
import { editedView } from '@pathshala/contract-kit/edited';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-catalog-contract/openings';
import type { CourseOpenings, readOpenings, replaceOpenings } from '../use-cases/course-openings.ts';

interface OpeningUseCases {
  readonly readOpenings: ReturnType<typeof readOpenings>;
  readonly replaceOpenings: ReturnType<typeof replaceOpenings>;
}

function viewOpenings({ course, openings, edited }: CourseOpenings): contract.CourseOpenings {
  const { courseId, title: courseName } = course;
  return { courseId, courseName, parts: openings, ...editedView(edited) };
}

export function openingRoutes(useCases: OpeningUseCases): BoundRoute[] {
  return [
    handle(contract.readCourseOpenings, async ({ params }) =>
      viewOpenings(await useCases.readOpenings(params.id)),
    ),
    handle(contract.replaceCourseOpenings, async ({ params, body: { openings, rev }, identity }) => {
      const command = { courseId: params.id, openings, rev, editor: editorOf(identity) };
      return viewOpenings(await useCases.replaceOpenings(command));
    }),
  ];
}
