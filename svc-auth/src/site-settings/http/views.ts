import { editedView } from '@pathshala/contract-kit/edited';
import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { allFeatures, type SiteSettings, type StoredSettings } from '../domain/stored-settings.ts';

export function settingsView(stored: StoredSettings | null) {
  const { social, ...settings }: SiteSettings = { ...defaultSiteSettings, ...stored?.settings };
  const features = allFeatures(settings.features, defaultSiteSettings.features);
  return { ...settings, features, social: [...social] };
}

export function settingsViewForAdmin(stored: StoredSettings | null) {
  const requireSecondFactorForAdmins = stored?.requiresSecondFactorOfAdmins ?? false;
  return { ...settingsView(stored), requireSecondFactorForAdmins, ...editedView(stored?.edited) };
}
