import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { MeasuringPorts } from '../analysis/index.ts';
import type { Papers } from '../papers/index.ts';
import type { QuestionSupply } from '../question-bank/index.ts';
import { onAnswered, onPaperChanged } from './events.ts';
import { bankedPaperRoutes } from './http/banked-paper-routes.ts';
import { createDocumentPaperMeasures, paperMeasureIndexes } from './storage/document-paper-measures.ts';
import { addToBank, readBankedPaper } from './use-cases/add-to-bank.ts';
import { findInBank } from './use-cases/find-in-bank.ts';
import { markAnswered, measurePapers } from './use-cases/measure-papers.ts';
import { recordPaperUse } from './use-cases/record-paper-use.ts';

interface BankedPapersNeeds extends MeasuringPorts {
  readonly papers: Papers;
  readonly questionSupply: QuestionSupply;
}

/** The questions of papers in the bank: where they were used and when, how many answered them, and adding those it lacks. */
export function createBankedPapersCapability(
  platform: Pick<Platform, 'documents' | 'now'>,
  needs: BankedPapersNeeds,
): Capability {
  const { documents, now } = platform;
  const measures = createDocumentPaperMeasures(documents);
  const deps = { ...needs, measures, find: findInBank(needs), now };
  const recordUse = recordPaperUse(deps);
  const read = readBankedPaper(deps);
  return {
    routes: bankedPaperRoutes({
      latestUses: needs.questionSupply.latestUses,
      readBankedPaper: read,
      addToBank: addToBank({ ...deps, read, recordUse }),
    }),
    subscriptions: [...onPaperChanged(recordUse), ...onAnswered(markAnswered(deps))],
    jobs: [{ name: 'measure-papers', everyMs: 60_000, run: measurePapers(deps) }],
    indexes: paperMeasureIndexes,
  };
}
