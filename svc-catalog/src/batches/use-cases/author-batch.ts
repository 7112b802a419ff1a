import { type Editor, firstEditMark } from '@pathshala/back-office/edit-mark';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { CourseLookup } from '../../enrolments/index.ts';
import { authoredBatch, requireComplete, type Batch, type BatchDraft } from '../domain/batch.ts';
import type { Batches } from '../ports.ts';
import { batchChangedEvent } from './batch-events.ts';

interface AuthorBatchDependencies {
  readonly batches: Batches;
  readonly courses: CourseLookup;
  readonly now: () => number;
  readonly newId: () => string;
}

async function requireCourses(courses: CourseLookup, courseIds: readonly string[]): Promise<void> {
  const found = await Promise.all(courseIds.map((courseId) => courses.find(courseId)));
  if (!found.includes(null)) return;
  const code = 'catalog.course-not-found';
  throw new DomainError('not-found', code, { fields: { courseIds: code } });
}

export function createBatch({ batches, courses, now, newId }: AuthorBatchDependencies) {
  return async (command: { readonly draft: BatchDraft; readonly editor: Editor }): Promise<Batch> => {
    const draft = requireComplete(command.draft);
    await requireCourses(courses, draft.courseIds);
    const createdAt = new Date(now()).toISOString();
    const batch: Batch = {
      ...authoredBatch(draft, null, createdAt),
      _id: newId(),
      createdAt,
      archivedAt: null,
      version: 1,
      ...firstEditMark(command.editor, createdAt),
    };
    return batches.insert(batch, [batchChangedEvent(batch)]);
  };
}
