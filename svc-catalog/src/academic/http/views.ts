import type {
  AcademicCourse as AcademicCourseAnswer,
  AcademicCourseCard,
} from '../../../contract/academic.ts';
import type { Standing } from '../../enrolments/use-cases/standings.ts';
import type { AcademicCourse } from '../domain/course.ts';
import type { ChapterParts } from '../use-cases/ports.ts';
import type { Lesson } from '../domain/lesson.ts';

export function viewAcademicCard(course: AcademicCourse, standing: Standing): AcademicCourseCard {
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
    subjectCount: course.subjects.length,
    createdAt: course.createdAt,
    ...standing,
  };
}

export async function viewAcademicCourse(
  course: AcademicCourse,
  standing: Standing,
  lessons: ChapterParts<Lesson>,
): Promise<AcademicCourseAnswer> {
  const { titleKey: _, deletedAt: __, subjects, ...facts } = course;
  const withCounts = subjects.map(async (subject) => ({
    ...subject,
    units: await Promise.all(
      subject.units.map(async (unit) => ({ ...unit, lessonCount: await lessons.countOfChapter(unit._id) })),
    ),
  }));
  return { ...facts, subjects: await Promise.all(withCounts), ...standing };
}
