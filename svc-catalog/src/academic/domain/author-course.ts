import { searchKeyOf } from '@pathshala/rules/bengali';
import type { AcademicCourseInput } from '@pathshala/svc-catalog-contract/academic';
import type { AcademicCourse, Details, Subject, Unit } from './course.ts';

type SubjectInput = AcademicCourseInput['subjects'][number];

interface Making {
  readonly before: AcademicCourse | null;
  readonly newId: () => string;
  /** ISO 8601. */
  readonly now: string;
}

/** Spec §5: adding a unit with the title and description of one that is there replaces it. */
function withoutReplaced(units: SubjectInput['units']): SubjectInput['units'] {
  return units.filter(
    (unit, index) =>
      !units
        .slice(index + 1)
        .some(({ title, description }) => title === unit.title && description === unit.description),
  );
}

/** Ids that the course has are kept, all others are given here. */
function identifySubjects(subjects: readonly SubjectInput[], { before, newId }: Making): Subject[] {
  const free = new Set(before?.subjects.flatMap(({ _id, units }) => [_id, ...units.map((unit) => unit._id)]));
  const idOf = (sent: string | undefined) => (sent !== undefined && free.delete(sent) ? sent : newId());
  return subjects.map(({ _id, title, description, imageUrl, units, exams, assignments }) => ({
    _id: idOf(_id),
    title,
    description,
    imageUrl,
    units: withoutReplaced(units).map((unit) => unitOf(unit, idOf(unit._id))),
    ...(exams && { exams }),
    ...(assignments && { assignments }),
  }));
}

function unitOf(input: SubjectInput['units'][number], _id: string): Unit {
  const { title, description, lessons, exams } = input;
  return { _id, title, description, ...(lessons && { lessons }), ...(exams && { exams }) };
}

/** What the author means, without what an answer carried along. */
function detailsOf(input: AcademicCourseInput): Details {
  const { _id: _i, subjects: _s, fee: _f, createdAt: _c, isEnrolled: _e, enrolledCount: _n, ...rest } = input;
  const { takesEnrolments: _t, rev: _r, changedAt: _a, changedBy: _b, ...details } = rest;
  return details;
}

export function authorAcademicCourse(input: AcademicCourseInput, making: Making): AcademicCourse {
  const { before, newId, now } = making;
  return {
    ...detailsOf(input),
    _id: before?._id ?? newId(),
    subjects: identifySubjects(input.subjects, making),
    titleKey: searchKeyOf(input.title),
    fee: Math.max(0, Math.round((input.price - input.discountPrice) * 100) / 100),
    createdAt: before?.createdAt ?? now,
    deletedAt: null,
  };
}
