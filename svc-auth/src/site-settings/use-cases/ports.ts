import type { StoredSettings } from '../domain/stored-settings.ts';

export interface SettingsStore {
  /** null: nothing is stored. */
  find(): Promise<StoredSettings | null>;
  /** Applies the change to what is stored; calls it again after a lost race. */
  update(change: (stored: StoredSettings | null) => StoredSettings): Promise<StoredSettings>;
}
