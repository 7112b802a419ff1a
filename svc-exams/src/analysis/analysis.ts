import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { handle } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-exams-contract/analysis';
import { toExamAnalysis } from './http/views.ts';
import type { AnalysisPorts } from './ports.ts';
import { readExamAnalysis } from './use-cases/read-exam-analysis.ts';

/** What the answers of a class reveal about the questions of an exam, by classical test theory (beyond.md 16). */
export function createAnalysisCapability({ now }: Pick<Platform, 'now'>, ports: AnalysisPorts): Capability {
  const read = readExamAnalysis({ ...ports, now });
  return {
    routes: [
      handle(contract.readExamAnalysis, async ({ params }) => toExamAnalysis(await read(params.paperId))),
    ],
  };
}
