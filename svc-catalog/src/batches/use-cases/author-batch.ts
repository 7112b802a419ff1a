import { type Editor, firstEditMark, nextEditMark } from '@pathshala/back-office/edit-mark';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { CourseLookup } from '../../enrolments/index.ts';
import { authoredBatch, isArchived, requireComplete, type Batch, type BatchDraft } from '../domain/batch.ts';
import type { Batches } from '../ports.ts';
import { batchChangedEvent } from './batch-events.ts';
import { requireBatch } from './require-batch.ts';

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

interface ReplaceBatchCommand {
  readonly id: string;
  readonly draft: BatchDraft;
  /** The revision that the editor has read; undefined replaces whatever is stored. */
  readonly rev: number | undefined;
  readonly editor: Editor;
}

/** Members are enrolled in the courses that are added. A course that is taken out stays with those who are enrolled in it. */
export function replaceBatch({ batches, courses, now }: Omit<AuthorBatchDependencies, 'newId'>) {
  return async ({ id, draft: written, rev, editor }: ReplaceBatchCommand): Promise<Batch> => {
    const known = await requireBatch(batches, id);
    const draft = requireComplete(written);
    // A course of the batch may have been deleted since.
    await requireCourses(
      courses,
      draft.courseIds.filter((courseId) => !known.courseIds.includes(courseId)),
    );
    return batches.update(id, (stored) => {
      const at = new Date(now()).toISOString();
      const mark = nextEditMark(stored, editor, { rev, now: at });
      const state = { ...stored, ...authoredBatch(draft, stored, at), ...mark, version: stored.version + 1 };
      const added = draft.courseIds.filter((courseId) => !stored.courseIds.includes(courseId));
      return { state, events: [batchChangedEvent(state, added)] };
    });
  };
}

interface ArchiveBatchCommand {
  readonly id: string;
  readonly isArchived: boolean;
  readonly editor: Editor;
}

/** An archived batch is in no list and takes no new members; its members and their results stay. A repeat changes nothing. */
export function archiveBatch({ batches, now }: Pick<AuthorBatchDependencies, 'batches' | 'now'>) {
  return async ({ id, editor, ...wanted }: ArchiveBatchCommand): Promise<Batch> => {
    await requireBatch(batches, id);
    return batches.update(id, (stored) => {
      if (wanted.isArchived === isArchived(stored)) return null;
      const at = new Date(now()).toISOString();
      const state = {
        ...stored,
        ...nextEditMark(stored, editor, { now: at }),
        archivedAt: wanted.isArchived ? at : null,
        version: stored.version + 1,
      };
      return { state, events: [batchChangedEvent(state)] };
    });
  };
}
