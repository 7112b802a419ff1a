import { siteName as defaultName } from '@pathshala/rules/site-name';
import type { SiteLanguages } from '@pathshala/rules/site-languages';
import { useCallback, useSyncExternalStore } from 'react';
import { textIn } from './i18n/text-in.ts';
import { useLanguage } from './i18n/texts.ts';
import { rememberedLogo, rememberedSiteLanguages, rememberedSiteName, type SiteName } from './preferences.ts';
import { useServices } from './services.ts';

/** The features of the school; all of them are on until the settings are loaded. The services refuse what is off. */
export interface SiteFeatures {
  /** Visitors can open an account. */
  readonly registration: boolean;
  /** Students can upload a photo. */
  readonly photos: boolean;
  /** Students can make practice tests. */
  readonly practice: boolean;
  /** Questions and answers below a lesson can be written. */
  readonly discussion: boolean;
  /** Winners of an exam campaign can print a certificate. */
  readonly certificates: boolean;
}

interface LoadedSettings {
  readonly siteName?: SiteName;
  readonly features?: Partial<SiteFeatures>;
  readonly languages?: SiteLanguages;
  readonly logo?: string | null;
  readonly hasSms?: boolean;
}

/** A query that the shell makes and every remote shares. */
const settingsKey = ['/settings', {}] as const;

const everything: SiteFeatures = {
  registration: true,
  photos: true,
  practice: true,
  discussion: true,
  certificates: true,
};

/** The name of the site as the shell has read it, else as this browser remembers it. Makes no call. */
export function useSiteName(): string {
  const language = useLanguage();
  return textIn(language, useLoaded('siteName') ?? rememberedSiteName() ?? defaultName);
}

/** The address of the uploaded logo, as `useSiteName`; null: there is none. */
export function useSiteLogo(): string | null {
  const loaded = useLoaded('logo');
  return loaded === undefined ? rememberedLogo() : loaded;
}

/** The languages that the site offers, as `useSiteName`. */
export function useSiteLanguages(): SiteLanguages {
  return useLoaded('languages') ?? rememberedSiteLanguages();
}

/** Makes no call: a page renders again when the shell has loaded the settings. */
export function useSiteFeatures(): SiteFeatures {
  return { ...everything, ...useLoaded('features') };
}

/** Whether codes are sent by SMS, too: forms offer a mobile number then. Makes no call; false until the settings are loaded. */
export function useHasSms(): boolean {
  return useLoaded('hasSms') === true;
}

function useLoaded<Name extends keyof LoadedSettings>(name: Name): LoadedSettings[Name] | undefined {
  const { queryClient } = useServices();
  const subscribe = useCallback(
    (onChange: () => void) =>
      queryClient.getQueryCache().subscribe(({ query }) => {
        // Other queries are created while pages render.
        if (query.queryKey[0] === settingsKey[0]) onChange();
      }),
    [queryClient],
  );
  const read = () => queryClient.getQueryData<LoadedSettings>(settingsKey)?.[name];
  return useSyncExternalStore(subscribe, read, read);
}
