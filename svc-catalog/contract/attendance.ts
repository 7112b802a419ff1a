import { pageOf, pageQuery, sortOf } from '@pathshala/contract-kit/paging';
import { id, idList, isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';

export const attendanceState = z.enum(['present', 'late', 'absent', 'excused']);
export type AttendanceState = z.output<typeof attendanceState>;

/** `list`: an administrator. `code`: the code shown in the room. `link`: the student opened the link. `end`: nobody marked the student. */
const attendanceSource = z.enum(['list', 'code', 'link', 'end']);

const counts = {
  present: z.number().int(),
  late: z.number().int(),
  absent: z.number().int(),
  excused: z.number().int(),
};

export const attendanceCounts = z.object(counts);

/** The students of a class, a hundred at once. */
export const attendanceList = z.object({
  title: z.string(),
  courseName: z.string(),
  batchName: z.string(),
  room: z.string(),
  startsAt: isoTime,
  endsAt: isoTime,
  /** From 15 minutes before the class on. */
  opensAt: isoTime,
  /** Whether students who open the link are marked. */
  isOnline: z.boolean(),
  students: z.array(
    z.object({
      studentId: id,
      state: attendanceState.nullable(),
      source: attendanceSource.nullable(),
      markedAt: isoTime.nullable(),
    }),
  ),
  /** The position of the next students, for `after`; null: these are the last. */
  next: z.string().nullable(),
  /** The counts include all students of the class. */
  counts: attendanceCounts,
});

export type AttendanceList = z.output<typeof attendanceList>;

/** Marks of one call. */
const maxMarks = 500;

export const attendanceMarks = z.strictObject({
  marks: z
    .array(
      z.strictObject({
        studentId: id,
        /** Null takes the mark back. */
        state: attendanceState.nullable(),
      }),
    )
    .min(1)
    .max(maxMarks),
});

/** The code that is shown in the room; a student's phone opens `path`. */
export const attendanceCode = z.object({ path: z.string(), nextAt: isoTime });

export type AttendanceCode = z.output<typeof attendanceCode>;

export const ownAttendance = z.object({ state: attendanceState, markedAt: isoTime });

export type OwnAttendance = z.output<typeof ownAttendance>;

/** Days in Dhaka, both included; the last 90 days where they are left out. */
const days = { from: z.iso.date().optional(), to: z.iso.date().optional() };

export const studentAttendanceQuery = pageQuery.pick({ page: true, pageSize: true }).extend(days);

/** (present + late) / (present + late + absent), in percent with one decimal; null: no class counts. */
const percent = z.number().nullable();

export const studentAttendance = pageOf(
  z.object({
    /** The class. */
    _id: id,
    title: z.string(),
    courseName: z.string(),
    batchName: z.string(),
    startsAt: isoTime,
    state: attendanceState,
  }),
).extend({ counts: attendanceCounts, percent });

export type StudentAttendance = z.output<typeof studentAttendance>;

export const attendanceReportQuery = pageQuery.pick({ page: true, pageSize: true }).extend({
  sort: sortOf(['percent', 'absent']).default('percent'),
  batchId: id.optional(),
  courseId: id.optional(),
  /** Only these students. */
  students: idList.optional(),
  ...days,
});

export const attendanceReport = pageOf(
  /** `_id` is the student. */
  z.object({ _id: id, ...counts, percent }),
).extend({
  /** Classes with attendance. */
  classes: z.number().int(),
});

export type AttendanceReport = z.output<typeof attendanceReport>;
export type AttendanceRow = AttendanceReport['items'][number];
