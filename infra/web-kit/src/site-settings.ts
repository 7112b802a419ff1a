import { siteName as defaultName } from '@pathshala/rules/site-name';
import { useCallback, useSyncExternalStore } from 'react';
import { useLanguage } from './i18n/texts.ts';
import { rememberedSiteName, type SiteName } from './preferences.ts';
import { useServices } from './services.ts';

/** What the school offers; all of it until the settings are loaded. The services refuse what is off. */
export interface SiteFeatures {
  /** Visitors can open an account. */
  readonly registration: boolean;
  /** Students can upload a photo. */
  readonly photos: boolean;
}

interface LoadedSettings {
  readonly siteName?: SiteName;
  readonly features?: SiteFeatures;
}

/** A query that the shell makes and every remote shares. */
const settingsKey = ['/settings', {}] as const;

const everything: SiteFeatures = { registration: true, photos: true };

/** The name of the site as the shell has read it, else as this browser remembers it. Makes no call. */
export function useSiteName(): string {
  const language = useLanguage();
  return (useLoaded('siteName') ?? rememberedSiteName() ?? defaultName)[language];
}

/** Makes no call: a page renders again when the shell has loaded the settings. */
export function useSiteFeatures(): SiteFeatures {
  return useLoaded('features') ?? everything;
}

function useLoaded<Name extends keyof LoadedSettings>(name: Name): LoadedSettings[Name] | undefined {
  const { queryClient } = useServices();
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange),
    [queryClient],
  );
  const read = () => queryClient.getQueryData<LoadedSettings>(settingsKey)?.[name];
  return useSyncExternalStore(subscribe, read, read);
}
