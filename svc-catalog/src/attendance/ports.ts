import type { StoredDocument } from '@pathshala/stores/documents/port';
import type { PendingEvent } from '@pathshala/service-kit/events/aggregate';
import type { AttendanceSheet, Mark } from './domain/attendance.ts';

/** An absence that was published. */
export interface Absence extends StoredDocument {
  readonly studentId: string;
  /** Epoch ms. */
  readonly createdAt: number;
}

export interface Absences {
  /** Without effect for one that is stored. */
  add(absence: Absence, event: PendingEvent): Promise<void>;
  forget(studentId: string): Promise<void>;
  /** Removes what was published long ago; an event that waits is kept. */
  removeBefore(createdAt: number): Promise<void>;
}

/** Days in Dhaka, both included. */
export interface SheetDays {
  readonly from: string;
  readonly to: string;
}

/** Where the sheets of a student are: whole courses, and batches. */
interface SheetPlaces {
  readonly courseIds: readonly string[];
  readonly batchIds: readonly string[];
}

export interface Sheets {
  /** The parts of a class that exist. */
  ofClass(classId: string): Promise<AttendanceSheet[]>;
  /** Stores the sheet unless it exists. */
  open(sheet: AttendanceSheet): Promise<void>;
  /** Sets and removes marks in one write. */
  mark(
    sheetId: string,
    marks: ReadonlyMap<string, Mark | null>,
    due: Pick<AttendanceSheet, 'absenceDueAt'>,
  ): Promise<void>;
  /** Sets the mark unless the student has one; returns the mark that counts. */
  markOnce(sheetId: string, studentId: string, mark: Mark): Promise<Mark>;
  /** Ids of classes with students to mark as absent, found by at most so many of their sheets. */
  classesToClose(now: number, limit: number): Promise<string[]>;
  /** Adds marks and states that nothing is due any more. False: somebody else changed the sheet meanwhile. */
  close(
    sheet: AttendanceSheet,
    marks: ReadonlyMap<string, Mark>,
    due: Pick<AttendanceSheet, 'absenceDueAt'>,
  ): Promise<boolean>;
  /** Sheets whose absences are to be published. */
  absencesDue(now: number, limit: number): Promise<AttendanceSheet[]>;
  /** Nothing is due any more, unless somebody has changed the sheet since it was read. */
  absencesPublished(sheet: AttendanceSheet): Promise<void>;
  closeLater(classId: string, closeDueAt: number | null): Promise<void>;
  /** The marks of one student, without those of others. */
  ofStudent(studentId: string, places: SheetPlaces, days: SheetDays): AsyncIterable<AttendanceSheet>;
  /** All sheets of a batch, or of the classes of a whole course. */
  ofPlace(
    place: { readonly batchId: string } | { readonly courseId: string },
    days: SheetDays,
  ): AsyncIterable<AttendanceSheet>;
}

/** The code that changes every 30 seconds, and which codes are accepted at a time (epoch ms). */
export interface AttendanceCodes {
  at(classId: string, now: number): { readonly code: string; readonly nextAt: number };
  /** A code is accepted for 60 seconds at most, counted from when it was shown first. */
  isValid(classId: string, code: string, now: number): boolean;
}
