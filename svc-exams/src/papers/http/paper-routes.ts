import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-exams-contract/http';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import { requireUserId } from '@pathshala/service-kit/identity/reader';
import { staffRightsOf } from '../domain/staff-rights.ts';
import type { PaperReader } from '../ports.ts';
import type { previewExam } from '../use-cases/preview-exam.ts';
import type { readPaper } from '../use-cases/read-paper.ts';
import type { readPaperKey } from '../use-cases/read-paper-key.ts';
import type { PaperResources } from './paper-resources.ts';
import { toPaperOverview } from './views.ts';

/** The caller with the permissions for papers and keys; a caller without one reads as a student. */
function paperReaderOf(identity: Identity): PaperReader {
  const staff = staffRightsOf(identity);
  const isStaff = Object.values(staff).includes(true);
  return { userId: requireUserId(identity), staff: isStaff ? staff : null };
}

interface PaperUseCases {
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
        await papers.previewExam({ ...params, reader: paperReaderOf(identity), now }),
        now,
      );
    }),
    handle(contract.readPaper, async ({ identity, params }) =>
      resources.paper(
        await papers.readPaper({ ...params, reader: paperReaderOf(identity), now: papers.now() }),
      ),
    ),
    handle(contract.readPaperKey, async ({ identity, params }) =>
      resources.key(
        await papers.readPaperKey({ ...params, reader: paperReaderOf(identity), now: papers.now() }),
      ),
    ),
  ];
}
