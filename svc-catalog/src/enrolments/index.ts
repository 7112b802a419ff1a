export type { CourseFacts, EnrollableCourse, LessonCompletions } from './domain/enrolment.ts';
export type {
  Caller,
  CompletedLessons,
  CourseAccess,
  CourseLookup,
  CourseMembers,
  CoursePages,
  Enrolments,
  EnrolmentStatus,
  EnrolmentStatuses,
  LessonStudents,
  ManyEnrolments,
  PaidEnrolments,
  Students,
} from './ports.ts';
