import { removeEditor } from '../domain/stored-settings.ts';
import type { Settings } from '../ports.ts';

export interface ForgetEditorDependencies {
  readonly settings: Settings;
}

/** Removes the name of a deleted account from the latest edit. Idempotent. */
export function forgetEditor({ settings }: ForgetEditorDependencies) {
  return async (userId: string): Promise<void> => {
    const found = await settings.find();
    if (found?.editorId !== userId) return;
    await settings.update((stored) => removeEditor(stored ?? found, userId));
  };
}
