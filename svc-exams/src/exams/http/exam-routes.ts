import { permissions } from '@pathshala/rules/permissions';
import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { readerOf } from '@pathshala/service-kit/identity/reader';
import { readBatchResults, readOwnBatchRanks } from '@pathshala/svc-exams-contract/batch-results';
import * as contract from '@pathshala/svc-exams-contract/exam-routes';
import type {
  createExam,
  deleteExam,
  previewDeletion,
  replaceExam,
  restoreExam,
} from '../use-cases/author-exam.ts';
import type {
  readBatchResults as readResults,
  readOwnBatchRanks as readOwnRanks,
} from '../use-cases/read-batch-results.ts';
import type { FoundExams, listExams, listExamsOfParent } from '../use-cases/list-exams.ts';
import type { readExam } from '../use-cases/read-exam.ts';
import { examFormOf } from './exam-input.ts';
import { viewForAuthor, viewForStudent, viewMember, viewRanked, viewRow } from './views.ts';

interface ExamUseCases {
  readonly createExam: ReturnType<typeof createExam>;
  readonly deleteExam: ReturnType<typeof deleteExam>;
  readonly listExams: ReturnType<typeof listExams>;
  readonly listExamsOfParent: ReturnType<typeof listExamsOfParent>;
  readonly previewDeletion: ReturnType<typeof previewDeletion>;
  readonly readBatchResults: ReturnType<typeof readResults>;
  readonly readOwnBatchRanks: ReturnType<typeof readOwnRanks>;
  readonly readExam: ReturnType<typeof readExam>;
  readonly replaceExam: ReturnType<typeof replaceExam>;
  readonly restoreExam: ReturnType<typeof restoreExam>;
}

/** Rows have no key: markers find them, too. */
const rowReaders = [permissions.questions, permissions.marking];

function viewPage(found: FoundExams, { page, pageSize }: { page: number; pageSize: number }) {
  const { total } = found;
  return found.isForStudent
    ? { items: found.items.map(viewForStudent), total, page, pageSize }
    : { items: found.items.map(viewRow), total, page, pageSize };
}

export function examRoutes(exams: ExamUseCases): BoundRoute[] {
  return [
    ...readRoutes(exams),
    ...authorRoutes(exams),
    handle(readOwnBatchRanks, async ({ params, identity }) => {
      const ranks = await exams.readOwnBatchRanks(identity.userId ?? '', params.examId);
      return {
        items: ranks.map(({ batch, rank, of }) => ({ _id: batch.batchId, name: batch.name, rank, of })),
      };
    }),
    handle(readBatchResults, async ({ params: { batchId }, query }) => {
      const { page, pageSize, exams: examIds } = query;
      const found = await exams.readBatchResults({ batchId, examIds, page, pageSize });
      return {
        exams: found.exams.map(viewRanked),
        offered: found.offered.map(viewRanked),
        items: found.items.map(viewMember),
        total: found.total,
        page,
        pageSize,
      };
    }),
  ];
}

function readRoutes(exams: ExamUseCases): BoundRoute[] {
  return [
    handle(contract.listExams, async ({ query, identity }) =>
      viewPage(await exams.listExams(query, readerOf(identity, rowReaders), identity.limitedTo), query),
    ),
    handle(contract.listExamsOfParent, async ({ params, query, identity }) => {
      const parent = { parentType: params.parenttype, parentId: params.parentid };
      const reader = readerOf(identity, rowReaders);
      return viewPage(await exams.listExamsOfParent(parent, query, reader), query);
    }),
    handle(contract.readExam, async ({ params, identity }) => {
      const found = await exams.readExam(params.id, readerOf(identity, permissions.questions));
      return 'state' in found ? viewForStudent(found) : viewForAuthor(found);
    }),
  ];
}

function authorRoutes(exams: ExamUseCases): BoundRoute[] {
  return [
    handle(contract.createExam, async ({ params, body, identity }) => {
      const parent = { parentType: params.parenttype, parentId: body.parentId };
      const form = examFormOf(body.examDetails);
      return viewForAuthor(await exams.createExam({ parent, form, editor: editorOf(identity) }));
    }),
    handle(contract.replaceExam, async ({ params, body, identity }) => {
      const command = { id: params.id, form: examFormOf(body), rev: body.rev, editor: editorOf(identity) };
      return viewForAuthor(await exams.replaceExam(command));
    }),
    handle(contract.previewExamDeletion, ({ params }) => exams.previewDeletion(params.id)),
    handle(contract.deleteExam, async ({ params: { examId: id, courseId, subjectId }, identity }) => ({
      _id: id,
      ...(await exams.deleteExam({ id, courseId, subjectId, editor: editorOf(identity) })),
    })),
    handle(contract.restoreExam, async ({ params }) => viewForAuthor(await exams.restoreExam(params.id))),
  ];
}
