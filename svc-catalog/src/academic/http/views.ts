import { editedView } from '@pathshala/contract-kit/edited';
import type {
  AcademicCourseCard,
  AcademicCourseForAdmin,
  AcademicCourseForMember,
  AcademicCourseForVisitor,
} from '@pathshala/svc-catalog-contract/academic';
import type { Standing } from '../../enrolments/use-cases/standings.ts';
import { takesEnrolments, type AcademicCourse, type Subject, type Unit } from '../domain/course.ts';

/** What an answer needs beside the course. */
export interface ReadAt {
  readonly standing: Standing;
  /** Lessons of each unit, by its id. */
  readonly lessonCounts: ReadonlyMap<string, number>;
  /** ISO 8601. */
  readonly now: string;
}

function factsOf(course: AcademicCourse) {
  return {
    _id: course._id,
    title: course.title,
    description: course.description,
    category: course.category,
    classLevel: course.classLevel,
    instructor: course.instructor,
    language: course.language,
    level: course.level,
    status: course.status,
    thumbnailImageUrl: course.thumbnailImageUrl,
    price: course.price,
    discountPrice: course.discountPrice,
    fee: course.fee,
    totalDuration: course.totalDuration,
    ratings: course.ratings,
    createdAt: course.createdAt,
  };
}

export function viewAcademicCard(course: AcademicCourse, standing: Standing): AcademicCourseCard {
  return { ...factsOf(course), subjectCount: course.subjects.length, ...standing };
}

function viewUnit({ _id, title, description }: Unit, { lessonCounts }: ReadAt) {
  return { _id, title, description, lessonCount: lessonCounts.get(_id) ?? 0 };
}

function viewSubject({ _id, title, description, imageUrl, units }: Subject, at: ReadAt) {
  return { _id, title, description, imageUrl, units: units.map((unit) => viewUnit(unit, at)) };
}

/** Every field is named: what is stored goes out only where a reader is meant to have it. */
export function viewForVisitor(course: AcademicCourse, at: ReadAt): AcademicCourseForVisitor {
  return {
    ...factsOf(course),
    isEnrolled: at.standing.isEnrolled,
    courseType: course.courseType,
    enrollmentStartDate: course.enrollmentStartDate,
    enrollmentEndDate: course.enrollmentEndDate,
    courseStartDate: course.courseStartDate,
    courseEndDate: course.courseEndDate,
    takesEnrolments: takesEnrolments(course, at.now),
    targetAudience: course.targetAudience,
    prerequisites: course.prerequisites,
    certifications: course.certifications.map(({ name, issuer, validity }) => ({ name, issuer, validity })),
    tags: course.tags,
    testimonials: course.testimonials.map(({ student, feedback }) => ({ student, feedback })),
    faqs: course.faqs.map(({ question, answer }) => ({ question, answer })),
    interactiveSessions: course.interactiveSessions.map(({ title, description }) => ({ title, description })),
    subjects: course.subjects.map((subject) => viewSubject(subject, at)),
  };
}

/** Links that were stored before only `https:` was taken are left out. */
const secure = (link: string): string => (/^https:\/\//iu.test(link) && URL.canParse(link) ? link : '');

/** For those enrolled. */
export function viewForMember(course: AcademicCourse, at: ReadAt): AcademicCourseForMember {
  return {
    ...viewForVisitor(course, at),
    interactiveSessions: course.interactiveSessions.map(({ title, description, liveLink }) => ({
      title,
      description,
      liveLink: secure(liveLink),
    })),
    courseResources: course.courseResources.map(({ title, link }) => ({ title, link: secure(link) })),
  };
}

function subjectForAdmin(subject: Subject, at: ReadAt): AcademicCourseForAdmin['subjects'][number] {
  const { exams, assignments, units } = subject;
  return {
    ...viewSubject(subject, at),
    ...(exams && { exams }),
    ...(assignments && { assignments }),
    units: units.map((unit) => ({
      ...viewUnit(unit, at),
      ...(unit.lessons && { lessons: unit.lessons }),
      ...(unit.exams && { exams: unit.exams }),
    })),
  };
}

export function viewForAdmin(course: AcademicCourse, at: ReadAt): AcademicCourseForAdmin {
  const { studentFeedback, studentEnrollments, discussionBoard, currentStep, edited } = course;
  return {
    ...viewForMember(course, at),
    ...(studentFeedback !== undefined && { studentFeedback }),
    ...(studentEnrollments !== undefined && { studentEnrollments }),
    ...(discussionBoard !== undefined && { discussionBoard }),
    ...(currentStep !== undefined && { currentStep }),
    ...editedView(edited),
    enrolledCount: at.standing.enrolledCount ?? 0,
    subjects: course.subjects.map((subject) => subjectForAdmin(subject, at)),
  };
}
