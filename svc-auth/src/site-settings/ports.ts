import type { PendingEvent } from '@pathshala/service-kit/events/aggregate';
import type { CurrentRules, StoredSettings } from './domain/stored-settings.ts';

/** The settings functions that other capabilities use. They are created before accounts, which depend on them. */
export interface SiteSettingsPorts {
  readonly requiresSecondFactorOfAdmins: () => Promise<boolean>;
  /** Name, switches and password rule as they are stored now: a change takes effect with the next call. */
  readonly readRules: () => Promise<CurrentRules>;
  /** The language of mails to people who have chosen none. */
  readonly schoolLanguage: () => Promise<CurrentRules['languages']['standard']>;
}

/** The rule that administrators log in with two steps. */
export interface SecondFactorRule {
  /** Throws `conflict` for an editor who has no second step: the rule would end the editor's own rights. */
  requireOwn(editorId: string | null): Promise<void>;
  /** Ends the sessions of administrators without a second step. */
  apply(): Promise<void>;
}

export interface Settings {
  /** null: nothing is stored. */
  find(): Promise<StoredSettings | null>;
  /** Applies the change to the stored settings, and records its event in the same write; calls both again after a concurrent update. */
  update(
    change: (stored: StoredSettings | null) => StoredSettings,
    eventOf: (changed: StoredSettings) => PendingEvent,
  ): Promise<StoredSettings>;
  /** Publishes settings that were stored before they had an event. Does nothing for others. */
  publishFirst(eventOf: (stored: StoredSettings) => PendingEvent): Promise<void>;
  /** Removes the name of a deleted account from the latest edit. Idempotent. */
  forgetEditor(userId: string): Promise<void>;
}
