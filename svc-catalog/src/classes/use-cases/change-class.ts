import { type Editor, nextEditMark } from '@pathshala/back-office/edit-mark';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { requireComplete } from '../domain/author-class.ts';
import { type ClassDetails, hasBegun, scheduled, type ScheduledClass, timeOfDayOf } from '../domain/class.ts';
import { settlingOf } from '../domain/class-notice.ts';
import type { Slot } from '../domain/clash.ts';
import { changedBy, detailsOf, missingDays, newClassOf } from '../domain/plan-series.ts';
import { type ClassSeries, requireDays, type SeriesWork } from '../domain/series.ts';
import type { ClassAudience, Classes, SeriesStore } from '../ports.ts';
import { type ApplySeriesWork, seriesWorkMs } from './apply-series-work.ts';
import type { SingleDraft } from './create-class.ts';
import { requireClass, seriesIdOf } from './require-class.ts';
import type { RequireNoClash } from './require-no-clash.ts';

interface ChangeClassDependencies {
  readonly classes: Classes;
  readonly series: SeriesStore;
  readonly audience: ClassAudience;
  readonly requireNoClash: RequireNoClash;
  readonly applyWork: ApplySeriesWork;
  readonly now: () => number;
  readonly newId: () => string;
}

interface ChangeClassCommand {
  readonly id: string;
  readonly draft: SingleDraft;
  readonly scope: 'this' | 'following' | 'all';
  /** Other days of the series; undefined: as they are. */
  readonly weekdays?: readonly number[] | undefined;
  readonly until?: string | undefined;
  readonly confirmsClash: boolean;
  /** The revision that the editor has read; undefined replaces whatever is stored. */
  readonly rev: number | undefined;
  readonly editor: Editor;
}

/** The change of a series that starts at one of its classes. */
interface SeriesChange {
  readonly anchor: ScheduledClass;
  readonly details: ClassDetails;
  readonly command: ChangeClassCommand;
}

function requireSamePlace(stored: ScheduledClass, next: ClassDetails, now: number): void {
  if (!hasBegun(stored, now)) return;
  const changed = (['courseId', 'batchId'] as const).filter((field) => stored[field] !== next[field]);
  if (changed.length === 0) return;
  const fields = Object.fromEntries(changed.map((field) => [field, 'catalog.class.begun']));
  throw new DomainError('invalid', 'catalog.class.begun', { fields });
}

function changeThis(deps: ChangeClassDependencies) {
  const { classes, now } = deps;
  return async (anchor: ScheduledClass, details: ClassDetails, command: ChangeClassCommand) => {
    const { draft, editor, rev } = command;
    const next = (stored: ScheduledClass): ScheduledClass => ({
      ...scheduled({ ...stored, ...details }, draft.startsAt),
      recordingLink: draft.recordingLink,
      note: draft.note,
    });
    const isMoved = timesOf(anchor) !== timesOf(next(anchor));
    if (isMoved) {
      await deps.requireNoClash([next(anchor)], { isConfirmed: command.confirmsClash });
    }
    return classes.update(anchor._id, (latest) => {
      const stored = requireClass(latest);
      requireSamePlace(stored, details, now());
      const mark = nextEditMark(stored, editor, { rev, now: new Date(now()).toISOString() });
      const changed = next(stored);
      return { state: { ...changed, ...settlingOf(stored, changed, now()), ...mark } };
    });
  };
}

/** The fields that a clash depends on: a save of a recording is no reason to speak of one again. */
function timesOf(one: Slot): string {
  const { courseId, batchId, teacherKey, roomKey, startsAt, endsAt } = one;
  return [courseId, batchId, teacherKey, roomKey, startsAt, endsAt].join('\n');
}

function sameDays(one: ClassSeries, other: Pick<ClassSeries, 'weekdays' | 'until'>): boolean {
  const sorted = (days: readonly number[]) => [...new Set(days)].toSorted((a, b) => a - b).join(',');
  return one.until === other.until && sorted(one.weekdays) === sorted(other.weekdays);
}

function changeSeries(deps: ChangeClassDependencies) {
  const { classes, series, now, newId } = deps;

  function nextSeries(stored: ClassSeries, change: SeriesChange): ClassSeries & { work: SeriesWork } {
    const { anchor, details, command } = change;
    const { weekdays = stored.weekdays, until = stored.until, scope } = command;
    const at = new Date(now()).toISOString();
    return {
      ...stored,
      ...detailsOf(details),
      startTime: timeOfDayOf(command.draft),
      weekdays,
      until,
      work: {
        before: { ...detailsOf(anchor), startTime: timeOfDayOf(anchor) },
        fromDay: scope === 'all' ? stored.from : (anchor.seriesDay ?? anchor.day),
        at,
        hasNewDays: !sameDays(stored, { weekdays, until }),
        deletionId: newId(),
      },
      workDueAt: now() + seriesWorkMs,
      ...nextEditMark(stored, command.editor, { now: at }),
    };
  }

  async function slotsOf(one: ClassSeries & { work: SeriesWork }) {
    const stored = await classes.ofSeries(one._id);
    const change = changedBy(one, one.work, { deleter: { id: null, name: null }, now: now() });
    const changed = stored.flatMap((before) => {
      const after = change(before);
      return after === null || after.deletedAt !== null || timesOf(before) === timesOf(after) ? [] : [after];
    });
    const created = missingDays(one, one.work, stored).map((day) =>
      newClassOf(one, day, `${one._id}-${day}`),
    );
    return { slots: [...changed, ...created], own: new Set(stored.map(({ _id }) => _id)) };
  }

  return async (anchor: ScheduledClass, details: ClassDetails, command: ChangeClassCommand) => {
    const seriesId = seriesIdOf(anchor);
    nextEditMark(anchor, command.editor, { rev: command.rev, now: '' });
    const found = await series.find(seriesId);
    if (found === null) throw new DomainError('not-found', 'catalog.class-not-found');
    if (found.work !== null) await deps.applyWork(found);
    const planned = nextSeries(found, { anchor, details, command });
    if (planned.work.hasNewDays) requireDays(planned);
    const { slots, own } = await slotsOf(planned);
    await deps.requireNoClash(slots, { isConfirmed: command.confirmsClash, without: own });
    const stored = await series.update(seriesId, (latest) => {
      if (latest.work !== null) throw new DomainError('conflict', 'common.conflict');
      return { state: nextSeries(latest, { anchor, details, command }) };
    });
    await deps.applyWork(stored);
    return requireClass(await classes.find(anchor._id));
  };
}

/** Changes a class by itself, or with the classes of its series that have not begun. */
export function changeClass(deps: ChangeClassDependencies) {
  const [single, several] = [changeThis(deps), changeSeries(deps)];
  return async (command: ChangeClassCommand): Promise<ScheduledClass> => {
    const anchor = requireClass(await deps.classes.find(command.id));
    const { startsAt, recordingLink: _link, note: _note, ...draft } = command.draft;
    const complete = requireComplete(draft, startsAt);
    const details = { ...complete, ...(await deps.audience.placeOf(complete)) };
    requireSamePlace(anchor, details, deps.now());
    return (command.scope === 'this' ? single : several)(anchor, details, command);
  };
}
