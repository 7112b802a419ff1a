import { editorOf } from '@pathshala/back-office/edit-mark';
import { Download } from '@pathshala/service-kit/http/download';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-exams-contract/question-routes';
import type { confirmImport, findImport, listFailed } from '../use-cases/confirm-import.ts';
import type { exportQuestions } from '../use-cases/export-questions.ts';
import type { mendQuestion } from '../use-cases/mend-question.ts';
import type { readImport } from '../use-cases/read-import.ts';
import { viewFailed, viewImport } from './import-views.ts';

interface QuestionFileUseCases {
  readonly confirmImport: ReturnType<typeof confirmImport>;
  readonly exportQuestions: ReturnType<typeof exportQuestions>;
  readonly findImport: ReturnType<typeof findImport>;
  readonly listFailed: ReturnType<typeof listFailed>;
  readonly mendQuestion: ReturnType<typeof mendQuestion>;
  readonly readImport: ReturnType<typeof readImport>;
}

export function questionFileRoutes(useCases: QuestionFileUseCases): BoundRoute[] {
  return [
    handle(contract.importQuestions, async ({ body, query, identity, language }) => {
      const command = { content: body, ...query, editor: editorOf(identity) };
      const { _id } = await useCases.readImport(command);
      return viewImport(await useCases.findImport(_id), language);
    }),
    handle(contract.readQuestionImport, async ({ params, query, language }) =>
      viewImport(await useCases.findImport(params.id, query), language),
    ),
    handle(contract.listFailedQuestions, async ({ params, query, language }) => {
      const { items, total } = await useCases.listFailed(params.id, query);
      return { items: items.map((row) => viewFailed(row, language)), total, ...query };
    }),
    handle(contract.mendFailedQuestion, async ({ params, body, language }) =>
      viewFailed(await useCases.mendQuestion({ importId: params.id, line: params.line, ...body }), language),
    ),
    handle(contract.confirmQuestionImport, async ({ params, body, language }) =>
      viewImport(
        await useCases.confirmImport(params.id, { take: body.take, bijoy: body.bijoy ?? null }),
        language,
      ),
    ),
    handle(
      contract.exportQuestions,
      async ({ query }) => new Download(await useCases.exportQuestions(query)),
    ),
  ];
}
