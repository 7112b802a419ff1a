import type { CourseLookup, EnrollableCourse } from '../../enrolments/index.ts';
import { takesEnrolments, type AcademicCourse } from '../domain/course.ts';
import { lessonIdsOf, lessonOutlineOf } from '../domain/lesson-outline.ts';
import type { AcademicCourses, ChapterHeads } from '../ports.ts';

/** An academic course has no past years: its lessons count for progress. */
function enrollableOf(course: AcademicCourse, facts: { lessonIds: string[]; now: string }): EnrollableCourse {
  return {
    courseId: course._id,
    courseKind: 'academic',
    courseName: course.title,
    courseCode: '',
    courseThumbnail: course.thumbnailImageUrl,
    teacher: course.instructor,
    fee: course.fee,
    isOpen: takesEnrolments(course, facts.now),
    examIds: [],
    lessonIds: facts.lessonIds,
  };
}

interface CourseLookupDependencies {
  readonly courses: AcademicCourses;
  readonly chapterHeads: ChapterHeads;
  readonly now: () => number;
}

export function createCourseLookup({ courses, chapterHeads, now }: CourseLookupDependencies): CourseLookup {
  return {
    async find(courseId) {
      const course = await courses.find(courseId);
      if (course === null || course.deletedAt !== null) return null;
      const lessons = await chapterHeads.lessonsOf(courseId);
      const lessonIds = lessonIdsOf(
        lessonOutlineOf(course, { lessons, contentChapterIds: [], lockOf: () => null }),
      );
      return enrollableOf(course, { lessonIds, now: new Date(now()).toISOString() });
    },
  };
}
