import { permissions } from '@pathshala/rules/permissions';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { StoredFile } from '@pathshala/service-kit/http/stored-file';
import { readerOf, requireUserId } from '@pathshala/service-kit/identity/reader';
import * as contract from '@pathshala/svc-exams-contract/written-routes';
import type { addPage } from '../use-cases/add-page.ts';
import type { arrangePages } from '../use-cases/arrange-pages.ts';
import type { listPages, readPage } from '../use-cases/read-pages.ts';
import { viewPages } from './views.ts';

interface PageUseCases {
  readonly addPage: ReturnType<typeof addPage>;
  readonly arrangePages: ReturnType<typeof arrangePages>;
  readonly listPages: ReturnType<typeof listPages>;
  readonly readPage: ReturnType<typeof readPage>;
  readonly newId: () => string;
}

export function pageRoutes(useCases: PageUseCases): readonly BoundRoute[] {
  return [
    handle(contract.uploadWrittenPage, async ({ params, query, body, identity, receivedAt }) => {
      const pageId = query.uploadId ?? useCases.newId();
      const studentId = requireUserId(identity);
      const command = { attemptId: params.id, studentId, pageId, content: body, receivedAt };
      return viewPages(await useCases.addPage(command));
    }),
    handle(contract.arrangeWrittenPages, async ({ params, body, identity, receivedAt }) => {
      const command = { ...body, attemptId: params.id, studentId: requireUserId(identity), receivedAt };
      return viewPages(await useCases.arrangePages(command));
    }),
    handle(contract.listWrittenPages, async ({ params, identity }) =>
      viewPages(await useCases.listPages(params.id, readerOf(identity, permissions.marking))),
    ),
    handle(contract.readWrittenPage, async ({ params, identity }) => {
      const page = { attemptId: params.id, pageId: params.pageId };
      const picture = await useCases.readPage(page, readerOf(identity, permissions.marking));
      return new StoredFile({ name: `${params.id}-${params.pageId}`, ...picture, isPublic: false });
    }),
  ];
}
