import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Change } from '@pathshala/service-kit/events/aggregate';
import {
  holds,
  markLesson,
  publishProgress,
  type EnrollableCourse,
  type Enrolment,
} from '../domain/enrolment.ts';
import type { CompletedLessons, CourseLookup, Enrolments, StudentInCourse } from '../ports.ts';
import { progressChangedEvent } from './enrolment-events.ts';
import { enrolmentId } from './store-enrolment.ts';

interface CompletedLessonsDependencies {
  readonly enrolments: Enrolments;
  readonly courses: CourseLookup;
}

const notEnrolled = () => new DomainError('forbidden', 'catalog.not-enrolled');

function withPublication(before: Enrolment, marked: Enrolment, course: EnrollableCourse) {
  const state = publishProgress(marked, course);
  if (state !== null) return { state, events: [progressChangedEvent(state, course)] };
  return marked === before ? null : { state: marked };
}

/** CAT-10, STU-05. */
export function createCompletedLessons({
  enrolments,
  courses,
}: CompletedLessonsDependencies): CompletedLessons {
  async function update({ studentId, courseId }: StudentInCourse, mark: (enrolment: Enrolment) => Enrolment) {
    const course = await courses.find(courseId);
    if (course === null) throw new DomainError('not-found', 'catalog.course-not-found');
    const change = (before: Enrolment): Change<Enrolment> | null => {
      if (before.isAbandoned || !holds(before)) throw notEnrolled();
      return withPublication(before, mark(before), course);
    };
    try {
      const { lessonsCompleted = {} } = await enrolments.update(enrolmentId(studentId, courseId), change);
      return lessonsCompleted;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'not-found') throw notEnrolled();
      throw error;
    }
  }
  return {
    of: (place) => update(place, (enrolment) => enrolment),
    mark: (place, lesson) => update(place, (enrolment) => markLesson(enrolment, lesson) ?? enrolment),
  };
}
