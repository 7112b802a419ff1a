import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-exams-contract/question-routes';
import type {
  createQuestion,
  deleteQuestion,
  replaceQuestion,
  restoreQuestion,
} from '../use-cases/author-question.ts';
import type { listVersions, readFacets, readQuestion } from '../use-cases/read-questions.ts';
import type { readUsage } from '../use-cases/read-usage.ts';
import type { Questions } from '../ports.ts';
import { draftOf, viewQuestion, viewUsage, viewVersion } from './views.ts';

interface QuestionUseCases {
  readonly createQuestion: ReturnType<typeof createQuestion>;
  readonly deleteQuestion: ReturnType<typeof deleteQuestion>;
  readonly listQuestions: Questions['list'];
  readonly listVersions: ReturnType<typeof listVersions>;
  readonly readFacets: ReturnType<typeof readFacets>;
  readonly readQuestion: ReturnType<typeof readQuestion>;
  readonly readUsage: ReturnType<typeof readUsage>;
  readonly replaceQuestion: ReturnType<typeof replaceQuestion>;
  readonly restoreQuestion: ReturnType<typeof restoreQuestion>;
}

function readingRoutes(useCases: QuestionUseCases): BoundRoute[] {
  return [
    handle(contract.listQuestions, async ({ query }) => {
      const { items, total, near } = await useCases.listQuestions(query);
      const { page, pageSize } = query;
      return { items: items.map(viewQuestion), total, page, pageSize, ...(near && { near: [...near] }) };
    }),
    handle(contract.readQuestionFacets, async () => {
      const { subjects, difficulties, tags, ...totals } = await useCases.readFacets();
      const withChapters = subjects.map((subject) => ({ ...subject, chapters: [...subject.chapters] }));
      return { ...totals, subjects: withChapters, difficulties: [...difficulties], tags: [...tags] };
    }),
    handle(contract.readQuestion, async ({ params }) => viewQuestion(await useCases.readQuestion(params.id))),
    handle(contract.listQuestionVersions, async ({ params }) => ({
      items: (await useCases.listVersions(params.id)).map(viewVersion),
    })),
    handle(contract.readQuestionUsage, async ({ params }) => viewUsage(await useCases.readUsage(params.id))),
  ];
}

export function questionRoutes(useCases: QuestionUseCases): BoundRoute[] {
  return [
    ...readingRoutes(useCases),
    handle(contract.createQuestion, async ({ body, identity }) =>
      viewQuestion(await useCases.createQuestion({ draft: draftOf(body), editor: editorOf(identity) })),
    ),
    handle(contract.replaceQuestion, async ({ params, body, identity }) =>
      viewQuestion(
        await useCases.replaceQuestion({
          id: params.id,
          draft: draftOf(body),
          rev: body.rev,
          editor: editorOf(identity),
        }),
      ),
    ),
    handle(contract.deleteQuestion, async ({ params, identity }) => {
      const { exams, undoUntil } = await useCases.deleteQuestion(params.id, editorOf(identity));
      return { _id: params.id, ...viewUsage(exams), undoUntil };
    }),
    handle(contract.restoreQuestion, async ({ params }) =>
      viewQuestion(await useCases.restoreQuestion(params.id)),
    ),
  ];
}
