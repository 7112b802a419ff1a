import { copiedName } from '../../copies/index.ts';
import type { CourseInput } from './course-input.ts';
import type { AdmissionCourse } from './course.ts';
import type { Paper } from './paper.ts';

/** The course as its author would write it again: another name, a code of its own, and new ids throughout. */
export function inputOfCopy(course: AdmissionCourse, papers: readonly Paper[]): CourseInput {
  const { name, courseThumbnail, description, courseFeatures, subjectAreas, studentRequirements } = course;
  const { enrollmentProcessSteps, enrollmentFee, discountFee, enrollmentDuration } = course;
  const byId = new Map(papers.map((paper) => [paper._id, paper]));
  return {
    name: copiedName(name),
    courseCode: '',
    courseThumbnail,
    description,
    courseFeatures,
    subjectAreas,
    studentRequirements,
    enrollmentProcessSteps,
    enrollmentFee,
    discountFee,
    enrollmentDuration,
    ...(course.instructor !== undefined && { instructor: course.instructor }),
    testimonials: course.testimonials,
    averageRating: 0,
    faqs: course.faqs,
    units: course.units.map(({ unitName, years }) => ({
      unitName,
      years: years.flatMap(({ _id }) => byId.get(_id)?.content ?? []),
    })),
  };
}

type Parts = Pick<AdmissionCourse, '_id' | 'units'>;

/** The new id of the course, and of each unit and year by its place, by the old one. */
export function idsOfCopy(source: Parts, copy: Parts): ReadonlyMap<string, string> {
  const idsOf = ({ _id, units }: Parts) => [
    _id,
    ...units.flatMap((unit) => [unit._id, ...unit.years.map((year) => year._id)]),
  ];
  const made = idsOf(copy);
  return new Map(idsOf(source).map((id, at) => [id, made[at] ?? copy._id]));
}
