import { editedView } from '@pathshala/contract-kit/edited';
import type {
  AcademicCourseCard,
  AcademicCourseForAdmin,
  AcademicCourseForMember,
  AcademicCourseForVisitor,
} from '@pathshala/svc-catalog-contract/academic';
import { ratingCountOf, shownRating } from '../../ratings/index.ts';
import { takesEnrolments, type AcademicCourse, type Subject, type Unit } from '../domain/course.ts';
import type { CourseCard } from '../use-cases/list-courses.ts';
import type { CourseForReader } from '../use-cases/read-course.ts';

type LessonCounts = CourseForReader['lessonCounts'];
type Session = AcademicCourse['interactiveSessions'][number];

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
    ratings: shownRating({ rating: course.ratings, studentRatings: course.studentRatings }),
    ratingCount: ratingCountOf(course),
    createdAt: course.createdAt,
  };
}

export function viewCard({ course, status, nextSessionAt }: CourseCard): AcademicCourseCard {
  const next = nextSessionAt !== undefined && { nextSessionAt };
  return { ...factsOf(course), subjectCount: course.subjects.length, ...status, ...next };
}

/** The session without its link. */
function viewSession({ title, description, startsAt, durationMinutes }: Session) {
  return {
    title,
    description,
    ...(startsAt !== undefined && { startsAt }),
    ...(durationMinutes !== undefined && { durationMinutes }),
  };
}

function viewUnit({ _id, title, description }: Unit, lessonCounts: LessonCounts) {
  return { _id, title, description, lessonCount: lessonCounts.get(_id) ?? 0 };
}

function viewSubject({ _id, title, description, imageUrl, units }: Subject, lessonCounts: LessonCounts) {
  return { _id, title, description, imageUrl, units: units.map((unit) => viewUnit(unit, lessonCounts)) };
}

/** Names every field, so that a stored field is shown only on purpose. */
export function viewForVisitor({
  course,
  status,
  lessonCounts,
  now,
}: CourseForReader): AcademicCourseForVisitor {
  return {
    ...factsOf(course),
    ...status,
    courseType: course.courseType,
    enrollmentStartDate: course.enrollmentStartDate,
    enrollmentEndDate: course.enrollmentEndDate,
    courseStartDate: course.courseStartDate,
    courseEndDate: course.courseEndDate,
    takesEnrolments: takesEnrolments(course, now),
    targetAudience: [...course.targetAudience],
    prerequisites: [...course.prerequisites],
    certifications: course.certifications.map(({ name, issuer, validity }) => ({ name, issuer, validity })),
    tags: [...course.tags],
    testimonials: course.testimonials.map(({ student, feedback }) => ({ student, feedback })),
    faqs: course.faqs.map(({ question, answer }) => ({ question, answer })),
    interactiveSessions: course.interactiveSessions.map(viewSession),
    subjects: course.subjects.map((subject) => viewSubject(subject, lessonCounts)),
  };
}

/** Leaves out links stored before only `https:` was accepted. */
const secure = (link: string): string => (/^https:\/\//iu.test(link) && URL.canParse(link) ? link : '');

/** The answer for enrolled students, with links to live classes and resources. */
export function viewForMember(found: CourseForReader): AcademicCourseForMember {
  const { course } = found;
  return {
    ...viewForVisitor(found),
    interactiveSessions: course.interactiveSessions.map((session) => ({
      ...viewSession(session),
      liveLink: secure(session.liveLink),
    })),
    courseResources: course.courseResources.map(({ title, link }) => ({ title, link: secure(link) })),
  };
}

function subjectForAdmin(
  subject: Subject,
  lessonCounts: LessonCounts,
): AcademicCourseForAdmin['subjects'][number] {
  const { exams, assignments, units } = subject;
  return {
    ...viewSubject(subject, lessonCounts),
    ...(exams && { exams }),
    ...(assignments && { assignments }),
    units: units.map((unit) => ({
      ...viewUnit(unit, lessonCounts),
      ...(unit.lessons && { lessons: unit.lessons }),
      ...(unit.exams && { exams: unit.exams }),
    })),
  };
}

export function viewForAdmin(found: CourseForReader): AcademicCourseForAdmin {
  const { course, status, lessonCounts } = found;
  const { studentFeedback, studentEnrollments, discussionBoard, currentStep, edited } = course;
  return {
    ...viewForMember(found),
    ...(studentFeedback !== undefined && { studentFeedback }),
    ...(studentEnrollments !== undefined && { studentEnrollments }),
    ...(discussionBoard !== undefined && { discussionBoard }),
    ...(currentStep !== undefined && { currentStep }),
    ...editedView(edited),
    enrolledCount: status.enrolledCount ?? 0,
    subjects: course.subjects.map((subject) => subjectForAdmin(subject, lessonCounts)),
  };
}
