import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { onCourseOutlined, onProgressChanged, onUserDeleted } from './events.ts';
import type { OpeningPorts } from './ports.ts';
import {
  createDocumentCompletedParts,
  createDocumentOpenings,
  openingIndexes,
} from './storage/document-openings.ts';
import { findLock, locksFor } from './use-cases/find-lock.ts';

/** When the parts of courses are open, as svc-catalog states it (OPN-03): the exams of a closed part cannot be started. */
export function createOpeningsCapability({
  documents,
}: Pick<Platform, 'documents'>): Capability & { readonly ports: OpeningPorts } {
  const openings = createDocumentOpenings(documents);
  const completedParts = createDocumentCompletedParts(documents);
  const locks = locksFor({ openings, completedParts });
  return {
    ports: { locksFor: locks, findLock: findLock({ locksFor: locks }) },
    subscriptions: [
      onCourseOutlined(openings),
      onProgressChanged(completedParts),
      onUserDeleted(completedParts),
    ],
    indexes: openingIndexes,
  };
}
