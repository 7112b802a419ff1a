import { createLatestFact } from '@pathshala/service-kit/platform/latest-fact';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { defaultSiteRules } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { onSettingsChanged } from './events.ts';
import type { SiteRules } from './ports.ts';

/** Limits of exams and the switch of practice tests, from the latest event of svc-auth; the defaults before the first one. */
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
