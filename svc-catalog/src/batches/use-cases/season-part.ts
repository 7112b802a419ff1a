import { firstEditMark } from '@pathshala/back-office/edit-mark';
import { movedDate } from '@pathshala/rules/moved-dates';
import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import { allPages, copiedName, type CourseCopy, type SeasonPart, seasonDates } from '../../copies/index.ts';
import { authoredBatch, type Batch } from '../domain/batch.ts';
import type { Batches } from '../ports.ts';
import { batchChangedEvent } from './batch-events.ts';

interface SeasonPartDependencies {
  readonly batches: Pick<Batches, 'insert' | 'list'>;
}

/** The batch of the copied course alone, whatever other courses the original has. */
function copyOf(batch: Batch, { _id: courseId, days, copiedAt, ...by }: CourseCopy): Batch {
  const { name, teacherId, teacherName, room, capacity, startsOn, endsOn } = batch;
  const draft = {
    name: copiedName(name),
    courseIds: [courseId],
    teacherId,
    teacherName,
    room,
    capacity,
    startsOn: movedDate(startsOn, days),
    endsOn: movedDate(endsOn, days),
  };
  return {
    ...authoredBatch(draft, null, copiedAt),
    _id: derivedId('batch', courseId, batch._id),
    createdAt: copiedAt,
    archivedAt: null,
    version: 1,
    ...firstEditMark({ id: by.editorId, name: by.editorName }, copiedAt),
  };
}

/** The batches of a course without their students, for its copy. Archived ones stay behind. */
export function createSeasonPart({ batches }: SeasonPartDependencies): SeasonPart {
  const ofCourse = (courseId: string) =>
    allPages((page) => batches.list({ ...page, courseId, sort: 'name' }));
  return {
    kind: 'batch',
    async dates(courseId) {
      const found = await ofCourse(courseId);
      return found.flatMap(({ name: title, startsOn: starts, endsOn: ends }) =>
        seasonDates({ kind: 'batch', title }, { starts, ends }),
      );
    },
    async copy(copy) {
      const made = new Map<string, string>();
      for (const batch of await ofCourse(copy.fromCourseId)) {
        const copied = copyOf(batch, copy);
        await isInserted(batches.insert(copied, [batchChangedEvent(copied)]));
        made.set(batch._id, copied._id);
      }
      return made;
    },
  };
}
