import type { Path } from '@pathshala/admin-kit/values/path';
import type { TextInBoth, Translate } from '@pathshala/web-kit/texts';
import { sharedTexts } from '../../texts.ts';
import type { CourseDraft } from './draft/course-draft.ts';
import { partsAt } from './draft/location-of.ts';
import { texts } from './texts.ts';

const names = {
  title: sharedTexts.academicTitle,
  description: sharedTexts.courseDescription,
  category: texts.category,
  courseType: texts.courseType,
  instructor: texts.instructor,
  classLevel: sharedTexts.academicClassLevel,
  enrollmentStartDate: texts.label.enrollmentStartDate,
  enrollmentEndDate: texts.label.enrollmentEndDate,
  courseStartDate: texts.label.courseStartDate,
  courseEndDate: texts.label.courseEndDate,
  totalDuration: texts.totalDuration,
  targetAudience: texts.label.targetAudience,
  prerequisites: texts.label.prerequisites,
  certifications: texts.certifications,
  language: texts.language,
  level: sharedTexts.academicLevel,
  price: sharedTexts.academicPrice,
  discountPrice: sharedTexts.courseDiscount,
  status: sharedTexts.academicStatus,
  thumbnailImageUrl: sharedTexts.coursePicture,
  tags: texts.label.tags,
  courseResources: texts.resources,
  interactiveSessions: texts.sessions,
  testimonials: sharedTexts.courseTestimonials,
  faqs: sharedTexts.courseFaqs,
  subjects: texts.subjects,
} satisfies Readonly<Record<string, TextInBoth>>;

const partNames: Readonly<Record<string, TextInBoth>> = {
  title: sharedTexts.academicTitle,
  description: sharedTexts.courseDescription,
  imageUrl: texts.subjectPicture,
};

/** The labels of the parts that contain a path, the outermost first. */
export function pathLabels(values: CourseDraft, path: Path, translate: Translate): readonly string[] {
  const { subject, unit } = partsAt(values, path);
  if (!subject) {
    const name = (names as Readonly<Record<string, TextInBoth>>)[path.split('.')[0] ?? ''];
    return name ? [translate(name)] : [];
  }
  const last = partNames[path.slice(path.lastIndexOf('.') + 1)];
  return [
    subject.title || translate(texts.subjectUnnamed),
    ...(unit ? [unit.title || translate(texts.unitUnnamed)] : []),
    ...(last ? [translate(last)] : []),
  ];
}
