import { pending, type PendingEvent } from '@pathshala/events/aggregate';
import { settingsChanged } from '@pathshala/svc-auth-contract/events';
import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { rulesOf, type StoredSettings } from '../domain/stored-settings.ts';

/** What the other services apply of the settings. */
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
