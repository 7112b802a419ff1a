import type { DocumentStore, Filter } from '@pathshala/stores/documents/port';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import { type AttendanceSheet, type Mark, partOf, partsOf } from '../domain/attendance.ts';
import type { SheetDays, Sheets } from '../ports.ts';

const name = 'attendance-sheets';

export const attendanceIndexes = [
  { collection: name, keys: { classId: 1 } },
  { collection: name, keys: { batchId: 1, day: 1 } },
  { collection: name, keys: { courseId: 1, batchId: 1, part: 1, day: 1 } },
  { collection: name, keys: { courseId: 1, batchId: 1, day: 1 } },
  { collection: name, keys: { closeDueAt: 1 } },
  { collection: name, keys: { absenceDueAt: 1 } },
] as const;

const within = ({ from, to }: SheetDays): Filter => ({ day: { $gte: from, $lte: to } });

/** An id of `contract-kit` has no dot, so that it can be a part of a path. */
const entryOf = (studentId: string): string => `entries.${studentId}`;

function updateOf(marks: ReadonlyMap<string, Mark | null>) {
  const set = [...marks].filter(([, mark]) => mark !== null);
  const unset = [...marks].filter(([, mark]) => mark === null);
  return {
    $inc: { rev: 1 },
    ...(set.length > 0 && { $set: Object.fromEntries(set.map(([id, mark]) => [entryOf(id), mark])) }),
    ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map(([id]) => [entryOf(id), '' as const])) }),
  };
}

export function createDocumentAttendanceSheets(documents: DocumentStore): Sheets {
  const collection = documents.collection<AttendanceSheet>(name);
  return {
    ofClass: (classId) => collection.find({ classId }, { sort: { _id: 1 } }).toArray(),
    async open(sheet) {
      await insertOnce(collection, sheet);
    },
    async mark(sheetId, marks, due) {
      const update = updateOf(marks);
      await collection.updateOne({ _id: sheetId }, { ...update, $set: { ...update.$set, ...due } });
    },
    async markOnce(sheetId, studentId, mark) {
      const update = updateOf(new Map([[studentId, mark]]));
      await collection.updateOne({ _id: sheetId, [entryOf(studentId)]: null }, update);
      const stored = await collection.findOne({ _id: sheetId }, { projection: { [entryOf(studentId)]: 1 } });
      return stored?.entries[studentId] ?? mark;
    },
    async classesToClose(now, limit) {
      const due = { closeDueAt: { $gt: 0, $lte: now } };
      const found = await collection.find(due, { limit, projection: { classId: 1 } }).toArray();
      return [...new Set(found.map(({ classId }) => classId))];
    },
    async close({ _id, rev }, marks, due) {
      const { $inc, ...update } = updateOf(marks);
      const $set = { ...update.$set, ...due, closeDueAt: null };
      return (await collection.updateOne({ _id, rev }, { $inc, $set })).matchedCount > 0;
    },
    absencesDue: (now, limit) =>
      collection.find({ absenceDueAt: { $gt: 0, $lte: now } }, { limit }).toArray(),
    async absencesPublished({ _id, rev }) {
      await collection.updateOne({ _id, rev }, { $set: { absenceDueAt: null } });
    },
    async closeLater(classId, closeDueAt) {
      await collection.updateMany({ classId }, { $set: { closeDueAt } });
    },
    async *ofStudent(studentId, { courseIds, batchIds }, days) {
      const part = partOf(studentId, partsOf({ batchId: '' }));
      const options = {
        projection: { classId: 1, courseId: 1, batchId: 1, startsAt: 1, [entryOf(studentId)]: 1 },
      } as const;
      const ofCourses = { courseId: { $in: courseIds }, batchId: '', part, ...within(days) };
      if (courseIds.length > 0) yield* collection.find(ofCourses, options);
      if (batchIds.length > 0) {
        yield* collection.find({ batchId: { $in: batchIds }, ...within(days) }, options);
      }
    },
    ofPlace: (place, days) =>
      collection.find({ ...('courseId' in place && { batchId: '' }), ...place, ...within(days) }),
  };
}
