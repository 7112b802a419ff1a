import type { StoredSettings } from './domain/stored-settings.ts';

export interface Settings {
  /** null: nothing is stored. */
  find(): Promise<StoredSettings | null>;
  /** Applies the change to the stored settings; calls it again after a concurrent update. */
  update(change: (stored: StoredSettings | null) => StoredSettings): Promise<StoredSettings>;
  /** Removes the name of a deleted account from the latest edit. Idempotent. */
  forgetEditor(userId: string): Promise<void>;
}
