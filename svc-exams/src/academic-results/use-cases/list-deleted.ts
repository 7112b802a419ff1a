import { deletedThingOf, type ListDeleted } from '@pathshala/back-office/recently-deleted';
import type { AcademicResults } from '../ports.ts';

interface ListDeletedDependencies {
  readonly academicResults: Pick<AcademicResults, 'listRestorable'>;
}

/** Academic results that can be restored. */
export function listDeleted({ academicResults }: ListDeletedDependencies): ListDeleted {
  return async (now) =>
    (await academicResults.listRestorable(now)).map((stored) =>
      deletedThingOf(stored, { _id: stored._id, kind: 'academic-result', title: stored.title }),
    );
}
