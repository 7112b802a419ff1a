import { upgradeListKeys } from '@pathshala/stores/documents/upgrade-list-keys';
import type { ListDeleted } from '@pathshala/back-office/recently-deleted';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { noticeRequested } from '@pathshala/svc-exams-contract/events';
import type { Entitlements } from '../entitlements/index.ts';
import type { AreAnswersVisible, Papers } from '../papers/index.ts';
import type { Results } from '../results/index.ts';
import { onUserDeleted, onUserVerified } from './events.ts';
import { academicResultRoutes } from './http/academic-result-routes.ts';
import {
  academicResultAggregates,
  academicResultIndexes,
  createDocumentAcademicResults,
  academicResultListKeys,
} from './storage/document-academic-results.ts';
import { createDocumentStudents } from './storage/document-students.ts';
import {
  deleteAcademicResult,
  enterAcademicResult,
  listDeleted,
  removeAcademicResults,
  replaceAcademicResult,
  restoreAcademicResult,
} from './use-cases/author-academic-result.ts';
import { readReportCard } from './use-cases/read-report-card.ts';
import { requireAcademicResult } from './domain/academic-result.ts';

const removalMs = 30_000;

interface AcademicResultsNeeds {
  readonly results: Results;
  readonly papers: Papers;
  readonly areAnswersVisible: AreAnswersVisible;
  readonly entitlements: Entitlements;
}

/** Results that administrators enter (EXM-16), and the report card of a student. */
export function createAcademicResultsCapability(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
  needs: AcademicResultsNeeds,
): Capability & { readonly listDeleted: ListDeleted } {
  const { now, newId } = platform;
  const academicResults = createDocumentAcademicResults(platform);
  const students = createDocumentStudents(platform.documents);
  const deps = { ...needs, academicResults, students, now, newId };
  return {
    listDeleted: listDeleted(deps),
    routes: academicResultRoutes({
      listAcademicResults: (query) => academicResults.list(query),
      readAcademicResult: async (id) => requireAcademicResult(await academicResults.find(id)),
      readReportCard: readReportCard(deps),
      enterAcademicResult: enterAcademicResult(deps),
      replaceAcademicResult: replaceAcademicResult(deps),
      deleteAcademicResult: deleteAcademicResult(deps),
      restoreAcademicResult: restoreAcademicResult(deps),
    }),
    subscriptions: [onUserVerified(students), onUserDeleted(academicResults, students)],
    jobs: [{ name: 'remove-academic-results', everyMs: removalMs, run: removeAcademicResults(deps) }],
    publishes: [noticeRequested],
    aggregates: academicResultAggregates,
    prepare: upgradeListKeys(platform.documents, academicResultListKeys),
    indexes: academicResultIndexes,
  };
}
