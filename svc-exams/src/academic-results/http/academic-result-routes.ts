import { permissions } from '@pathshala/rules/permissions';
import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { readerOf } from '@pathshala/service-kit/identity/reader';
import * as contract from '@pathshala/svc-exams-contract/academic-routes';
import type { AcademicResults } from '../ports.ts';
import type {
  deleteAcademicResult,
  enterAcademicResult,
  replaceAcademicResult,
  restoreAcademicResult,
} from '../use-cases/author-academic-result.ts';
import type { readReportCard } from '../use-cases/read-report-card.ts';
import { detailsOf, viewAcademicResult, viewForMarker, viewReportCard } from './views.ts';

interface AcademicResultUseCases {
  readonly listAcademicResults: AcademicResults['list'];
  readonly readAcademicResult: (id: string) => ReturnType<AcademicResults['update']>;
  readonly readReportCard: ReturnType<typeof readReportCard>;
  readonly enterAcademicResult: ReturnType<typeof enterAcademicResult>;
  readonly replaceAcademicResult: ReturnType<typeof replaceAcademicResult>;
  readonly deleteAcademicResult: ReturnType<typeof deleteAcademicResult>;
  readonly restoreAcademicResult: ReturnType<typeof restoreAcademicResult>;
}

export function academicResultRoutes(useCases: AcademicResultUseCases): readonly BoundRoute[] {
  return [...readRoutes(useCases), ...changeRoutes(useCases)];
}

function readRoutes(useCases: AcademicResultUseCases): readonly BoundRoute[] {
  return [
    handle(contract.listAcademicResults, async ({ params, query, identity }) => {
      const { page, pageSize, sort } = query;
      const { items, total } = await useCases.listAcademicResults({ ...params, page, pageSize, sort });
      const view = readerOf(identity, permissions.marking).isAdmin ? viewForMarker : viewAcademicResult;
      return { items: items.map(view), total, page, pageSize };
    }),
    handle(contract.readReportCard, async ({ params }) =>
      viewReportCard(await useCases.readReportCard(params.studentId)),
    ),
    handle(contract.readAcademicResult, async ({ params }) =>
      viewForMarker(await useCases.readAcademicResult(params.id)),
    ),
  ];
}

function changeRoutes(useCases: AcademicResultUseCases): readonly BoundRoute[] {
  return [
    handle(contract.createAcademicResult, async ({ body, identity }) => {
      const command = { details: detailsOf(body), editor: editorOf(identity) };
      return viewForMarker(await useCases.enterAcademicResult(command));
    }),
    handle(contract.replaceAcademicResult, async ({ params, body, identity }) => {
      const command = { ...params, details: detailsOf(body), rev: body.rev, editor: editorOf(identity) };
      return viewForMarker(await useCases.replaceAcademicResult(command));
    }),
    handle(contract.deleteAcademicResult, async ({ params, identity }) => ({
      _id: params.id,
      ...(await useCases.deleteAcademicResult(params.id, editorOf(identity))),
    })),
    handle(contract.restoreAcademicResult, async ({ params }) =>
      viewForMarker(await useCases.restoreAcademicResult(params.id)),
    ),
  ];
}
