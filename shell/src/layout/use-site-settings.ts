import type { readSiteSettings } from '@pathshala/svc-auth-contract/http';
import { rememberSiteName } from '@pathshala/web-kit/preferences';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useEffect } from 'react';

/** Milliseconds; the home page reads the same answer. */
const staleTime = 60_000;

/** Loads the site settings for every part of the page, once, and remembers the name for the next page. */
export function useSiteSettings(): AnswerOf<typeof readSiteSettings> | undefined {
  const { data } = useApiQuery<typeof readSiteSettings>('/settings', {}, { staleTime });
  const name = data?.siteName;
  useEffect(() => {
    if (name !== undefined) rememberSiteName(name);
  }, [name]);
  return data;
}
