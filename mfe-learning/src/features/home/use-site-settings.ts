import type { readSiteSettings } from '@pathshala/svc-auth-contract/http';
import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';

/** Whether the site counts for the school is not known yet. */
const unknown = { ...defaultSiteSettings, countStatistics: false };

/** The site settings. While they load and if they fail no fact about the school is shown. */
export function useSiteSettings() {
  const { data } = useApiQuery<typeof readSiteSettings>('/settings', {}, { staleTime: 60_000 });
  return data ?? unknown;
}
