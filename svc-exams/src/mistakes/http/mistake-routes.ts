import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { requireUserId } from '@pathshala/service-kit/identity/reader';
import * as contract from '@pathshala/svc-exams-contract/mistakes';
import type { findWeakestChapter } from '../use-cases/find-weakest-chapter.ts';
import type { gradeMistake } from '../use-cases/grade-mistake.ts';
import type { listMistakes } from '../use-cases/list-mistakes.ts';
import type { readSummary } from '../use-cases/read-summary.ts';
import type { removeMistake } from '../use-cases/remove-mistake.ts';
import { toMistake } from './views.ts';

interface MistakeUseCases {
  readonly listMistakes: ReturnType<typeof listMistakes>;
  readonly readSummary: ReturnType<typeof readSummary>;
  readonly findWeakestChapter: ReturnType<typeof findWeakestChapter>;
  readonly gradeMistake: ReturnType<typeof gradeMistake>;
  readonly removeMistake: ReturnType<typeof removeMistake>;
  readonly now: () => number;
}

export function mistakeRoutes(notebook: MistakeUseCases): readonly BoundRoute[] {
  return [
    handle(contract.listMistakes, async ({ identity, query }) => {
      const { page, pageSize, due } = query;
      const studentId = requireUserId(identity);
      const command = { studentId, page, pageSize, isDueOnly: due === 'true', now: notebook.now() };
      const { items, total } = await notebook.listMistakes(command);
      return { items: items.map(toMistake), total, page, pageSize };
    }),
    handle(contract.readMistakesSummary, ({ identity }) =>
      notebook.readSummary({ studentId: requireUserId(identity), now: notebook.now() }),
    ),
    handle(contract.readWeakestChapter, async ({ identity }) => ({
      weakest: await notebook.findWeakestChapter(requireUserId(identity)),
    })),
    handle(contract.gradeMistake, async ({ identity, params, body }) => {
      const command = { cardId: params.id, studentId: requireUserId(identity), grade: body.grade };
      const { _id: cardId, memory } = await notebook.gradeMistake(command);
      return { cardId, dueAt: memory.dueAt };
    }),
    handle(contract.removeMistake, async ({ identity, params }) => {
      await notebook.removeMistake(params.id, requireUserId(identity));
      return { cardId: params.id };
    }),
  ];
}
