import type { Path } from '@pathshala/admin-kit/values/path';
import type { Translate } from '@pathshala/web-kit/texts';
import type { TextKey } from '../../texts.ts';
import type { CourseDraft } from './draft/course-draft.ts';
import { partsAt } from './draft/location-of.ts';

const names: Readonly<Record<string, TextKey>> = {
  name: 'course.name',
  courseCode: 'course.code',
  courseThumbnail: 'course.picture',
  description: 'course.description',
  enrollmentFee: 'course.fee',
  discountFee: 'course.discount',
  enrollmentDuration: 'course.duration',
  instructor: 'course.instructor',
  averageRating: 'course.rating',
  courseFeatures: 'course.features',
  subjectAreas: 'course.subjectAreas',
  studentRequirements: 'course.studentRequirements',
  enrollmentProcessSteps: 'course.enrollmentProcessSteps',
  testimonials: 'course.testimonials',
  faqs: 'course.faqs',
  units: 'step.units',
  newUnit: 'units.newName',
};

/** The labels of the parts that contain a path, the outermost first. */
export function pathLabels(
  values: CourseDraft,
  path: Path,
  translate: Translate<TextKey>,
): readonly string[] {
  const { unit, year, subject, question, questionNumber } = partsAt(values, path);
  if (!unit) {
    const name = names[path.split('.')[0] ?? ''];
    return name ? [translate(name)] : [];
  }
  return [
    unit.unitName || translate('step.units'),
    ...(year ? [String(year.year) || translate('years.unnamed')] : []),
    ...(subject ? [subject.subjectName || translate('subject.unnamed')] : []),
    ...(question ? [translate('question.number', { n: questionNumber })] : []),
  ];
}
