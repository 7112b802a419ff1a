import { removeEditor } from '../domain/stored-settings.ts';
import type { SettingsStore } from './ports.ts';

/** Removes the name of a deleted account from the latest edit. May be called any number of times. */
export function forgetEditor({ store }: { readonly store: SettingsStore }) {
  return async (userId: string): Promise<void> => {
    const found = await store.find();
    if (found?.editorId !== userId) return;
    await store.update((stored) => removeEditor(stored ?? found, userId));
  };
}
