import { createLatestFact } from '@pathshala/service-kit/platform/latest-fact';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { defaultSiteRules } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { onSettingsChanged } from './events.ts';
import type { SiteRules } from './ports.ts';

/**
 * Name, logo and languages of mails and pictures, and the switch of certificates, from the latest event of svc-auth; the
 * defaults before the first one.
 */
export function createSiteRulesCapability({ documents }: Pick<Platform, 'documents'>): Capability & {
  readonly siteRules: SiteRules;
} {
  const rules = createLatestFact({ documents, name: 'site-rules', initial: defaultSiteRules });
  return {
    siteRules: rules,
    subscriptions: [onSettingsChanged(rules.take)],
    jobs: rules.jobs,
    prepare: rules.prepare,
  };
}
