import { meanOf } from '../../ratings/index.ts';
import type { AdmissionCourseCount } from '../../admission-courses/index.ts';
import type { Lesson } from '../domain/lesson.ts';
import type { AcademicCourses, ChapterParts } from '../ports.ts';

interface ReadStatisticsDependencies {
  readonly courses: Pick<AcademicCourses, 'ratings'>;
  readonly lessons: Pick<ChapterParts<Lesson>, 'count'>;
  readonly admissionCourses: Pick<AdmissionCourseCount, 'totals'>;
}

interface Statistics {
  readonly lessons: number;
  readonly sheets: number;
  readonly rating: number | null;
}

/** The real counts behind the statistics of the home page. */
export function readStatistics({ courses, lessons, admissionCourses }: ReadStatisticsDependencies) {
  return async (): Promise<Statistics> => {
    const [ofAcademic, ofAdmission, lessonCount] = await Promise.all([
      courses.ratings(),
      admissionCourses.totals(),
      lessons.count(),
    ]);
    const rating = meanOf([ofAcademic, ofAdmission.ratings]);
    return { lessons: lessonCount, sheets: ofAdmission.years, rating };
  };
}
