import { type Editor, firstEditMark } from '@pathshala/back-office/edit-mark';
import { notDeleted } from '@pathshala/rules/undo-window';
import { type ClassDraft, requireComplete } from '../domain/author-class.ts';
import { scheduled, type ScheduledClass } from '../domain/class.ts';
import { type ClassSeries, requireDays, type SeriesRule } from '../domain/series.ts';
import { newClassOf } from '../domain/plan-series.ts';
import type { ClassAudience, Classes, SeriesStore } from '../ports.ts';
import { type ApplySeriesWork, seriesWorkMs } from './apply-series-work.ts';
import type { RequireNoClash } from './require-no-clash.ts';

interface CreateClassDependencies {
  readonly classes: Classes;
  readonly audience: ClassAudience;
  readonly requireNoClash: RequireNoClash;
  readonly now: () => number;
  readonly newId: () => string;
}

/** The fields that an author writes only after the class. */
interface ClassAfterwards {
  readonly recordingLink: string;
  readonly note: string;
}

export interface SingleDraft extends ClassDraft, ClassAfterwards {
  /** ISO 8601; empty: not set. */
  readonly startsAt: string;
}

interface CreateClassCommand {
  readonly draft: SingleDraft;
  readonly confirmsClash: boolean;
  readonly editor: Editor;
}

export function createClass(deps: CreateClassDependencies) {
  const { classes, audience, now, newId } = deps;
  return async ({ draft, confirmsClash, editor }: CreateClassCommand): Promise<ScheduledClass> => {
    const { startsAt, recordingLink, note, ...details } = draft;
    const complete = requireComplete(details, startsAt);
    const createdAt = new Date(now()).toISOString();
    const one = {
      ...scheduled({ ...complete, ...(await audience.placeOf(complete)) }, startsAt),
      ...notDeleted,
      _id: newId(),
      seriesId: null,
      seriesDay: null,
      recordingLink,
      note,
      createdAt,
      deletionId: null,
      ...firstEditMark(editor, createdAt),
    };
    await deps.requireNoClash([one], { isConfirmed: confirmsClash });
    return classes.insert(one);
  };
}

interface CreateSeriesDependencies extends CreateClassDependencies {
  readonly series: SeriesStore;
  readonly applyWork: ApplySeriesWork;
}

interface CreateSeriesCommand {
  readonly draft: ClassDraft;
  readonly rule: SeriesRule;
  readonly confirmsClash: boolean;
  readonly editor: Editor;
}

/** The series is stored with the work of creating its classes, which the job `finish-class-series` does after a crash. */
export function createSeries(deps: CreateSeriesDependencies) {
  const { series, audience, applyWork, now, newId } = deps;
  return async (command: CreateSeriesCommand): Promise<{ series: ClassSeries; classes: number }> => {
    const { draft, rule, editor } = command;
    const complete = requireComplete(draft);
    const days = requireDays(rule);
    const details = { ...complete, ...(await audience.placeOf(complete)) };
    const [_id, createdAt] = [newId(), new Date(now()).toISOString()];
    const one: ClassSeries = {
      ...details,
      ...rule,
      _id,
      createdAt,
      work: {
        before: { ...details, startTime: rule.startTime },
        fromDay: rule.from,
        at: '',
        hasNewDays: true,
        deletionId: newId(),
      },
      workDueAt: now() + seriesWorkMs,
      ...firstEditMark(editor, createdAt),
    };
    const slots = days.map((day) => newClassOf(one, day, `${_id}-${day}`));
    await deps.requireNoClash(slots, { isConfirmed: command.confirmsClash });
    await series.insert(one);
    await applyWork(one);
    return { series: one, classes: days.length };
  };
}
