import { type Editor, firstEditMark, nextEditMark } from '@pathshala/back-office/edit-mark';
import { deletedThingOf, type ListDeleted } from '@pathshala/back-office/recently-deleted';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { deletedNow, isDeletedForGood, notDeleted, undoUntilOf } from '@pathshala/rules/undo-window';
import { forEachSettled } from '@pathshala/service-kit/platform/for-each-settled';
import {
  authorBlueprint,
  type Blueprint,
  type BlueprintDraft,
  requireBlueprint,
} from '../domain/blueprint.ts';
import type { Blueprints } from '../ports.ts';

interface AuthorBlueprintDependencies {
  readonly blueprints: Blueprints;
  readonly now: () => number;
  readonly newId: () => string;
}

export function createBlueprint({ blueprints, now, newId }: AuthorBlueprintDependencies) {
  return ({ draft, editor }: { draft: BlueprintDraft; editor: Editor }): Promise<Blueprint> => {
    const content = authorBlueprint(draft, { newId, before: null });
    const mark = firstEditMark(editor, new Date(now()).toISOString());
    return blueprints.insert({ _id: newId(), schemaVersion: 1, ...content, ...notDeleted, ...mark });
  };
}

interface ReplaceCommand {
  readonly id: string;
  readonly draft: BlueprintDraft;
  /** The revision that the editor has read; undefined replaces whatever is stored. */
  readonly rev: number | undefined;
  readonly editor: Editor;
}

export function replaceBlueprint({ blueprints, now, newId }: AuthorBlueprintDependencies) {
  return async ({ id, draft, rev, editor }: ReplaceCommand): Promise<Blueprint> => {
    requireBlueprint(await blueprints.find(id));
    return blueprints.update(id, (found) => {
      const stored = requireBlueprint(found);
      const mark = nextEditMark(stored, editor, { rev, now: new Date(now()).toISOString() });
      return { state: { ...stored, ...authorBlueprint(draft, { newId, before: stored }), ...mark } };
    });
  };
}

type ChangeDependencies = Pick<AuthorBlueprintDependencies, 'blueprints' | 'now'>;

/** The job `remove-blueprints` removes it after the undo window. */
export function deleteBlueprint({ blueprints, now }: ChangeDependencies) {
  return async (id: string, editor: Editor): Promise<{ undoUntil: string }> => {
    requireBlueprint(await blueprints.find(id));
    const deletion = deletedNow(now(), editor);
    await blueprints.update(id, (stored) => ({ state: { ...requireBlueprint(stored), ...deletion } }));
    return { undoUntil: undoUntilOf(deletion) };
  };
}

/** Throws `gone` once the undo window is over. Has no effect on a blueprint that is not deleted. */
export function restoreBlueprint({ blueprints, now }: ChangeDependencies) {
  return async (id: string): Promise<Blueprint> => {
    if ((await blueprints.find(id)) === null) requireBlueprint(null);
    return blueprints.update(id, (stored) => {
      if (stored.deletedAt === null) return null;
      if (isDeletedForGood(stored, now())) throw new DomainError('gone', 'exams.blueprint.restore-too-late');
      return { state: { ...stored, ...notDeleted } };
    });
  };
}

const batchSize = 50;

/** The job `remove-blueprints`. */
export function removeBlueprints({ blueprints, now }: ChangeDependencies) {
  return async (): Promise<void> => {
    await forEachSettled(await blueprints.listRemovalDue(now(), batchSize), (id) => blueprints.remove(id));
  };
}

/** Blueprints that can be restored. */
export function listDeleted({ blueprints }: Pick<AuthorBlueprintDependencies, 'blueprints'>): ListDeleted {
  return async (now) =>
    (await blueprints.listRestorable(now)).map((stored) =>
      deletedThingOf(stored, { _id: stored._id, kind: 'blueprint', title: stored.title }),
    );
}
