import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { onUserDeleted } from './events.ts';
import { openingRoutes } from './http/routes.ts';
import type { SeasonPart } from '../copies/index.ts';
import type { LessonStudents } from '../enrolments/index.ts';
import type { TrackOutline } from '../outlines/index.ts';
import type { CourseLocks, FindCourseParts, OpeningPlans } from './ports.ts';
import { createDocumentOpenings, openingIndexes } from './storage/document-openings.ts';
import { createSeasonPart } from './use-cases/season-part.ts';
import { courseLocks } from './use-cases/course-locks.ts';
import { readOpenings, replaceOpenings } from './use-cases/course-openings.ts';

/** Created before the capability, because courses ask for it at each read of a student. */
export function createOpeningPlans(platform: Pick<Platform, 'documents' | 'now' | 'newId'>): OpeningPlans {
  return createDocumentOpenings(platform);
}

/** Created before the capability, like the plans. */
export function createCourseLocks(
  { now }: Pick<Platform, 'now'>,
  ports: { readonly openingPlans: OpeningPlans; readonly lessonStudents: LessonStudents },
): CourseLocks {
  return courseLocks({ plans: ports.openingPlans, lessonStudents: ports.lessonStudents, now });
}

interface OpeningsDependencies {
  readonly openingPlans: OpeningPlans;
  readonly findCourseParts: readonly FindCourseParts[];
  readonly trackOutline: TrackOutline;
}

/** When courses and their parts open and close for students (OPN-01). */
export function createOpeningsCapability(
  { now }: Pick<Platform, 'now'>,
  { openingPlans: plans, ...others }: OpeningsDependencies,
): Capability & { readonly seasonPart: SeasonPart } {
  const deps = { ...others, plans, now };
  return {
    seasonPart: createSeasonPart(deps),
    routes: openingRoutes({ readOpenings: readOpenings(deps), replaceOpenings: replaceOpenings(deps) }),
    subscriptions: [onUserDeleted(plans)],
    indexes: openingIndexes,
  };
}
