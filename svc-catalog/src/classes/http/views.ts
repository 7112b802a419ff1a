import { editedView } from '@pathshala/contract-kit/edited';
import type {
  ClassForAdmin,
  ClassForStudent,
  ClassInput,
  ClassItem,
  ClassSeriesInput,
  Routine,
  RoutineClass,
} from '@pathshala/svc-catalog-contract/classes';
import type { ClassDraft } from '../domain/author-class.ts';
import { isOpen, joinOpensAt, type ScheduledClass } from '../domain/class.ts';
import type { ClassSeries, SeriesRule } from '../domain/series.ts';
import type { SingleDraft } from '../use-cases/create-class.ts';
import type { ReadClass } from '../use-cases/read-classes.ts';
import type { readRoutine } from '../use-cases/read-routine.ts';

export function seriesDraftOf(input: ClassSeriesInput): ClassDraft {
  const { title, courseId, batchId, teacher, durationMinutes = null, room, joinLink } = input;
  return { title, courseId, batchId, teacher, durationMinutes, room, joinLink };
}

export function draftOf(input: ClassInput): SingleDraft {
  const { title, courseId, batchId, teacher, durationMinutes = null, room, joinLink } = input;
  const { startsAt, recordingLink, note } = input;
  const details = { title, courseId, batchId, teacher, durationMinutes, room, joinLink };
  return { ...details, startsAt, recordingLink, note };
}

function viewDetails(one: ScheduledClass) {
  return {
    _id: one._id,
    seriesId: one.seriesId,
    title: one.title,
    courseId: one.courseId,
    courseName: one.courseName,
    batchId: one.batchId,
    batchName: one.batchName,
    teacher: one.teacher,
    startsAt: one.startsAt,
    endsAt: one.endsAt,
    durationMinutes: one.durationMinutes,
    room: one.room,
  };
}

export function viewItem(one: ScheduledClass): ClassItem {
  return { ...viewDetails(one), hasRecording: one.recordingLink !== '' };
}

function viewRule({ weekdays, startTime, from, until, exceptions }: ClassSeries): SeriesRule {
  return { weekdays, startTime, from, until, exceptions };
}

export function viewForAdmin({ one, series }: ReadClass): ClassForAdmin {
  const rule = series && viewRule(series);
  return {
    ...viewDetails(one),
    joinLink: one.joinLink,
    recordingLink: one.recordingLink,
    note: one.note,
    createdAt: one.createdAt,
    series: rule && { ...rule, weekdays: [...rule.weekdays], exceptions: [...rule.exceptions] },
    ...editedView(one.edited),
  };
}

/** The link to join is in no answer before it may be used. */
function viewInvited(one: ScheduledClass, now: number): Omit<ClassForStudent, 'recordingLink' | 'note'> {
  return {
    ...viewItem(one),
    isOnline: one.joinLink !== '',
    joinOpensAt: joinOpensAt(one),
    ...(one.joinLink !== '' && isOpen(one, now) && { joinLink: one.joinLink }),
  };
}

export function viewClass(read: ReadClass): ClassForAdmin | ClassForStudent {
  if (read.isStaff) return viewForAdmin(read);
  const { recordingLink, note } = read.one;
  return { ...viewInvited(read.one, read.now), recordingLink, note };
}

export function viewRoutine(read: Awaited<ReturnType<ReturnType<typeof readRoutine>>>): Routine {
  const { classes, assignments, done, now } = read;
  return {
    classes: classes.map(({ kind, one }): RoutineClass => ({ ...viewInvited(one, now), kind })),
    assignments: assignments.map((assignment) => ({ ...assignment, isDone: done.has(assignment._id) })),
  };
}
