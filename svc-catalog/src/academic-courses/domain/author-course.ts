import { listKeyOf } from '@pathshala/rules/bengali-order';
import { authoredRating } from '../../ratings/index.ts';
import type { CourseInput, SubjectInput, UnitInput } from './course-input.ts';
import type { AcademicCourse, Subject, Unit } from './course.ts';

interface Authoring {
  /** The stored course; null for a new one. */
  readonly before: AcademicCourse | null;
  readonly newId: () => string;
  /** ISO 8601. */
  readonly now: string;
  /** An imported course keeps all units of the file, including equal ones. */
  readonly allowsEqualUnits?: boolean;
}

/** Spec §5: adding a unit with the title and description of an existing one replaces it. A unit with an id is not added. */
function withoutReplaced(units: readonly UnitInput[]): UnitInput[] {
  return units.filter(
    (unit, index) =>
      !units
        .slice(index + 1)
        .some(
          ({ _id, title, description }) =>
            _id === undefined && title === unit.title && description === unit.description,
        ),
  );
}

/** Ids that the stored course has are kept, every other part gets a new one. */
function identifySubjects(
  subjects: readonly SubjectInput[],
  { before, newId, allowsEqualUnits = false }: Authoring,
): Subject[] {
  const unused = new Set(
    before?.subjects.flatMap(({ _id, units }) => [_id, ...units.map((unit) => unit._id)]),
  );
  const idOf = (submitted: string | undefined) =>
    submitted !== undefined && unused.delete(submitted) ? submitted : newId();
  return subjects.map(({ _id, title, description, imageUrl, units, exams, assignments }) => ({
    _id: idOf(_id),
    title,
    description,
    imageUrl,
    units: (allowsEqualUnits ? units : withoutReplaced(units)).map((unit) => unitOf(unit, idOf(unit._id))),
    ...(exams && { exams }),
    ...(assignments && { assignments }),
  }));
}

function unitOf(input: UnitInput, _id: string): Unit {
  const { title, description, lessons, exams } = input;
  return { _id, title, description, ...(lessons && { lessons }), ...(exams && { exams }) };
}

function ratingOf(
  before: AcademicCourse | null,
  authored: number,
): Pick<AcademicCourse, 'ratings' | 'studentRatings'> {
  if (before === null) return { ratings: authored };
  const { ratings: rating, studentRatings } = before;
  return { ratings: authoredRating({ rating, studentRatings }, authored), studentRatings };
}

export function authorCourse(input: CourseInput, authoring: Authoring): AcademicCourse {
  const { before, newId, now } = authoring;
  const { subjects, ...details } = input;
  return {
    ...details,
    _id: before?._id ?? newId(),
    subjects: identifySubjects(subjects, authoring),
    titleKey: listKeyOf(input.title),
    ...ratingOf(before, input.ratings),
    fee: Math.max(0, Math.round((input.price - input.discountPrice) * 100) / 100),
    createdAt: before?.createdAt ?? now,
    deletedAt: null,
    ...(before?.rank !== undefined && { rank: before.rank }),
  };
}
