import { permissions } from '@pathshala/rules/permissions';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-exams-contract/http';
import { readerOf } from '@pathshala/identity/reader';
import type { previewExam } from '../use-cases/preview-exam.ts';
import type { readPaper } from '../use-cases/read-paper.ts';
import type { readPaperKey } from '../use-cases/read-paper-key.ts';
import type { PaperResources } from './paper-resources.ts';
import { toPaperOverview } from './views.ts';

/** Administrators who see papers and keys at any time. */
const keyReaders = [permissions.questions, permissions.marking, permissions.campaigns];

export interface PaperUseCases {
  readonly previewExam: ReturnType<typeof previewExam>;
  readonly readPaper: ReturnType<typeof readPaper>;
  readonly readPaperKey: ReturnType<typeof readPaperKey>;
  readonly now: () => number;
}

export function paperRoutes(papers: PaperUseCases, resources: PaperResources): readonly BoundRoute[] {
  return [
    handle(contract.readPaperOverview, async ({ identity, params }) => {
      const now = papers.now();
      return toPaperOverview(
        await papers.previewExam({ ...params, reader: readerOf(identity, keyReaders), now }),
        now,
      );
    }),
    handle(contract.readPaper, async ({ identity, params }) =>
      resources.paper(
        await papers.readPaper({ ...params, reader: readerOf(identity, keyReaders), now: papers.now() }),
      ),
    ),
    handle(contract.readPaperKey, async ({ identity, params }) =>
      resources.key(
        await papers.readPaperKey({ ...params, reader: readerOf(identity, keyReaders), now: papers.now() }),
      ),
    ),
  ];
}
