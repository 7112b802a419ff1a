import { DomainError } from '@pathshala/contract-kit/domain-error';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import type { ClassAudience, Classes } from '../../classes/index.ts';
import {
  type AttendanceCounts,
  type AttendanceSheet,
  type AttendanceState,
  countMarks,
  type Mark,
  percentOf,
} from '../domain/attendance.ts';
import type { SheetDays, Sheets } from '../ports.ts';

interface ReportAttendanceDependencies {
  readonly classes: Pick<Classes, 'named'>;
  readonly audience: Pick<ClassAudience, 'placesOf'>;
  readonly sheets: Sheets;
  readonly now: () => number;
}

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface Page {
  readonly page: number;
  readonly pageSize: number;
}

const dayMs = 86_400_000;
const usualDays = 90;
const maxDays = { batch: 366, course: 31 } as const;

/** Throws `invalid` for more days than a report reads. */
function requireDays({ from, to }: Days, max: number, now: number): SheetDays {
  const last = to ?? dhakaDayOf(now);
  const first = from ?? dhakaDayOf(Date.parse(last) - (Math.min(usualDays, max) - 1) * dayMs);
  const days = (Date.parse(last) - Date.parse(first)) / dayMs + 1;
  if (days < 1 || days > max) throw new DomainError('invalid', 'catalog.attendance.range');
  return { from: first, to: last };
}

const cut = <Item>(items: readonly Item[], { page, pageSize }: Page): readonly Item[] =>
  items.slice((page - 1) * pageSize, page * pageSize);

interface StudentReport {
  readonly items: readonly {
    readonly _id: string;
    readonly title: string;
    readonly courseName: string;
    readonly batchName: string;
    readonly startsAt: string;
    readonly state: AttendanceState;
  }[];
  readonly total: number;
  readonly counts: AttendanceCounts;
  readonly percent: number | null;
}

/** The attendance of a student in the courses and batches that the student belongs to. */
export function reportOfStudent({ classes, audience, sheets, now }: ReportAttendanceDependencies) {
  return async (studentId: string, query: Days & Page): Promise<StudentReport> => {
    const days = requireDays(query, maxDays.batch, now());
    const places = await audience.placesOf(studentId);
    const marked: { classId: string; startsAt: string; state: AttendanceState }[] = [];
    for await (const { classId, startsAt, entries } of sheets.ofStudent(studentId, places, days)) {
      const mark = entries?.[studentId];
      if (mark !== undefined) marked.push({ classId, startsAt, state: mark.state });
    }
    const shown = cut(
      marked.toSorted((one, other) => other.startsAt.localeCompare(one.startsAt)),
      query,
    );
    const found = await classes.named(shown.map(({ classId }) => classId));
    const byId = new Map(found.map((one) => [one._id, one]));
    const counts = countMarks(marked);
    return {
      items: shown.map((one) => {
        const { title = '', courseName = '', batchName = '' } = byId.get(one.classId) ?? {};
        const { classId: _id, startsAt, state } = one;
        return { _id, title, courseName, batchName, startsAt, state };
      }),
      total: marked.length,
      counts,
      percent: percentOf(counts),
    };
  };
}

interface ReportQuery extends Days, Page {
  readonly sort: 'percent' | '-percent' | 'absent' | '-absent';
  readonly batchId?: string | undefined;
  readonly courseId?: string | undefined;
  readonly students?: readonly string[] | undefined;
}

interface ReportRow extends AttendanceCounts {
  /** The student. */
  readonly _id: string;
  readonly percent: number | null;
}

function compare(sort: ReportQuery['sort']) {
  const valueOf = (row: ReportRow): number => (sort.endsWith('percent') ? (row.percent ?? 101) : row.absent);
  const direction = sort.startsWith('-') ? -1 : 1;
  return (one: ReportRow, other: ReportRow): number =>
    direction * (valueOf(one) - valueOf(other)) || one._id.localeCompare(other._id);
}

interface CollectedMarks {
  readonly rows: readonly ReportRow[];
  readonly classes: number;
}

/** One sheet at a time: a year of a batch has hundreds. */
async function collect(
  sheets: AsyncIterable<AttendanceSheet>,
  students: readonly string[] | undefined,
): Promise<CollectedMarks> {
  const wanted = students && new Set(students);
  const marks = new Map<string, Mark[]>();
  const classIds = new Set<string>();
  for await (const { classId, entries } of sheets) {
    classIds.add(classId);
    for (const [studentId, mark] of Object.entries(entries)) {
      if (wanted?.has(studentId) === false) continue;
      const ofStudent = marks.get(studentId);
      if (ofStudent === undefined) marks.set(studentId, [mark]);
      else ofStudent.push(mark);
    }
  }
  const rows = [...marks].map(([_id, ofStudent]): ReportRow => {
    const counts = countMarks(ofStudent);
    return { _id, ...counts, percent: percentOf(counts) };
  });
  return { rows, classes: classIds.size };
}

/** The attendance of each student of a batch, or in the classes of a whole course. */
export function reportOfPlace({ sheets, now }: Pick<ReportAttendanceDependencies, 'sheets' | 'now'>) {
  return async (query: ReportQuery) => {
    const { batchId, courseId, students } = query;
    if (batchId === undefined && courseId === undefined) {
      throw new DomainError('invalid', 'catalog.attendance.report-of');
    }
    const days = requireDays(query, batchId === undefined ? maxDays.course : maxDays.batch, now());
    const place = batchId === undefined ? { courseId: courseId ?? '' } : { batchId };
    const { rows, classes } = await collect(sheets.ofPlace(place, days), students);
    return { items: cut(rows.toSorted(compare(query.sort)), query), total: rows.length, classes };
  };
}
