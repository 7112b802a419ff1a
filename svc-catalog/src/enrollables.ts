import type { AcademicCourses } from './academic/use-cases/ports.ts';
import { takesEnrolments, type AcademicCourse } from './academic/domain/course.ts';
import { openYearsOf, type AdmissionCourse } from './admission/domain/course.ts';
import type { AdmissionCourses } from './admission/use-cases/ports.ts';
import type { EnrollableCourse } from './enrolments/domain/enrolment.ts';
import type { Enrollables } from './enrolments/use-cases/ports.ts';

function fromAdmission(course: AdmissionCourse): EnrollableCourse {
  return {
    courseId: course._id,
    courseKind: 'admission',
    courseName: course.name,
    courseCode: course.courseCode,
    courseThumbnail: course.courseThumbnail,
    fee: course.fee,
    isOpen: true,
    examIds: openYearsOf(course).map(({ _id }) => _id),
  };
}

/** An academic course has no past years; what moves its progress are its lessons. */
function fromAcademic(course: AcademicCourse, now: string): EnrollableCourse {
  return {
    courseId: course._id,
    courseKind: 'academic',
    courseName: course.title,
    courseCode: '',
    courseThumbnail: course.thumbnailImageUrl,
    fee: course.fee,
    isOpen: takesEnrolments(course, now),
    examIds: [],
  };
}

/** Both kinds of courses, as enrolments see them. */
export function createEnrollables(deps: {
  courses: AdmissionCourses;
  academicCourses: AcademicCourses;
  now: () => number;
}): Enrollables {
  return {
    async find(courseId) {
      const admission = await deps.courses.find(courseId);
      if (admission) return admission.deletedAt === null ? fromAdmission(admission) : null;
      const academic = await deps.academicCourses.find(courseId);
      if (!academic || academic.deletedAt !== null) return null;
      return fromAcademic(academic, new Date(deps.now()).toISOString());
    },
  };
}
