import { handle } from '@pathshala/service-kit/http/handler';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { ListWaitingWork } from '@pathshala/back-office/waiting-work';
import * as contract from '@pathshala/svc-exams-contract/analysis';
import { onKeyCorrected, onUserDeleted } from './events.ts';
import { findingRoutes } from './http/finding-routes.ts';
import { toExamAnalysis } from './http/views.ts';
import { type PaperPorts, staffRightsOf } from '../papers/index.ts';
import type { FindingPorts, MeasuringPorts } from './ports.ts';
import {
  createDocumentExamFindings,
  findingsAggregates,
  findingsIndexes,
} from './storage/document-exam-findings.ts';
import { computeAnalysis } from './use-cases/compute-analysis.ts';
import { findFaultyQuestions } from './use-cases/find-faulty-questions.ts';
import { listFaultyQuestions } from './use-cases/list-faulty-questions.ts';
import { readExamAnalysis } from './use-cases/read-exam-analysis.ts';
import { readFindings, reviewFinding } from './use-cases/review-finding.ts';

/** The item analysis of an exam's questions by classical test theory (beyond.md 16). */
export function createAnalysisCapability(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
  ports: FindingPorts & Pick<PaperPorts, 'isForStaff'>,
): Capability & { readonly listWaitingWork: ListWaitingWork; readonly ports: MeasuringPorts } {
  const { now } = platform;
  const findings = createDocumentExamFindings(platform);
  const dependencies = { ...ports, findings, compute: computeAnalysis({ ...ports, now }), now };
  const read = readExamAnalysis(dependencies);
  return {
    ports: { measurePaper: dependencies.compute },
    listWaitingWork: listFaultyQuestions(dependencies),
    routes: [
      handle(contract.readExamAnalysis, async ({ identity, params }) =>
        toExamAnalysis(await read(params.paperId, staffRightsOf(identity))),
      ),
      ...findingRoutes({
        readFindings: readFindings(dependencies),
        reviewFinding: reviewFinding(dependencies),
        now,
      }),
    ],
    subscriptions: [onKeyCorrected(findings, now), onUserDeleted(findings)],
    aggregates: findingsAggregates,
    indexes: findingsIndexes,
    jobs: [{ name: 'find-faulty-questions', everyMs: 60_000, run: findFaultyQuestions(dependencies) }],
  };
}
