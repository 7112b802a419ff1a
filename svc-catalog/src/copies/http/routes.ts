import { editorOf } from '@pathshala/back-office/edit-mark';
import { permissions } from '@pathshala/rules/permissions';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import * as contract from '@pathshala/svc-catalog-contract/copies';
import type { SeasonKind } from '../domain/course-copy.ts';
import type { copyCourse } from '../use-cases/copy-course.ts';
import type { previewCopy } from '../use-cases/preview-copy.ts';

interface CopyUseCases {
  readonly previewCopy: ReturnType<typeof previewCopy>;
  readonly copyCourse: ReturnType<typeof copyCourse>;
}

/** Price plans and batches are made by those who may make them. */
function takenBy(identity: Identity): readonly SeasonKind[] {
  const ofSupport = holdsPermission(identity, permissions.support);
  return ['opening', ...(ofSupport ? (['fee', 'batch'] as const) : []), 'assignment', 'class'];
}

export function copyRoutes(useCases: CopyUseCases): BoundRoute[] {
  return [
    handle(contract.previewCourseCopy, async ({ params, query, identity }) => {
      const takes = takenBy(identity);
      const move = contract.moveOf(query);
      const { course, days, dates } = await useCases.previewCopy({ courseId: params.id, move, takes });
      return { ...course, days, takes: [...takes], dates: dates.map((date) => ({ ...date })) };
    }),
    handle(contract.copyCourse, async ({ params, body, identity }) => {
      const command = { courseId: params.id, move: contract.moveOf(body), takes: takenBy(identity) };
      const copy = await useCases.copyCourse({ ...command, editor: editorOf(identity) });
      const { _id: courseId, courseKind, courseName } = copy;
      return { courseId, courseKind, courseName };
    }),
  ];
}
