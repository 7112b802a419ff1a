import { DomainError } from '@pathshala/contract-kit/domain-error';
import {
  type Deleter,
  deletedNow,
  isRemovalDue,
  notDeleted,
  undoWindowMs,
} from '@pathshala/rules/undo-window';
import { chapterIdsOf, locateChapter, requireSubject } from './chapters.ts';
import type { AcademicCourse, Subject } from './course.ts';
import { requireRoom } from './course-size.ts';
import type { DeletedPart, Removal } from './deleted-part.ts';

/** Sets `cleanUpAt` to the time of the next clean-up of the course. */
function scheduled(course: AcademicCourse): AcademicCourse {
  const times = (course.deletedParts ?? []).map(({ removalDueAt }) => removalDueAt);
  if (course.deletedAt !== null && course.removalDueAt != null) times.push(course.removalDueAt);
  if ((course.removals ?? []).length > 0) times.push(0);
  return { ...course, cleanUpAt: times.length === 0 ? null : Math.min(...times) };
}

/** Deleted parts are stored in the course: beyond this number the oldest are removed early. */
const maxDeletedParts = 200;

function withDeleted(course: AcademicCourse, parts: readonly DeletedPart[]): AcademicCourse {
  const all = [...(course.deletedParts ?? []), ...parts];
  const deletedParts = all.map((part, index) =>
    index < all.length - maxDeletedParts ? { ...part, removalDueAt: 0 } : part,
  );
  return scheduled({ ...course, deletedParts });
}

/** The time in epoch milliseconds, and the administrator. */
export interface Deletion {
  readonly now: number;
  readonly by: Deleter;
}

function undoable({ now, by }: Deletion) {
  return deletedNow(now, by);
}

export function deleteSubject(course: AcademicCourse, subjectId: string, deletion: Deletion): AcademicCourse {
  const part = requireSubject(course, subjectId);
  const index = course.subjects.indexOf(part);
  const subjects = course.subjects.toSpliced(index, 1);
  return withDeleted({ ...course, subjects }, [
    { kind: 'subject', _id: subjectId, index, part, ...undoable(deletion) },
  ]);
}

export function deleteChapter(course: AcademicCourse, chapterId: string, deletion: Deletion): AcademicCourse {
  const { subject, chapter: part } = locateChapter(course, chapterId);
  const index = subject.units.indexOf(part);
  const subjects = course.subjects.map((other) =>
    other === subject ? { ...subject, units: subject.units.toSpliced(index, 1) } : other,
  );
  const deleted = { kind: 'chapter', _id: chapterId, index, subjectId: subject._id, part } as const;
  return withDeleted({ ...course, subjects }, [{ ...deleted, ...undoable(deletion) }]);
}

/** The edited course; parts that the edit dropped become deleted parts. */
export function withDroppedParts(
  after: AcademicCourse,
  before: AcademicCourse,
  deletion: Deletion,
): AcademicCourse {
  const undo = undoable(deletion);
  const chapters = new Set(chapterIdsOf(after));
  const subjects = new Set(after.subjects.map(({ _id }) => _id));
  const dropped = before.subjects.flatMap((subject, index): DeletedPart[] => {
    const units = subject.units.filter(({ _id }) => !chapters.has(_id));
    if (!subjects.has(subject._id)) {
      return [{ kind: 'subject', _id: subject._id, index, part: { ...subject, units }, ...undo }];
    }
    return units.map((part) => ({
      kind: 'chapter',
      _id: part._id,
      index: subject.units.indexOf(part),
      subjectId: subject._id,
      part,
      ...undo,
    }));
  });
  const { deletedParts, removals, cleanUpAt } = before;
  const carried = { ...after, ...(deletedParts && { deletedParts }), ...(removals && { removals }) };
  const course = cleanUpAt === undefined ? carried : { ...carried, cleanUpAt };
  return dropped.length === 0 ? course : withDeleted(course, dropped);
}

/** Puts a deleted part back where it was. Throws `gone` once its removal is due. */
export function restorePart(course: AcademicCourse, id: string, now: number): AcademicCourse {
  const deleted = course.deletedParts?.find(({ _id }) => _id === id);
  if (deleted === undefined || deleted.removalDueAt <= now) throw nothingToUndo();
  const deletedParts = course.deletedParts?.filter((part) => part !== deleted) ?? [];
  return scheduled(requireRoom({ ...course, deletedParts, subjects: withPart(course, deleted) }));
}

function withPart(course: AcademicCourse, deleted: DeletedPart): readonly Subject[] {
  const { index } = deleted;
  if (deleted.kind === 'subject') return course.subjects.toSpliced(index, 0, deleted.part);
  const { subjectId, part } = deleted;
  if (!course.subjects.some(({ _id }) => _id === subjectId)) {
    throw new DomainError('conflict', 'catalog.deletion-parent-missing');
  }
  return course.subjects.map((subject) =>
    subject._id === subjectId ? { ...subject, units: subject.units.toSpliced(index, 0, part) } : subject,
  );
}

export function nothingToUndo(): DomainError {
  return new DomainError('gone', 'catalog.deletion-not-found');
}

/** Hides the course. Its document stays, because enrolments refer to it. */
export function deleteCourse(course: AcademicCourse, { now, by }: Deletion): AcademicCourse {
  return scheduled({ ...course, ...deletedNow(now, by) });
}

/** Undoes `deleteCourse`. */
export function restoreCourse(course: AcademicCourse, now: number): AcademicCourse {
  const { removalDueAt = null } = course;
  if (course.deletedAt === null || course.isUnfinished || removalDueAt === null || removalDueAt <= now) {
    throw nothingToUndo();
  }
  return scheduled({ ...course, ...notDeleted });
}

const nobody: Deleter = { id: null, name: null };

/** A hidden course, which is removed like a deleted one unless `finishCourse` follows. */
export function unfinishedCourse(course: AcademicCourse, now: number): AcademicCourse {
  const hidden = deleteCourse(course, { now, by: nobody });
  return scheduled({ ...hidden, removalDueAt: now + undoWindowMs, isUnfinished: true });
}

/** Shows a course whose copy or import is complete. Throws `conflict` when it took so long that its removal began. */
export function finishCourse(course: AcademicCourse): AcademicCourse {
  if (course.removalDueAt == null) throw new DomainError('conflict', 'common.conflict');
  return scheduled({ ...course, ...notDeleted, isUnfinished: false });
}

/**
 * Makes due deletions final: afterwards they cannot be restored, and `removals` names the parts to remove. Null where none is
 * due.
 */
export function expireDeletions(
  course: AcademicCourse,
  now: number,
): { readonly course: AcademicCourse; readonly isCourseGone: boolean } | null {
  const isCourseGone = isRemovalDue(course, now);
  const deletedParts = course.deletedParts ?? [];
  const due = isCourseGone ? deletedParts : deletedParts.filter(({ removalDueAt }) => removalDueAt <= now);
  if (!isCourseGone && due.length === 0) return null;
  const removals = [...(course.removals ?? []), ...due.map(removalOfPart)];
  if (isCourseGone) removals.push(removalOfCourse(course));
  const removalDueAt = isCourseGone ? null : (course.removalDueAt ?? null);
  const left = deletedParts.filter((part) => !due.includes(part));
  return { course: scheduled({ ...course, removalDueAt, deletedParts: left, removals }), isCourseGone };
}

/** The course after the documents of all `removals` were removed. */
export function withoutRemovals(course: AcademicCourse, done: readonly Removal[]): AcademicCourse {
  const ids = new Set(done.map(({ _id }) => _id));
  const removals = (course.removals ?? []).filter(({ _id }) => !ids.has(_id));
  return scheduled({ ...course, removals });
}

function removalOfPart(deleted: DeletedPart): Removal {
  return deleted.kind === 'chapter' ? removalOfChapter(deleted._id) : removalOfSubject(deleted.part);
}

export function removalOfChapter(_id: string): Removal {
  return { _id, subjectIds: [], chapterIds: [_id], isWholeCourse: false };
}

export function removalOfSubject({ _id, units }: Subject): Removal {
  return { _id, subjectIds: [_id], chapterIds: units.map((unit) => unit._id), isWholeCourse: false };
}

export function removalOfCourse(course: AcademicCourse): Removal {
  const subjectIds = course.subjects.map(({ _id }) => _id);
  return { _id: course._id, subjectIds, chapterIds: chapterIdsOf(course), isWholeCourse: true };
}
