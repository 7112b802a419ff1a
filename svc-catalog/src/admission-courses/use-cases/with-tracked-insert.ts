import type { TrackOutline } from '../../outlines/index.ts';
import type { AdmissionCourses } from '../ports.ts';

/** Wraps the store: the insert of a new course publishes its outline. */
export function withTrackedInsert<Courses extends Pick<AdmissionCourses, 'insert'>>(
  courses: Courses,
  track: TrackOutline,
): Courses {
  return {
    ...courses,
    insert: (course, events) => track({ courseId: course._id }, () => courses.insert(course, events)),
  };
}
