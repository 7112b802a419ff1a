import type { SiteSettingsPorts } from '../../site-settings/index.ts';
import type { PasswordPolicy } from '../domain/credentials.ts';
import type { ReadPasswordPolicy } from '../ports.ts';

/** The environment's policy with the minimum of the site settings where that is higher. */
export function passwordPolicy(
  environment: PasswordPolicy,
  readRules: SiteSettingsPorts['readRules'],
): ReadPasswordPolicy {
  return async () => {
    const { passwordMinimum } = await readRules();
    return { ...environment, minimum: Math.max(environment.minimum, passwordMinimum) };
  };
}
