import { DomainError } from '@pathshala/contract-kit/domain-error';
import { dhakaDayOf, dhakaDayRange } from '@pathshala/rules/dhaka-time';
import { liveClassMinutes } from '@pathshala/rules/live-classes';
import { notDeleted } from '@pathshala/rules/undo-window';
import { scheduled, type ScheduledClass } from '../domain/class.ts';
import type {
  ClassAudience,
  Classes,
  CourseSession,
  CourseSessions,
  DayRange,
  DueAssignments,
} from '../ports.ts';

interface StudentRoutineDependencies {
  readonly classes: Pick<Classes, 'ofPlaces'>;
  readonly audience: Pick<ClassAudience, 'placesOf'>;
  readonly sessions: CourseSessions;
  readonly assignments: DueAssignments;
}

interface RoutineAssignment {
  readonly _id: string;
  readonly title: string;
  readonly courseName: string;
  readonly dueDate: string;
}

interface StudentRoutine {
  readonly classes: readonly { readonly kind: 'class' | 'session'; readonly one: ScheduledClass }[];
  readonly assignments: readonly RoutineAssignment[];
}

/** An interactive session that a course names, read as a class. */
function classOfSession(session: CourseSession, position: number): ScheduledClass {
  const { courseId, courseName, title, liveLink, startsAt } = session;
  const details = {
    title: title === '' ? courseName : title,
    courseId,
    courseName,
    batchId: '',
    batchName: '',
    teacher: '',
    durationMinutes: session.durationMinutes ?? liveClassMinutes.assumed,
    room: '',
    joinLink: liveLink,
  };
  return {
    ...scheduled(details, startsAt),
    ...notDeleted,
    _id: `${courseId}-${position}`,
    seriesId: null,
    seriesDay: null,
    recordingLink: '',
    note: '',
    createdAt: startsAt,
    deletionId: null,
  };
}

/** Classes, sessions and due assignments of a student on these days. */
export function studentRoutine(deps: StudentRoutineDependencies) {
  return async (studentId: string, days: DayRange): Promise<StudentRoutine> => {
    const places = await deps.audience.placesOf(studentId);
    const time = { from: dhakaDayRange(days.from).from, to: dhakaDayRange(days.to).to };
    const [classes, sessions, assignments] = await Promise.all([
      deps.classes.ofPlaces(places, days),
      deps.sessions.datedIn(places.courseIds),
      deps.assignments.dueIn(places.courseIds, studentId, time),
    ]);
    const ofSessions = sessions.map(classOfSession).filter(({ day }) => days.from <= day && day <= days.to);
    const all = [
      ...classes.map((one) => ({ kind: 'class' as const, one })),
      ...ofSessions.map((one) => ({ kind: 'session' as const, one })),
    ];
    return {
      classes: all.toSorted((a, b) => a.one.startsAt.localeCompare(b.one.startsAt)),
      assignments: assignments.map(({ _id, title, courseId, dueDate }) => ({
        _id,
        title,
        courseName: places.courseNames.get(courseId) ?? '',
        dueDate,
      })),
    };
  };
}

export type ReadStudentRoutine = ReturnType<typeof studentRoutine>;

const maxDays = 42;

interface ReadRoutineDependencies extends Pick<StudentRoutineDependencies, 'assignments'> {
  readonly routineOf: ReadStudentRoutine;
  readonly now: () => number;
}

/** Throws `invalid` for more than six weeks. */
export function readRoutine({ routineOf, assignments, now }: ReadRoutineDependencies) {
  return async (studentId: string, { from, to }: DayRange) => {
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
    if (days < 1 || days > maxDays) throw new DomainError('invalid', 'catalog.routine-range');
    const [routine, done] = await Promise.all([
      routineOf(studentId, { from, to }),
      assignments.handedInBy(studentId),
    ]);
    return { ...routine, done, now: now() };
  };
}

export const dayAfter = (now: number, days: number): string => dhakaDayOf(now + days * 86_400_000);
