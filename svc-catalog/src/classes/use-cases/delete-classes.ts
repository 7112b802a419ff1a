import type { Editor } from '@pathshala/back-office/edit-mark';
import { deletedThingOf, type ListDeleted } from '@pathshala/back-office/recently-deleted';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { deletedNow, isDeletedForGood, undoUntilOf } from '@pathshala/rules/undo-window';
import { settlingMs } from '../domain/class-notice.ts';
import { hasBegun, type ScheduledClass } from '../domain/class.ts';
import type { Classes, SeriesStore } from '../ports.ts';
import { requireClass, seriesIdOf } from './require-class.ts';

interface DeleteClassesDependencies {
  readonly classes: Classes;
  readonly series: SeriesStore;
  readonly now: () => number;
  readonly newId: () => string;
}

interface DeleteClassesCommand {
  readonly id: string;
  readonly scope: 'this' | 'following' | 'all';
  readonly editor: Editor;
}

const daysIn = (some: readonly ScheduledClass[]) => some.flatMap(({ seriesDay }) => seriesDay ?? []);

/** The days of deleted classes are exceptions of the series, so that a change of its rule does not bring them back. */
function except({ series }: Pick<DeleteClassesDependencies, 'series'>) {
  return async (some: readonly ScheduledClass[], isLeftOut: boolean): Promise<void> => {
    const seriesId = some.find((one) => one.seriesId !== null)?.seriesId ?? null;
    if (seriesId === null || (await series.find(seriesId)) === null) return;
    const days = new Set(daysIn(some));
    await series.update(seriesId, (stored) => {
      const others = stored.exceptions.filter((day) => !days.has(day));
      return { state: { ...stored, exceptions: isLeftOut ? [...others, ...days].toSorted() : others } };
    });
  };
}

/** Deletes a class, or those of its series that have not begun. */
export function deleteClasses(deps: DeleteClassesDependencies) {
  const { classes, now, newId } = deps;
  const leaveOut = except(deps);

  async function inScope(anchor: ScheduledClass, scope: 'following' | 'all'): Promise<ScheduledClass[]> {
    const from = scope === 'all' ? '' : (anchor.seriesDay ?? '');
    const all = await classes.ofSeries(seriesIdOf(anchor));
    return all.filter(
      (one) => one.deletedAt === null && (one.seriesDay ?? '') >= from && !hasBegun(one, now()),
    );
  }

  return async ({ id, scope, editor }: DeleteClassesCommand) => {
    const anchor = requireClass(await classes.find(id));
    const some = scope === 'this' ? [anchor] : await inScope(anchor, scope);
    const deletion = {
      ...deletedNow(now(), editor),
      deletionId: newId(),
      noticeDueAt: now() + settlingMs,
    };
    await leaveOut(some, true);
    await classes.markDeleted(
      some.map(({ _id }) => _id),
      deletion,
    );
    const { deletionId } = deletion;
    return { deletionId, classes: some.length, undoUntil: undoUntilOf(deletion) };
  };
}

/** Undoes a delete. Throws `gone` when its time is over, or it is unknown. */
export function restoreClasses(deps: DeleteClassesDependencies) {
  const { classes, now } = deps;
  const leaveOut = except(deps);
  return async (deletionId: string): Promise<void> => {
    const some = await classes.ofDeletion(deletionId);
    if (some.every((one) => isDeletedForGood(one, now()))) {
      throw new DomainError('gone', 'catalog.class.restore-too-late');
    }
    await leaveOut(some, false);
    await classes.restore(deletionId, now());
  };
}

/** Lists the deletions that can be undone; several classes of a series are one. */
export function listDeleted({ classes }: Pick<DeleteClassesDependencies, 'classes'>): ListDeleted {
  return async (now) => {
    const byDeletion = new Map<string, ScheduledClass[]>();
    for (const one of await classes.listRestorable(now)) {
      const key = one.deletionId ?? '';
      byDeletion.set(key, [...(byDeletion.get(key) ?? []), one]);
    }
    return [...byDeletion].flatMap(([_id, some]) => {
      const [first] = some;
      if (first === undefined) return [];
      const takesAlong = { classes: some.length - 1 };
      return [deletedThingOf(first, { _id, kind: 'class', title: first.title, takesAlong })];
    });
  };
}
