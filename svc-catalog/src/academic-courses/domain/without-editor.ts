import type { AcademicCourse, EditMark, Subject, Unit } from './course.ts';
import type { DeletedPart } from './deleted-part.ts';

function anonymous<Part extends EditMark>(part: Part, userId: string): Part {
  if (part.editorId !== userId || part.edited === undefined) return part;
  return { ...part, editorId: null, edited: { ...part.edited, by: null } };
}

/** The course without the account's name in the edits of its parts. */
export function withoutEditor(course: AcademicCourse, userId: string): AcademicCourse {
  const ofUnit = (unit: Unit): Unit => anonymous(unit, userId);
  const ofSubject = (subject: Subject): Subject => ({
    ...anonymous(subject, userId),
    units: subject.units.map(ofUnit),
  });
  const ofDeleted = (deleted: DeletedPart): DeletedPart => {
    const deletedBy = deleted.deletedBy?.id === userId ? null : (deleted.deletedBy ?? null);
    return deleted.kind === 'subject'
      ? { ...deleted, deletedBy, part: ofSubject(deleted.part) }
      : { ...deleted, deletedBy, part: ofUnit(deleted.part) };
  };
  const { deletedParts } = course;
  return {
    ...course,
    subjects: course.subjects.map(ofSubject),
    ...(deletedParts && { deletedParts: deletedParts.map(ofDeleted) }),
  };
}
