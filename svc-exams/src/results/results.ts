import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { AttemptPorts } from '../attempts/index.ts';
import type { EntitlementPorts } from '../entitlements/index.ts';
import type { LimitedReach } from '../exams/index.ts';
import type { FindVisibleKey, IsForStaff, Papers } from '../papers/index.ts';
import type { Results } from './ports.ts';
import { resultRoutes } from './http/result-routes.ts';
import { createDocumentResults, resultsIndexes } from './storage/document-results.ts';
import { correctStoredResult } from './use-cases/correct-stored-result.ts';
import { listResults } from './use-cases/list-results.ts';
import { readResult } from './use-cases/read-result.ts';
import { readUnitResults } from './use-cases/read-unit-results.ts';
import { recordExamResult } from './use-cases/record-exam-result.ts';
import { showSubmitted } from './use-cases/show-submitted.ts';

interface ResultsNeeds extends AttemptPorts, EntitlementPorts {
  readonly papers: Papers;
  readonly visibleKey: FindVisibleKey;
  readonly isForStaff: IsForStaff;
  readonly limitedReach: LimitedReach;
}

/** The views of a submitted attempt, by reader and time, and its correction by an administrator. */
export function createResultsCapability(
  { documents, now }: Pick<Platform, 'documents' | 'now'>,
  ports: ResultsNeeds,
): Capability & { readonly ports: { readonly results: Results } } {
  const results = createDocumentResults(documents);
  const reading = { ...ports, results };
  return {
    ports: { results },
    routes: resultRoutes({
      submitAttempt: ports.submitAttempt,
      recordExamResult: recordExamResult(reading),
      showSubmitted: showSubmitted(reading),
      readResult: readResult(reading),
      readUnitResults: readUnitResults(reading),
      correctStoredResult: correctStoredResult(reading),
      listResults: listResults(reading),
      listExamResults: async (query, limitedTo) => {
        const within = limitedTo && (await ports.limitedReach.attempts(limitedTo));
        return results.pageOfAll({ ...query, within });
      },
      now,
    }),
    indexes: resultsIndexes,
  };
}
