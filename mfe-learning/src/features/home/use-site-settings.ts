import type { readSiteSettings } from '@pathshala/svc-auth-contract/http';
import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';

/** The school's settings; the defaults until they have come, and where they do not: nothing waits for them. */
export function useSiteSettings() {
  const { data } = useApiQuery<typeof readSiteSettings>('/settings', {}, { staleTime: 60_000 });
  return data ?? defaultSiteSettings;
}
