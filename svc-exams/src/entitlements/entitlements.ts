import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import {
  onBatchJoined,
  onBatchLeft,
  onAccessChanged,
  onCampaignRegistered,
  onCampaignRegistrationCancelled,
  onCourseDeleted,
  onResultsReleased,
  onStudentEnrolled,
  onStudentUnenrolled,
  onUserDeleted,
} from './events.ts';
import type { EntitlementPorts } from './ports.ts';
import { copiedRights } from './storage/copied-rights.ts';
import { createDocumentEntitlements, entitlementsIndexes } from './storage/document-entitlements.ts';
import { createDocumentReleases } from './storage/document-releases.ts';

/** The rights to sit exams, and the released results, as the events of other services state them. */
export function createEntitlementsCapability({
  documents,
}: Pick<Platform, 'documents'>): Capability & { readonly ports: EntitlementPorts } {
  const entitlements = createDocumentEntitlements(documents);
  const releases = createDocumentReleases(documents);
  return {
    ports: { entitlements, releases },
    subscriptions: [
      onStudentEnrolled(entitlements),
      onAccessChanged(entitlements),
      onStudentUnenrolled(entitlements),
      onCourseDeleted(entitlements),
      onBatchJoined(entitlements),
      onBatchLeft(entitlements),
      onCampaignRegistered(entitlements),
      onCampaignRegistrationCancelled(entitlements),
      onResultsReleased(releases),
      onUserDeleted(entitlements),
    ],
    copies: [copiedRights(documents)],
    indexes: entitlementsIndexes,
  };
}
