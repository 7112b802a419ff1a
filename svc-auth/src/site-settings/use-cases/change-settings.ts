import { type Editor, nextEditMark } from '@pathshala/back-office/edit-mark';
import { pending, type PendingEvent } from '@pathshala/service-kit/events/aggregate';
import { settingsChanged } from '@pathshala/svc-auth-contract/events';
import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import {
  normaliseSettings,
  rulesOf,
  type SiteSettings,
  type StoredSettings,
} from '../domain/stored-settings.ts';
import type { SecondFactorRule, Settings } from '../ports.ts';

interface ChangeSettingsDependencies {
  readonly settings: Settings;
  readonly secondFactorRule: SecondFactorRule;
  readonly log: Pick<Logger, 'info'>;
  readonly now: () => number;
}

export interface ChangeSettingsCommand {
  readonly input: SiteSettings & {
    readonly rev?: number | undefined;
    /** Left out: unchanged. */
    readonly requireSecondFactorForAdmins?: boolean | undefined;
  };
  readonly editor: Editor;
  readonly requestId: string;
}

/** The defaults count as edit 1. Throws `conflict` when the editor has not read the latest edit. */
export function changeSettings({ settings, secondFactorRule, log, now }: ChangeSettingsDependencies) {
  return async ({ input, editor, requestId }: ChangeSettingsCommand): Promise<StoredSettings> => {
    const edit = { rev: input.rev, now: new Date(now()).toISOString() };
    const requires = input.requireSecondFactorForAdmins;
    if (requires === true) await secondFactorRule.requireOwn(editor.id);
    const change = (stored: StoredSettings | null): StoredSettings => ({
      settings: normaliseSettings(input, stored?.settings),
      requiresSecondFactorOfAdmins: requires ?? stored?.requiresSecondFactorOfAdmins ?? false,
      ...nextEditMark(stored ?? {}, editor, edit),
    });
    const changed = await settings.update(change, settingsChangedEvent);
    if (requires === true) await secondFactorRule.apply();
    log.info({ adminId: editor.id, rev: changed.edited.rev, requestId }, 'site settings changed');
    return changed;
  };
}

export type ChangeSettings = ReturnType<typeof changeSettings>;

/** The event with the settings that other services apply. */
export function settingsChangedEvent({ settings, edited }: StoredSettings): PendingEvent {
  const { siteName, logo, features, languages, exams } = rulesOf(settings, defaultSiteSettings);
  const { practice, discussion, certificates } = features;
  return pending(settingsChanged, {
    rev: edited.rev,
    siteName: { ...siteName },
    logo,
    features: { practice, discussion, certificates },
    languages: { ...languages },
    exams: { ...exams },
  });
}
