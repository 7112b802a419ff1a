import { DomainError } from '@pathshala/contract-kit/domain-error';
import { firstEdit, nextEdit } from '@pathshala/contract-kit/edited';
import { locateChapter, requireSubject } from './chapters.ts';
import type { AcademicCourse, EditMark, Subject, Unit } from './course.ts';

export interface PartEdit {
  /** The revision of the part that the editor has read; undefined replaces whatever is stored. */
  readonly rev?: number | undefined;
  /** ISO 8601. */
  readonly now: string;
  readonly editor: { readonly id: string | null; readonly name: string | null };
}

/** Throws `conflict` for an outdated `rev`. */
export function nextMark(stored: EditMark, { rev, now, editor }: PartEdit): Required<EditMark> {
  return { edited: nextEdit(stored.edited, { rev, now, by: editor.name }), editorId: editor.id };
}

export function firstMark({ now, editor }: PartEdit): Required<EditMark> {
  return { edited: firstEdit({ now, by: editor.name }), editorId: editor.id };
}

export interface PartTexts {
  readonly title: string;
  readonly description: string;
}

export function editSubject(
  course: AcademicCourse,
  subjectId: string,
  { texts, edit }: { texts: PartTexts; edit: PartEdit },
): AcademicCourse {
  const subject = requireSubject(course, subjectId);
  const edited = { ...subject, ...texts, ...nextMark(subject, edit) };
  return { ...course, subjects: course.subjects.map((other) => (other === subject ? edited : other)) };
}

interface ChapterChange {
  readonly texts: PartTexts;
  readonly edit: PartEdit;
  /** From 1; undefined leaves the chapter at its place. */
  readonly number?: number | undefined;
  /** Moves the chapter to the end of another subject. */
  readonly subjectId?: string | undefined;
}

export function editChapter(
  course: AcademicCourse,
  chapterId: string,
  { texts, edit, number, subjectId }: ChapterChange,
): AcademicCourse {
  const { subject, chapter } = locateChapter(course, chapterId);
  const target = subjectId === undefined ? subject : requireSubject(course, subjectId);
  const edited: Unit = { ...chapter, ...texts, ...nextMark(chapter, edit) };
  const place = target === subject ? subject.units.indexOf(chapter) : target.units.length;
  const index = number === undefined ? place : number - 1;
  const subjects = course.subjects.map((other) => {
    const units = other.units.filter((unit) => unit !== chapter);
    if (other === target) return { ...other, units: units.toSpliced(index, 0, edited) };
    return other === subject ? { ...other, units } : other;
  });
  return { ...course, subjects };
}

/** Throws `conflict` unless the ids are those of the list, each once: otherwise the list was loaded before another change. */
export function requireAllIds(current: readonly string[], ids: readonly string[]): void {
  const known = new Set(current);
  const isComplete =
    ids.length === known.size && new Set(ids).size === known.size && ids.every((id) => known.has(id));
  if (!isComplete) throw new DomainError('conflict', 'catalog.order-outdated');
}

function inOrder<Part extends { readonly _id: string }>(
  parts: readonly Part[],
  ids: readonly string[],
): readonly Part[] {
  requireAllIds(
    parts.map(({ _id }) => _id),
    ids,
  );
  const places = new Map(ids.map((id, index) => [id, index]));
  return parts.toSorted((a, b) => (places.get(a._id) ?? 0) - (places.get(b._id) ?? 0));
}

export function orderSubjects(course: AcademicCourse, ids: readonly string[]): AcademicCourse {
  return { ...course, subjects: inOrder(course.subjects, ids) };
}

export function orderChapters(
  course: AcademicCourse,
  subjectId: string,
  ids: readonly string[],
): AcademicCourse {
  const subject = requireSubject(course, subjectId);
  const ordered = { ...subject, units: inOrder(subject.units, ids) };
  return { ...course, subjects: course.subjects.map((other) => (other === subject ? ordered : other)) };
}

/** Marks the parts that an edit of the whole course added or changed; the others keep their marks. */
export function markChangedParts(
  course: AcademicCourse,
  before: AcademicCourse | null,
  edit: PartEdit,
): AcademicCourse {
  const stored = new Map<string, Subject | Unit>(
    before?.subjects.flatMap((subject) => [
      [subject._id, subject] as const,
      ...subject.units.map((unit) => [unit._id, unit] as const),
    ]),
  );
  const marked = <Part extends Subject | Unit>(part: Part): Part => {
    const old = stored.get(part._id);
    if (old === undefined) return { ...part, ...firstMark(edit) };
    if (textsOf(old) !== textsOf(part)) return { ...part, ...nextMark(old, { ...edit, rev: undefined }) };
    const { edited, editorId } = old;
    return { ...part, ...(edited && { edited }), ...(editorId !== undefined && { editorId }) };
  };
  const subjects = course.subjects.map((subject) => ({
    ...marked(subject),
    units: subject.units.map((unit) => marked(unit)),
  }));
  return { ...course, subjects };
}

/** The texts of the part itself, for comparison. */
function textsOf(part: Subject | Unit): string {
  const { _id: _, edited: _e, editorId: _i, ...texts } = part;
  const fields = Object.entries(texts).filter(([name]) => name !== 'units');
  return JSON.stringify(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
