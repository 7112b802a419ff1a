import type { readSiteSettings } from '@pathshala/svc-auth-contract/http';
import { followSiteLanguages, rememberLogo, rememberSiteName } from '@pathshala/web-kit/preferences';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useEffect } from 'react';

/** Milliseconds; the home page reads the same answer. */
const staleTime = 60_000;

/** Loads the site settings for every part of the page, once, and remembers name, logo and languages for the next page. */
export function useSiteSettings(): AnswerOf<typeof readSiteSettings> | undefined {
  const { data } = useApiQuery<typeof readSiteSettings>('/settings', {}, { staleTime });
  const { language } = useServices();
  useEffect(() => {
    if (data === undefined) return;
    const { siteName, languages, logo } = data;
    if (siteName !== undefined) rememberSiteName(siteName);
    if (logo !== undefined) rememberLogo(logo);
    if (languages !== undefined) followSiteLanguages(language, languages);
  }, [data, language]);
  return data;
}
