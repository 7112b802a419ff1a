import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { AttemptPorts } from '../attempts/ports.ts';
import type { EntitlementPorts } from '../entitlements/ports.ts';
import { onCampaignPaperPublished } from './events/on-campaign-paper-published.ts';
import { onCampaignPaperWithdrawn } from './events/on-campaign-paper-withdrawn.ts';
import { onPastYearPublished } from './events/on-past-year-published.ts';
import { onPastYearWithdrawn } from './events/on-past-year-withdrawn.ts';
import { createPaperResources } from './http/paper-resources.ts';
import { paperRoutes } from './http/paper-routes.ts';
import type { AreAnswersVisible, Papers } from './ports.ts';
import { createDocumentPapers, papersIndexes } from './storage/document-papers.ts';
import { areAnswersVisible } from './use-cases/are-answers-visible.ts';
import { previewExam } from './use-cases/preview-exam.ts';
import { readPaper } from './use-cases/read-paper.ts';
import { readPaperKey } from './use-cases/read-paper-key.ts';

/** The stored papers, which attempts need before this capability can be composed. */
export function createPapers(platform: Pick<Platform, 'documents' | 'now'>): Papers {
  return createDocumentPapers(platform);
}

/** Every version of every paper that can be sat, and who may read it and its key. */
export function createPapersCapability(
  { now }: Pick<Platform, 'now'>,
  ports: AttemptPorts & EntitlementPorts & { readonly papers: Papers },
): Capability & { readonly ports: { readonly areAnswersVisible: AreAnswersVisible } } {
  const { papers } = ports;
  const reading = { ...ports, areAnswersVisible: areAnswersVisible(ports) };
  const useCases = {
    previewExam: previewExam(reading),
    readPaper: readPaper(reading),
    readPaperKey: readPaperKey(reading),
    now,
  };
  return {
    ports: { areAnswersVisible: reading.areAnswersVisible },
    routes: paperRoutes(useCases, createPaperResources()),
    subscriptions: [
      onPastYearPublished(papers),
      onPastYearWithdrawn(papers),
      onCampaignPaperPublished(ports),
      onCampaignPaperWithdrawn(papers),
    ],
    indexes: papersIndexes,
  };
}
