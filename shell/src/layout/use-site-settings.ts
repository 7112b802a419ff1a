import type { readSiteSettings } from '@pathshala/svc-auth-contract/http';
import { followSiteLanguages, rememberLogo, rememberSiteName } from '@pathshala/web-kit/preferences';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useEffect } from 'react';

type SiteSettings = AnswerOf<typeof readSiteSettings>;

/** Milliseconds; the home page reads the same answer. */
const staleTime = 60_000;

/** The site settings: one request and one answer for every part of the page. */
export function useSiteSettings(): SiteSettings | undefined {
  return useApiQuery<typeof readSiteSettings>('/settings', {}, { staleTime }).data;
}

/** Remembers name, logo and languages of the site for the next page. Once in a page: the top bar does. */
export function useRememberedSettings(): void {
  const data = useSiteSettings();
  const { language } = useServices();
  useEffect(() => {
    if (data === undefined) return;
    const { siteName, languages, logo } = data;
    if (siteName !== undefined) rememberSiteName(siteName);
    if (logo !== undefined) rememberLogo(logo);
    if (languages !== undefined) followSiteLanguages(language, languages);
  }, [data, language]);
}
