import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import type { ScheduledClass } from '../domain/class.ts';
import { changedBy, isInWork, missingDays, newClassOf } from '../domain/plan-series.ts';
import type { ClassSeries, SeriesWork } from '../domain/series.ts';
import type { Classes, SeriesStore } from '../ports.ts';

interface ApplySeriesWorkDependencies {
  readonly classes: Classes;
  readonly series: SeriesStore;
  readonly now: () => number;
}

/** The time after which work that a crash interrupted is done by the job. */
export const seriesWorkMs = 60_000;

const atOnce = 20;
const seriesAtOnce = 20;

const isSameWork = (one: SeriesWork | null, other: SeriesWork) => one?.deletionId === other.deletionId;

/** Creates, changes and removes the classes of a series by its stored work, at most 366. Repeating it changes nothing. */
export function applySeriesWork({ classes, series, now }: ApplySeriesWorkDependencies) {
  return async (one: ClassSeries): Promise<void> => {
    const { work } = one;
    if (work === null) return;
    const stored = await classes.ofSeries(one._id);
    await mapInBatches(missingDays(one, work, stored), atOnce, (day) =>
      isInserted(classes.insert(newClassOf(one, day, `${one._id}-${day}`))),
    );
    const deleter = { id: one.editorId ?? null, name: one.edited?.by ?? null };
    const change = changedBy(one, work, { deleter, now: now() });
    const isChanged = (before: ScheduledClass) => isInWork(before, work);
    await mapInBatches(stored.filter(isChanged), atOnce, ({ _id }) =>
      classes.update(_id, (before) => {
        const after = change(before);
        if (after === null) return null;
        const rev = (before.edited?.rev ?? 1) + 1;
        return { state: { ...after, ...(one.edited && { edited: { ...one.edited, rev } }) } };
      }),
    );
    await series.update(one._id, (latest) =>
      isSameWork(latest.work, work) ? { state: { ...latest, work: null, workDueAt: null } } : null,
    );
  };
}

export type ApplySeriesWork = ReturnType<typeof applySeriesWork>;

interface FinishSeriesDependencies extends Pick<ApplySeriesWorkDependencies, 'series' | 'now'> {
  readonly applyWork: ApplySeriesWork;
}

/** The job `finish-class-series`: does the work of series that was interrupted. */
export function finishSeries({ series, applyWork, now }: FinishSeriesDependencies) {
  return async (): Promise<void> => {
    for (const one of await series.listWorkDue(now(), seriesAtOnce)) await applyWork(one);
  };
}
