import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { examExtended } from '@pathshala/svc-exams-contract/events';
import type { AttemptPorts } from '../attempts/index.ts';
import type { EntitlementPorts } from '../entitlements/index.ts';
import {
  onCampaignPaperPublished,
  onCampaignPaperWithdrawn,
  onExamPaperPublished,
  onExamPaperWithdrawn,
  onPastYearPublished,
  onPastYearWithdrawn,
} from './events.ts';
import { createPaperResources } from './http/paper-resources.ts';
import { paperRoutes } from './http/paper-routes.ts';
import type { OpeningPorts } from '../openings/index.ts';
import type { QuestionBank } from '../question-bank/index.ts';
import type { PaperKeys, PaperPorts, Papers } from './ports.ts';
import {
  createDocumentPaperKeys,
  paperKeyAggregates,
  paperKeyIndexes,
} from './storage/document-paper-keys.ts';
import { extensionsCollection } from './storage/document-extra-times.ts';
import { createDocumentPapers, papersIndexes } from './storage/document-papers.ts';
import { republishable } from './storage/republishable.ts';
import { areAnswersVisible, isKeyReleased } from './use-cases/are-answers-visible.ts';
import { findClosedQuestions, findVisibleKey } from './use-cases/closed-questions.ts';
import { isForStaff } from './use-cases/is-for-staff.ts';
import { previewExam } from './use-cases/preview-exam.ts';
import { readPaper } from './use-cases/read-paper.ts';
import { readPaperKey } from './use-cases/read-paper-key.ts';

/** The stored papers, which attempts need before this capability can be composed. */
export function createPapers(platform: Pick<Platform, 'documents' | 'now' | 'newId'>): {
  readonly papers: Papers;
  readonly paperKeys: PaperKeys;
} {
  const paperKeys = createDocumentPaperKeys(platform);
  return { papers: createDocumentPapers({ ...platform, keys: paperKeys }), paperKeys };
}

interface PapersNeeds extends AttemptPorts, EntitlementPorts, Pick<OpeningPorts, 'findLock'> {
  readonly papers: Papers;
  readonly questionBank: Pick<QuestionBank, 'papersWith' | 'papersWithQuestionsOf'>;
}

/** Every version of every paper that can be sat, and the rights to read it and its key. */
export function createPapersCapability(
  { documents, now }: Pick<Platform, 'documents' | 'now'>,
  ports: PapersNeeds,
): Capability & { readonly ports: PaperPorts } {
  const { papers } = ports;
  const released = { ...ports, isKeyReleased: isKeyReleased(ports) };
  const byKind = { ...released, areAnswersVisible: areAnswersVisible(released) };
  const reading = { ...byKind, visibleKey: findVisibleKey(byKind), isForStaff: isForStaff(ports) };
  const useCases = {
    previewExam: previewExam(reading),
    readPaper: readPaper(reading),
    readPaperKey: readPaperKey(reading),
    now,
  };
  return {
    ports: {
      areAnswersVisible: reading.areAnswersVisible,
      isKeyReleased: reading.isKeyReleased,
      closedQuestions: findClosedQuestions(released),
      visibleKey: reading.visibleKey,
      isForStaff: reading.isForStaff,
      readPaper: useCases.readPaper,
    },
    routes: paperRoutes(useCases, createPaperResources()),
    subscriptions: [
      onPastYearPublished(papers),
      onPastYearWithdrawn(papers),
      onCampaignPaperPublished(ports),
      onCampaignPaperWithdrawn(papers),
      onExamPaperPublished(papers),
      onExamPaperWithdrawn(papers),
    ],
    publishes: [examExtended],
    aggregates: [extensionsCollection, ...paperKeyAggregates],
    indexes: [...papersIndexes, ...paperKeyIndexes],
    republishable: republishable(documents),
  };
}
