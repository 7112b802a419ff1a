import { editedView } from '@pathshala/contract-kit/edited';
import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import type { ShownAnnouncement } from '../../announcement/index.ts';
import {
  allFeatures,
  countsStatistics,
  type SiteSettings,
  type StoredSettings,
} from '../domain/stored-settings.ts';

export function settingsView(stored: StoredSettings | null) {
  const { social, voices = [], ...settings }: SiteSettings = { ...defaultSiteSettings, ...stored?.settings };
  const features = allFeatures(settings.features, defaultSiteSettings.features);
  const countStatistics = countsStatistics(stored?.settings);
  return { ...settings, features, countStatistics, social: [...social], voices: [...voices] };
}

export function settingsViewForAdmin(stored: StoredSettings | null) {
  const requireSecondFactorForAdmins = stored?.requiresSecondFactorOfAdmins ?? false;
  return { ...settingsView(stored), requireSecondFactorForAdmins, ...editedView(stored?.edited) };
}

/** Empty while no announcement is shown. */
export function announcementView(shown: ShownAnnouncement | null) {
  if (shown === null) return {};
  const { text, ...announcement } = shown;
  return { announcement: { ...announcement, text: { bn: text.bn, en: text.en } } };
}
