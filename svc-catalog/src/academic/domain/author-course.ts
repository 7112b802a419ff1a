import type { AcademicCourseInput } from '../../../contract/academic.ts';
import type { AcademicCourse, Subject } from './course.ts';

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
  return subjects.map(({ _id, title, description, imageUrl, units }) => ({
    _id: idOf(_id),
    title,
    description,
    imageUrl,
    units: withoutReplaced(units).map((unit) => ({
      _id: idOf(unit._id),
      title: unit.title,
      description: unit.description,
    })),
  }));
}

export function authorAcademicCourse(input: AcademicCourseInput, making: Making): AcademicCourse {
  const { _id: _, enrolledCount: __, ...facts } = input;
  const { before, newId, now } = making;
  return {
    ...facts,
    _id: before?._id ?? newId(),
    subjects: identifySubjects(input.subjects, making),
    titleKey: input.title.toLowerCase(),
    fee: Math.max(0, Math.round((input.price - input.discountPrice) * 100) / 100),
    createdAt: before?.createdAt ?? now,
    deletedAt: null,
  };
}
