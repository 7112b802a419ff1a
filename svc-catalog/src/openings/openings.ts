import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { onUserDeleted } from './events.ts';
import { openingRoutes } from './http/routes.ts';
import type { OpeningPlans, ReadCourseParts } from './ports.ts';
import { createDocumentOpenings, openingIndexes } from './storage/document-openings.ts';
import { readOpenings, replaceOpenings } from './use-cases/course-openings.ts';

/** Created before the capability, because academic courses ask for it at each read of a student. */
export function createOpeningPlans(platform: Pick<Platform, 'documents' | 'now' | 'newId'>): OpeningPlans {
  return createDocumentOpenings(platform);
}

interface OpeningsDependencies {
  readonly openingPlans: OpeningPlans;
  readonly readCourseParts: ReadCourseParts;
}

/** When courses, subjects, chapters, lessons and contents open and close for students (OPN-01). */
export function createOpeningsCapability(
  { now }: Pick<Platform, 'now'>,
  { openingPlans: plans, readCourseParts }: OpeningsDependencies,
): Capability {
  const deps = { plans, readCourseParts, now };
  return {
    routes: openingRoutes({ readOpenings: readOpenings(deps), replaceOpenings: replaceOpenings(deps) }),
    subscriptions: [onUserDeleted(plans)],
    indexes: openingIndexes,
  };
}
