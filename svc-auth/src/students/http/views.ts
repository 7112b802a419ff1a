import type { Dashboard as DashboardView, Student } from '@pathshala/svc-auth-contract/student';
import type { Dashboard } from '../domain/dashboard.ts';
import { enrolledCoursesOf, type CourseCategory, type EnrolledCourse } from '../domain/enrolled-courses.ts';
import { noGuardian, type Guardian } from '../domain/guardian.ts';
import type { StudentRecord } from '../domain/student.ts';

/** The record in the shape of spec §3, as its student sees it. */
export function ownStudentView(record: StudentRecord): Student {
  const { guardian, ...personalInfo } = record.personalInfo;
  const own = guardian === undefined ? personalInfo : { ...personalInfo, guardian: guardianView(guardian) };
  return { ...studentView(record), personalInfo: own };
}

/** The record as others see it: the guardian only with a consent. A part that is left out stays when the record is sent back. */
export function studentView(record: StudentRecord): Student {
  const { guardian = noGuardian, ...personalInfo } = record.personalInfo;
  const courses = enrolledCoursesOf(record);
  return {
    _id: record._id,
    personalInfo: {
      ...personalInfo,
      ...(guardian.consentAt !== '' && { guardian: guardianView(guardian) }),
    },
    educationalBackground: record.educationalBackground,
    courseEnrollment: {
      admissionPrep: groupView(courses, 'admissionPrep'),
      academic: groupView(courses, 'academic'),
    },
  };
}

function guardianView({ name, mobile, consentAt }: Guardian) {
  return { name, mobile, consent: consentAt === '' ? ('' as const) : ('yes' as const), consentAt };
}

export function dashboardView(dashboard: Dashboard): DashboardView {
  const { courses, recentResults, scoreTrend, lastDays, today, ...rest } = dashboard;
  return {
    ...rest,
    courses: [...courses],
    recentResults: [...recentResults],
    scoreTrend: [...scoreTrend],
    lastDays: [...lastDays],
    today: { ...today, subjects: [...today.subjects], courses: [...today.courses] },
  };
}

function groupView(courses: readonly EnrolledCourse[], category: CourseCategory) {
  const group = courses.filter((course) => course.category === category);
  const sum = group.reduce((total, { progress }) => total + progress, 0);
  return {
    totalEnrolled: group.length,
    overallProgress: group.length === 0 ? 0 : Math.round(sum / group.length),
    enrolledCourses: group.map(({ category: _category, ...course }) => course),
  };
}
