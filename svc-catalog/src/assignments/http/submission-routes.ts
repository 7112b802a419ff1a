import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { StoredFile } from '@pathshala/service-kit/http/stored-file';
import * as extensions from '@pathshala/svc-catalog-contract/assignment-extensions';
import * as contract from '@pathshala/svc-catalog-contract/assignment-routes';
import type {
  listExtensions,
  listExtensionsOfStudent,
  readExtension,
  setExtension,
} from '../use-cases/extend-deadline.ts';
import type { handIn } from '../use-cases/hand-in.ts';
import type { listSubmissions } from '../use-cases/list-submissions.ts';
import type { markSubmission } from '../use-cases/mark-submission.ts';
import type { readOwnSubmission } from '../use-cases/read-assignment.ts';
import type { readHandInFile } from '../use-cases/read-hand-in-file.ts';
import type { uploadHandIn } from '../use-cases/upload-hand-in.ts';
import { extended } from '../domain/extension.ts';
import { viewExtension, viewForMarker, viewSubmission } from './views.ts';

interface SubmissionUseCases {
  readonly handIn: ReturnType<typeof handIn>;
  readonly listSubmissions: ReturnType<typeof listSubmissions>;
  readonly markSubmission: ReturnType<typeof markSubmission>;
  readonly readHandInFile: ReturnType<typeof readHandInFile>;
  readonly readOwnSubmission: ReturnType<typeof readOwnSubmission>;
  readonly uploadHandIn: ReturnType<typeof uploadHandIn>;
  readonly setExtension: ReturnType<typeof setExtension>;
  readonly readExtension: ReturnType<typeof readExtension>;
  readonly listExtensions: ReturnType<typeof listExtensions>;
  readonly listExtensionsOfStudent: ReturnType<typeof listExtensionsOfStudent>;
}

function handInRoutes(useCases: SubmissionUseCases): BoundRoute[] {
  return [
    handle(contract.readOwnSubmission, async ({ params, identity }) => {
      const { assignment, submission } = await useCases.readOwnSubmission(params.id, identity);
      return { submission: submission && viewSubmission({ assignment, submission }) };
    }),
    handle(contract.handInAssignment, async ({ params, body, identity }) => {
      const { fileId, ...work } = body;
      const command = { assignmentId: params.id, work, fileId, editor: editorOf(identity) };
      return { submission: viewSubmission(await useCases.handIn(command, identity)) };
    }),
    handle(contract.uploadHandIn, ({ params, query, body, identity }) =>
      useCases.uploadHandIn({ assignmentId: params.id, ...query, content: body }, identity),
    ),
    handle(contract.readHandInFile, async ({ params, identity }) => {
      const { content, contentType } = await useCases.readHandInFile(params.id, identity);
      return new StoredFile({ name: params.id, content, contentType, isPublic: false });
    }),
  ];
}

function extensionRoutes(useCases: SubmissionUseCases): BoundRoute[] {
  return [
    handle(extensions.setExtension, async ({ params, body, identity }) => {
      const { id: assignmentId, studentId } = params;
      const { limitedTo } = identity;
      const command = { assignmentId, studentId, ...body, editor: editorOf(identity), limitedTo };
      return { items: (await useCases.setExtension(command)).map(viewExtension) };
    }),
    handle(extensions.readExtension, ({ params }) => useCases.readExtension(params.id, params.studentId)),
    handle(extensions.listExtensions, async ({ params, identity: { limitedTo } }) => ({
      items: (await useCases.listExtensions(params.id, limitedTo)).map(viewExtension),
    })),
    handle(extensions.listExtensionsOfStudent, async ({ query }) => {
      const { items, assignments } = await useCases.listExtensionsOfStudent(query.studentId);
      return {
        items: items.map(viewExtension),
        assignments: assignments.map(({ _id, title, dueDate }) => ({ _id, title, dueDate })),
      };
    }),
  ];
}

export function submissionRoutes(useCases: SubmissionUseCases): BoundRoute[] {
  return [
    ...handInRoutes(useCases),
    ...extensionRoutes(useCases),
    handle(contract.listSubmissions, async ({ params, query, identity: { limitedTo } }) => {
      const {
        assignment,
        extensions: given,
        items,
        total,
        counts,
      } = await useCases.listSubmissions({
        ...query,
        ...params,
        limitedTo,
      });
      const { page, pageSize } = query;
      const views = items.map((submission) =>
        viewForMarker({
          assignment: extended(assignment, given.get(submission.studentId) ?? null),
          submission,
        }),
      );
      return { items: views, total, page, pageSize, counts };
    }),
    handle(contract.markSubmission, async ({ params, body, identity }) => {
      const { rev, ...proposed } = body;
      const command = { id: params.id, proposed, rev, editor: editorOf(identity) };
      return viewForMarker(await useCases.markSubmission(command));
    }),
  ];
}
