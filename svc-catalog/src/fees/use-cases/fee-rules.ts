import {
  type Editor,
  firstEditMark,
  nextEditMark,
  noEditor,
  type EditMark,
} from '@pathshala/back-office/edit-mark';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import type { FeeRules, FeeSettings } from '../ports.ts';

const _id = 'rules';

interface FeeRulesDependencies {
  readonly settings: Pick<FeeSettings, 'rules'>;
  readonly now: () => number;
}

/** Access does not pause before the school has said so. */
export function readFeeRules({ settings }: Pick<FeeRulesDependencies, 'settings'>) {
  return async (): Promise<FeeRules & Partial<EditMark>> =>
    (await settings.rules.find(_id)) ?? { _id, remindDaysBefore: 0, pauseAfterDays: null };
}

export type ReadFeeRules = ReturnType<typeof readFeeRules>;

interface ReplaceCommand extends Omit<FeeRules, '_id'> {
  readonly rev: number | undefined;
  readonly editor: Editor;
}

export function replaceFeeRules({ settings, now }: FeeRulesDependencies) {
  const unset = { _id, remindDaysBefore: 0, pauseAfterDays: null };
  return async ({ remindDaysBefore, pauseAfterDays, rev, editor }: ReplaceCommand) => {
    const at = new Date(now()).toISOString();
    if ((await settings.rules.find(_id)) === null) {
      await isInserted(settings.rules.insert({ ...unset, ...firstEditMark(noEditor, at) }));
    }
    return settings.rules.update(_id, (stored) => ({
      state: {
        ...stored,
        remindDaysBefore,
        pauseAfterDays,
        ...nextEditMark(stored, editor, { rev, now: at }),
      },
    }));
  };
}
