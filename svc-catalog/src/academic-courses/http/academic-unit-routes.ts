import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-catalog-contract/academic-authoring-routes';
import type { deleteUnit } from '../use-cases/delete-unit.ts';
import type { listUnits } from '../use-cases/list-units.ts';
import type { createUnit, replaceUnit } from '../use-cases/save-unit.ts';
import { viewUnitItem } from './course-views.ts';
import { viewingOf } from './viewing-of.ts';

interface AcademicUnitUseCases {
  readonly createUnit: ReturnType<typeof createUnit>;
  readonly deleteUnit: ReturnType<typeof deleteUnit>;
  readonly listUnits: ReturnType<typeof listUnits>;
  readonly replaceUnit: ReturnType<typeof replaceUnit>;
}

export function academicUnitRoutes(useCases: AcademicUnitUseCases): BoundRoute[] {
  return [
    handle(contract.listAcademicUnits, async ({ params, query, identity }) => {
      const { page, pageSize } = query;
      const { items, total } = await useCases.listUnits({ id: params.courseId, ...query }, identity);
      const viewing = viewingOf(identity);
      return { items: items.map((unit) => viewUnitItem(unit, viewing)), total, page, pageSize };
    }),
    handle(contract.createAcademicUnit, async ({ params, body, identity }) => {
      const { subjectId, title, description } = body;
      const command = { courseId: params.courseId, subjectId, texts: { title, description } };
      const unit = await useCases.createUnit({ ...command, editor: editorOf(identity) });
      return viewUnitItem(unit, viewingOf(identity));
    }),
    handle(contract.replaceAcademicUnit, async ({ params, body, identity }) => {
      const { subjectId, title, description, rev } = body;
      const { courseId, unitId: id } = params;
      const command = { id, courseId, subjectId, texts: { title, description }, rev };
      const unit = await useCases.replaceUnit({ ...command, editor: editorOf(identity) });
      return viewUnitItem(unit, viewingOf(identity));
    }),
    handle(contract.deleteAcademicUnit, ({ params: { courseId, unitId: id }, identity }) =>
      useCases.deleteUnit({ courseId, id, editor: editorOf(identity) }),
    ),
  ];
}
