import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { batchChanged, batchJoined, batchLeft } from '@pathshala/svc-catalog-contract/events';
import type { CourseLookup, Students } from '../enrolments/index.ts';
import { onUserDeleted } from './events.ts';
import { batchRoutes } from './http/batch-routes.ts';
import type { BatchDirectory } from './ports.ts';
import { batchAggregates, batchIndexes, createDocumentBatches } from './storage/document-batches.ts';
import {
  createDocumentBatchDirectory,
  createDocumentMemberships,
  membershipAggregates,
  membershipIndexes,
} from './storage/document-memberships.ts';
import { addMembers } from './use-cases/add-members.ts';
import { createBatch } from './use-cases/author-batch.ts';
import { describeBatches } from './use-cases/describe-batches.ts';
import { requireBatch } from './use-cases/require-batch.ts';
import { takeSeat } from './use-cases/take-seat.ts';

/** Created before the capability, for those that address something to a batch. */
export function createBatchDirectory({ documents }: Pick<Platform, 'documents'>): BatchDirectory {
  return createDocumentBatchDirectory(documents);
}

interface BatchesDependencies {
  readonly courseLookup: CourseLookup;
  readonly students: Pick<Students, 'existing'>;
}

/** Groups of students who are taught together, and who is in them. */
export function createBatchesCapability(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
  { courseLookup: courses, students }: BatchesDependencies,
): Capability {
  const { now, newId } = platform;
  const batches = createDocumentBatches(platform);
  const memberships = createDocumentMemberships(platform);
  const stored = { batches, memberships, courses, students, now, newId };
  const deps = { ...stored, takeSeat: takeSeat(stored) };
  return {
    routes: batchRoutes({
      listBatches: (query) => batches.list(query),
      describeBatches: describeBatches(deps),
      createBatch: createBatch(deps),
      findBatch: (id) => requireBatch(batches, id),
      addMembers: addMembers(deps),
    }),
    subscriptions: [onUserDeleted(stored)],
    publishes: [batchChanged, batchJoined, batchLeft],
    aggregates: [...batchAggregates, ...membershipAggregates],
    indexes: [...batchIndexes, ...membershipIndexes],
  };
}
