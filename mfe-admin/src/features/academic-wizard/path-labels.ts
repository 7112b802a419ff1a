import type { Path } from '@pathshala/admin-kit/values/path';
import type { Translate } from '@pathshala/web-kit/texts';
import type { TextKey } from '../../texts.ts';
import type { CourseDraft } from './draft/course-draft.ts';
import { partsAt } from './draft/location-of.ts';

const names = {
  title: 'academic.title',
  description: 'course.description',
  category: 'academic.category',
  courseType: 'academic.courseType',
  instructor: 'academic.instructor',
  classLevel: 'academic.classLevel',
  enrollmentStartDate: 'academic.enrollmentStartDate',
  enrollmentEndDate: 'academic.enrollmentEndDate',
  courseStartDate: 'academic.courseStartDate',
  courseEndDate: 'academic.courseEndDate',
  totalDuration: 'academic.totalDuration',
  targetAudience: 'academic.targetAudience',
  prerequisites: 'academic.prerequisites',
  certifications: 'academic.certifications',
  language: 'academic.language',
  level: 'academic.level',
  price: 'academic.price',
  discountPrice: 'course.discount',
  status: 'academic.status',
  thumbnailImageUrl: 'course.picture',
  tags: 'academic.tags',
  courseResources: 'academic.resources',
  interactiveSessions: 'academic.sessions',
  testimonials: 'course.testimonials',
  faqs: 'course.faqs',
  subjects: 'academic.subjects',
} satisfies Readonly<Record<string, TextKey>>;

const partNames: Readonly<Record<string, TextKey>> = {
  title: 'academic.title',
  description: 'course.description',
  imageUrl: 'academic.subjectPicture',
};

/** The labels of the parts that contain a path, the outermost first. */
export function pathLabels(
  values: CourseDraft,
  path: Path,
  translate: Translate<TextKey>,
): readonly string[] {
  const { subject, unit } = partsAt(values, path);
  if (!subject) {
    const name = (names as Readonly<Record<string, TextKey>>)[path.split('.')[0] ?? ''];
    return name ? [translate(name)] : [];
  }
  const last = partNames[path.slice(path.lastIndexOf('.') + 1)];
  return [
    subject.title || translate('academic.subjectUnnamed'),
    ...(unit ? [unit.title || translate('academic.unitUnnamed')] : []),
    ...(last ? [translate(last)] : []),
  ];
}
