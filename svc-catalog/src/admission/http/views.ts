import { editedView } from '@pathshala/contract-kit/edited';
import type {
  AdmissionCourseCard,
  AdmissionCourseDetails,
  AdmissionCourseForAdmin,
  UnitList,
} from '@pathshala/svc-catalog-contract/admission';
import { openYearsOf, type AdmissionCourse } from '../domain/course.ts';
import type { Paper } from '../domain/paper.ts';
import type { SavedCourse } from '../use-cases/load-course.ts';

/** What a reader has to do with the course. `enrolledCount` is for administrators. */
export interface Standing {
  readonly isEnrolled: boolean;
  readonly enrolledCount?: number;
}

type AdminUnit = AdmissionCourseForAdmin['units'][number];

export function viewCard(course: AdmissionCourse, standing: Standing): AdmissionCourseCard {
  const years = openYearsOf(course);
  return {
    _id: course._id,
    name: course.name,
    courseCode: course.courseCode,
    courseThumbnail: course.courseThumbnail,
    description: course.description,
    enrollmentFee: course.enrollmentFee,
    discountFee: course.discountFee,
    fee: course.fee,
    enrollmentDuration: course.enrollmentDuration,
    averageRating: course.averageRating,
    unitCount: course.units.length,
    yearCount: years.length,
    questionCount: years.reduce((sum, { questionCount }) => sum + questionCount, 0),
    createdAt: course.createdAt,
    ...standing,
  };
}

/** Units with the years that can be sat. */
function openUnits(course: AdmissionCourse): UnitList['units'] {
  return course.units.map(({ _id, unitName, years }) => ({
    _id,
    unitName,
    years: years.filter(({ questionCount }) => questionCount > 0),
  }));
}

/** The lists of the detail page, entry by entry: nothing goes out because it was stored. */
function textsOf(course: AdmissionCourse) {
  return {
    courseFeatures: course.courseFeatures.map(({ feature, description }) => ({ feature, description })),
    subjectAreas: course.subjectAreas,
    studentRequirements: course.studentRequirements,
    enrollmentProcessSteps: course.enrollmentProcessSteps,
    testimonials: course.testimonials.map(({ studentName, enrolledYear, review }) => ({
      studentName,
      enrolledYear,
      review,
    })),
    faqs: course.faqs.map(({ question, answer }) => ({ question, answer })),
  };
}

export function viewDetails(course: AdmissionCourse, standing: Standing): AdmissionCourseDetails {
  return {
    ...viewCard(course, standing),
    ...textsOf(course),
    units: openUnits(course),
  };
}

export function viewUnits(course: AdmissionCourse, isEnrolled: boolean): UnitList {
  const { _id, name, courseCode, courseThumbnail } = course;
  return { _id, name, courseCode, courseThumbnail, isEnrolled, units: openUnits(course) };
}

function yearForAdmin({ _id, content }: Paper): AdminUnit['years'][number] {
  const { year, timeLimit, totalMarks, requiredSubjects, negativeMarkingPercentage, subjects } = content;
  return {
    _id,
    year,
    timeLimit,
    totalMarks,
    requiredSubjects,
    negativeMarkingPercentage,
    subjects: subjects.map((subject) => ({
      ...subject,
      mcqs: subject.mcqs.map((question) => ({
        ...question,
        options: question.options.map((option) => ({ ...option })),
      })),
    })),
  };
}

/** With every key and explanation: only ever for an administrator. */
export function unitsForAdmin({ course, papers }: SavedCourse): AdminUnit[] {
  const byId = new Map(papers.map((paper) => [paper._id, paper]));
  return course.units.map(({ _id, unitName, years }) => ({
    _id,
    unitName,
    years: years.flatMap((year) => {
      const paper = byId.get(year._id);
      return paper ? [yearForAdmin(paper)] : [];
    }),
  }));
}

export function viewForAdmin(saved: SavedCourse, enrolledCount: number): AdmissionCourseForAdmin {
  const { course } = saved;
  return {
    _id: course._id,
    name: course.name,
    courseCode: course.courseCode,
    courseThumbnail: course.courseThumbnail,
    description: course.description,
    enrollmentFee: course.enrollmentFee,
    discountFee: course.discountFee,
    enrollmentDuration: course.enrollmentDuration,
    averageRating: course.averageRating,
    ...textsOf(course),
    ...editedView(course.edited),
    enrolledCount,
    units: unitsForAdmin(saved),
  };
}
