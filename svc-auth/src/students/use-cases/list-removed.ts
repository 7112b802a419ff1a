import { eachSeparately } from '@pathshala/service-kit/platform/each-separately';
import { deletedThingOf, type ListDeleted } from '@pathshala/back-office/recently-deleted';
import { isDeletedForGood } from '@pathshala/rules/undo-window';
import type { StudentRecord } from '../domain/student.ts';
import { forgetRemoved } from '../domain/undo.ts';
import type { Students } from '../ports.ts';

const batchSize = 50;

/** Student records and photos that an administrator can restore. */
export function listRemoved({ students }: { readonly students: Pick<Students, 'withUndo'> }): ListDeleted {
  return async (now) => (await students.withUndo()).flatMap((record) => thingsOf(record, now));
}

function thingsOf(stored: StudentRecord, now: number) {
  const { record, photo } = stored.removed ?? {};
  const things = [
    { kind: 'student-record', part: record, title: nameOf(record ?? stored) },
    // A photo of a deleted record comes back with the record.
    { kind: 'photo', part: stored.deletedAt === null ? photo : undefined, title: nameOf(stored) },
  ];
  return things.flatMap(({ kind, part, title }) =>
    part === undefined || isDeletedForGood(part, now)
      ? []
      : [deletedThingOf(part, { _id: stored._id, kind, title })],
  );
}

function nameOf({ personalInfo: { fullName, contact } }: Pick<StudentRecord, 'personalInfo'>): string {
  const names = [fullName.bengali, fullName.english].filter((name) => name !== '');
  return names.join(' | ') || contact.email;
}

/** A job: what can no longer be undone is erased. */
export function forgetRemovedParts({
  students,
  now,
}: {
  readonly students: Students;
  readonly now: () => number;
}) {
  return async (): Promise<void> => {
    const at = now();
    await eachSeparately(await students.undoOverAt(at, batchSize), (id) =>
      students.update(id, (record) => ({ state: forgetRemoved(record, at) })),
    );
  };
}
