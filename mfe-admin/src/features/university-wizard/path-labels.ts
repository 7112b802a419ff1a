import type { Path } from '@pathshala/admin-kit/values/path';
import type { TextInBoth, Translate } from '@pathshala/web-kit/texts';
import { sharedTexts } from '../../texts.ts';
import type { CourseDraft } from './draft/course-draft.ts';
import { partsAt } from './draft/location-of.ts';
import { texts } from './texts.ts';

const names: Readonly<Record<string, TextInBoth>> = {
  name: sharedTexts.courseName,
  courseCode: texts.courseCode,
  courseThumbnail: sharedTexts.coursePicture,
  description: sharedTexts.courseDescription,
  enrollmentFee: texts.courseFee,
  discountFee: sharedTexts.courseDiscount,
  enrollmentDuration: texts.courseDuration,
  instructor: texts.courseInstructor,
  averageRating: texts.courseRating,
  courseFeatures: texts.courseFeatures,
  subjectAreas: texts.list.subjectAreas,
  studentRequirements: texts.list.studentRequirements,
  enrollmentProcessSteps: texts.list.enrollmentProcessSteps,
  testimonials: sharedTexts.courseTestimonials,
  faqs: sharedTexts.courseFaqs,
  units: sharedTexts.step.units,
  newUnit: texts.unitsNewName,
};

/** The labels of the parts that contain a path, the outermost first. */
export function pathLabels(values: CourseDraft, path: Path, translate: Translate): readonly string[] {
  const { unit, year, subject, question, questionNumber } = partsAt(values, path);
  if (!unit) {
    const name = names[path.split('.')[0] ?? ''];
    return name ? [translate(name)] : [];
  }
  return [
    unit.unitName || translate(sharedTexts.step.units),
    ...(year ? [String(year.year) || translate(texts.yearsUnnamed)] : []),
    ...(subject ? [subject.subjectName || translate(texts.subjectUnnamed)] : []),
    ...(question ? [translate(texts.questionNumber, { n: questionNumber })] : []),
  ];
}
