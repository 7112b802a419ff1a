import type { Enrolment, Projection } from './projection.ts';

export type CourseCategory = 'admissionPrep' | 'academic';

export interface EnrolledCourse {
  readonly name: string;
  readonly courseThumbnail: string;
  readonly courseId: string;
  readonly courseCode: string;
  /** Percent, 0 to 100. */
  readonly progress: number;
  readonly enrolledAt: string;
  readonly category: CourseCategory;
}

export function enrolledCoursesOf({ enrolments, progress }: Projection): readonly EnrolledCourse[] {
  const byCourse = new Map(progress.map((entry) => [entry.courseId, entry]));
  return enrolments.map((enrolment) => {
    const known = byCourse.get(enrolment.courseId);
    return {
      name: known?.courseName ?? enrolment.courseName,
      courseThumbnail: enrolment.courseThumbnail,
      courseId: enrolment.courseId,
      courseCode: enrolment.courseCode,
      progress: known?.overallProgress ?? 0,
      enrolledAt: enrolment.enrolledAt,
      category: categoryOf(enrolment),
    };
  });
}

/** Courses of an unknown kind count as academic. */
function categoryOf({ courseKind }: Enrolment): CourseCategory {
  return courseKind === 'admission' ? 'admissionPrep' : 'academic';
}
