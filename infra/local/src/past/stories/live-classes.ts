import { academicCourseForAdmin } from '@pathshala/svc-catalog-contract/academic';
import {
  listAcademicCourses,
  readAcademicCourse,
  replaceAcademicCourse,
} from '@pathshala/svc-catalog-contract/http';
import { dayMs, type School } from '../school.ts';

/** The sample dates its live classes around the day of its load, some weeks ago: a teacher moves them to this week. */
export async function moveLiveClasses({ setter, at }: School, loadedDaysAgo: number): Promise<void> {
  const editedAt = at(7, 11);
  const moved = (startsAt: string) => new Date(Date.parse(startsAt) + loadedDaysAgo * dayMs).toISOString();
  const query = { page: 1, pageSize: 100, sessions: 'with' } as const;
  const { items } = await setter.call(editedAt, listAcademicCourses, { query });
  for (const { _id: id } of items) {
    const read = await setter.call(editedAt, readAcademicCourse, { params: { id } });
    const course = academicCourseForAdmin.parse(read);
    const interactiveSessions = course.interactiveSessions.map((session) => ({
      ...session,
      ...(session.startsAt !== undefined && { startsAt: moved(session.startsAt) }),
    }));
    await setter.call(editedAt, replaceAcademicCourse, {
      params: { id },
      body: { ...course, category: 'Academic', interactiveSessions },
    });
  }
}
