import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { batchChanged, batchJoined, batchLeft } from '@pathshala/svc-catalog-contract/events';
import type { SeasonPart } from '../copies/index.ts';
import type { CourseLookup, ManyEnrolments, Students } from '../enrolments/index.ts';
import { batchReactions, onUserDeleted } from './events.ts';
import { batchRoutes } from './http/batch-routes.ts';
import { memberRoutes } from './http/member-routes.ts';
import type { BatchDirectory } from './ports.ts';
import { batchAggregates, batchIndexes, createDocumentBatches } from './storage/document-batches.ts';
import {
  createDocumentBatchDirectory,
  createDocumentMemberships,
  membershipAggregates,
  membershipIndexes,
} from './storage/document-memberships.ts';
import { republishBatches } from './storage/republish-batches.ts';
import { addMembers } from './use-cases/add-members.ts';
import { archiveBatch, createBatch, replaceBatch } from './use-cases/author-batch.ts';
import { checkMembers } from './use-cases/check-members.ts';
import { describeBatches } from './use-cases/describe-batches.ts';
import { endEnrolments, enrolInAddedCourses, enrolMember } from './use-cases/enrol-members.ts';
import { limitedBatches } from './use-cases/limited-batches.ts';
import { leaveBatch, returnToBatch } from './use-cases/leave-batch.ts';
import { finishMove, moveMember } from './use-cases/move-member.ts';
import { listMembers, listOwnBatches, listStudentBatches, namesOfMoves } from './use-cases/read-members.ts';
import { requireBatch } from './use-cases/require-batch.ts';
import { createSeasonPart } from './use-cases/season-part.ts';
import { takeSeat } from './use-cases/take-seat.ts';

/** Created before the capability, for those that address something to a batch. */
export function createBatchDirectory({ documents }: Pick<Platform, 'documents'>): BatchDirectory {
  return createDocumentBatchDirectory(documents);
}

interface BatchesDependencies {
  readonly courseLookup: CourseLookup;
  readonly students: Pick<Students, 'existing'>;
  readonly manyEnrolments: ManyEnrolments;
}

/** Groups of students who are taught together, and who is in them. A member is enrolled in the courses of the batch. */
export function createBatchesCapability(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
  { courseLookup: courses, students, manyEnrolments }: BatchesDependencies,
): Capability & { readonly seasonPart: SeasonPart } {
  const { documents, now, newId } = platform;
  const batches = createDocumentBatches(platform);
  const directory = createDocumentBatchDirectory(documents);
  const memberships = createDocumentMemberships(platform);
  const stored = { batches, memberships, courses, students, manyEnrolments, now, newId };
  const deps = { ...stored, takeSeat: takeSeat(stored) };
  const describe = { describeBatches: describeBatches(deps) };
  return {
    seasonPart: createSeasonPart(deps),
    routes: [
      ...batchRoutes({
        ...describe,
        listBatches: async (query, limitedTo) => {
          const reached = limitedTo && (await directory.reachOf(limitedTo)).batchIds;
          const ids = reached?.filter((id) => query.ids?.includes(id) ?? true) ?? query.ids;
          return batches.list({ ...query, ids });
        },
        createBatch: createBatch(deps),
        replaceBatch: replaceBatch(deps),
        archiveBatch: archiveBatch(deps),
        findBatch: (id) => requireBatch(batches, id),
      }),
      ...memberRoutes({
        ...describe,
        listMembers: listMembers(deps),
        namesOfMoves: (stays) => namesOfMoves(deps, stays),
        checkMembers: checkMembers(deps),
        addMembers: addMembers(deps),
        moveMember: moveMember(deps),
        leaveBatch: leaveBatch(deps),
        returnToBatch: returnToBatch(deps),
        listStudentBatches: listStudentBatches(deps),
        listOwnBatches: listOwnBatches(deps),
      }),
    ],
    withinLimits: limitedBatches(directory),
    subscriptions: [
      ...batchReactions({
        finishMove: finishMove(deps),
        enrolMember: enrolMember(deps),
        enrolInAddedCourses: enrolInAddedCourses(deps),
        endEnrolments: endEnrolments(deps),
      }),
      onUserDeleted(stored),
    ],
    publishes: [batchChanged, batchJoined, batchLeft],
    aggregates: [...batchAggregates, ...membershipAggregates],
    indexes: [...batchIndexes, ...membershipIndexes],
    republishable: republishBatches(documents),
  };
}
