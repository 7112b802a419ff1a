import { deletedNow, notDeleted, type Deleter } from '@pathshala/rules/undo-window';
import { settlingMs, settlingOf } from './class-notice.ts';
import { type ClassDetails, instantOf, scheduled, type ScheduledClass, timeOfDayOf } from './class.ts';
import { type ClassSeries, daysOf, type SeriesWork, type TimedDetails } from './series.ts';

const fields = [
  'title',
  'courseId',
  'courseName',
  'batchId',
  'batchName',
  'teacher',
  'durationMinutes',
  'room',
  'joinLink',
] as const satisfies readonly (keyof ClassDetails)[];

export function detailsOf(source: ClassDetails): ClassDetails {
  return Object.fromEntries(fields.map((field) => [field, source[field]])) as unknown as ClassDetails;
}

/** The class with the changed fields, but for those that it has of its own. */
function merged(
  stored: ScheduledClass,
  { before, after }: { readonly before: TimedDetails; readonly after: TimedDetails },
): ScheduledClass {
  const changed = fields.filter((field) => stored[field] === before[field]);
  const values = Object.fromEntries(changed.map((field) => [field, after[field]]));
  const isOnTime = timeOfDayOf(stored) === before.startTime;
  const startsAt = isOnTime ? instantOf(stored.day, after.startTime) : stored.startsAt;
  return scheduled({ ...stored, ...values }, startsAt);
}

export function newClassOf(series: ClassSeries, day: string, id: string): ScheduledClass {
  return {
    ...scheduled(detailsOf(series), instantOf(day, series.startTime)),
    ...notDeleted,
    _id: id,
    seriesId: series._id,
    seriesDay: day,
    recordingLink: '',
    note: '',
    createdAt: series.createdAt,
    deletionId: null,
    ...(series.edited !== undefined && { edited: { ...series.edited, rev: 1 } }),
    editorId: series.editorId ?? null,
  };
}

/** Whether the work changes this class. */
export function isInWork(stored: ScheduledClass, work: SeriesWork): boolean {
  const day = stored.seriesDay ?? '';
  return stored.deletedAt === null && day >= work.fromDay && stored.startsAt > work.at;
}

/** A change of a class by the work of its series; null: it stays. */
export function changedBy(
  series: ClassSeries,
  work: SeriesWork,
  by: { readonly deleter: Deleter; readonly now: number },
): (stored: ScheduledClass) => ScheduledClass | null {
  const days = new Set(daysOf(series));
  const after = { ...detailsOf(series), startTime: series.startTime };
  return (stored) => {
    if (!isInWork(stored, work)) return null;
    if (work.hasNewDays && !days.has(stored.seriesDay ?? '')) {
      const settling = { noticeDueAt: by.now + settlingMs };
      return { ...stored, ...deletedNow(by.now, by.deleter), ...settling, deletionId: work.deletionId };
    }
    const changed = merged(stored, { before: work.before, after });
    return { ...changed, ...settlingOf(stored, changed, by.now) };
  };
}

/** The days of the rule that have no class yet. */
export function missingDays(
  series: ClassSeries,
  work: SeriesWork,
  stored: readonly Pick<ScheduledClass, 'seriesDay'>[],
): readonly string[] {
  if (!work.hasNewDays) return [];
  const present = new Set(stored.map(({ seriesDay }) => seriesDay));
  return daysOf(series).filter(
    (day) => day >= work.fromDay && !present.has(day) && instantOf(day, series.startTime) > work.at,
  );
}
