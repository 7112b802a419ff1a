import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { courseCopied } from '@pathshala/svc-catalog-contract/events';
import { onUserDeleted } from './events.ts';
import { copyRoutes } from './http/routes.ts';
import type { CourseCopier, SeasonPart } from './ports.ts';
import { copyAggregates, copyIndexes, createDocumentCourseCopies } from './storage/document-course-copies.ts';
import { copyCourse, finishCopies, finishCopy } from './use-cases/copy-course.ts';
import { previewCopy } from './use-cases/preview-copy.ts';

const jobMs = 30_000;

interface CopiesDependencies {
  /** One for each kind of courses. */
  readonly copied: readonly { readonly courseCopier: CourseCopier }[];
  /** In the order in which they are copied: a batch before what is addressed to it. */
  readonly seasons: readonly { readonly seasonPart: SeasonPart }[];
}

/** Copies of courses for another season, with dates moved (OPN-04). */
export function createCopiesCapability(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
  { copied, seasons }: CopiesDependencies,
): Capability {
  const { now } = platform;
  const copies = createDocumentCourseCopies(platform);
  const copiers = copied.map(({ courseCopier }) => courseCopier);
  const stored = { copiers, parts: seasons.map(({ seasonPart }) => seasonPart), copies, now };
  const preview = previewCopy(stored);
  const finish = finishCopy(stored);
  const deps = { ...stored, preview, finish };
  return {
    routes: copyRoutes({ previewCopy: preview, copyCourse: copyCourse(deps) }),
    subscriptions: [onUserDeleted(copies)],
    publishes: [courseCopied],
    aggregates: copyAggregates,
    indexes: copyIndexes,
    jobs: [{ name: 'finish-course-copies', everyMs: jobMs, run: finishCopies(deps) }],
  };
}
