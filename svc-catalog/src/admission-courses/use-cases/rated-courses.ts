import {
  type RatedCourses,
  ratingCountOf,
  revisionOf,
  shownRating,
  withCounted,
} from '../../ratings/index.ts';
import type { AdmissionCourse } from '../domain/course.ts';
import type { AdmissionCourses } from '../ports.ts';

const ratedOf = ({ averageRating: rating, studentRatings }: AdmissionCourse) => ({ rating, studentRatings });

export function createRatedCourses(courses: AdmissionCourses): RatedCourses {
  return {
    async find(courseId) {
      const course = await courses.find(courseId);
      if (course === null || course.deletedAt !== null) return null;
      const rated = ratedOf(course);
      return {
        courseId,
        courseKind: 'admission',
        averageRating: shownRating(rated),
        ratingCount: ratingCountOf(rated),
        revision: revisionOf(rated),
      };
    },
    async store(courseId, counted, revision) {
      let isStored = false;
      await courses.update(courseId, (course) => {
        isStored = revisionOf(ratedOf(course)) === revision;
        if (!isStored) return null;
        const { rating, studentRatings } = withCounted(ratedOf(course), counted);
        return { state: { ...course, averageRating: rating, studentRatings } };
      });
      return isStored;
    },
  };
}
