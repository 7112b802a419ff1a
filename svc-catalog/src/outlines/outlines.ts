import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { courseOutlined } from '@pathshala/svc-catalog-contract/events';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { OpeningPlans } from '../openings/index.ts';
import type { OutlineSource, TrackOutline } from './ports.ts';
import {
  createDocumentOutlineMarks,
  createDocumentOutlines,
  outlineAggregates,
  outlineIndexes,
  republishOutlines,
} from './storage/document-outlines.ts';
import { publishMissingOutlines } from './use-cases/publish-missing-outlines.ts';
import { publishOutline } from './use-cases/publish-outline.ts';
import { publishMarkedOutlines, trackOutline } from './use-cases/track-outline.ts';

/** Publishes the parts of each course for the services that attach something to them. */
export function createOutlinesCapability(
  platform: Pick<Platform, 'documents' | 'log' | 'now' | 'newId'>,
  plans: OpeningPlans,
  createSources: readonly ((documents: DocumentStore) => OutlineSource)[],
): Capability & { readonly trackOutline: TrackOutline } {
  const { documents, log, now, newId } = platform;
  const sources = createSources.map((createSource) => createSource(documents));
  const outlines = createDocumentOutlines(platform);
  const publish = publishOutline({ outlines, sources, plans });
  const tracking = { marks: createDocumentOutlineMarks(documents), publish, log, now, newId };
  return {
    trackOutline: trackOutline(tracking),
    publishes: [courseOutlined],
    aggregates: outlineAggregates,
    indexes: outlineIndexes,
    jobs: [{ name: 'publish-outlines', everyMs: 10_000, run: publishMarkedOutlines(tracking) }],
    republishable: republishOutlines(documents),
    prepare: publishMissingOutlines({ outlines, sources, publish }),
  };
}
