import type { Platform } from '@pathshala/service-kit/platform/platform';
import { z } from 'zod';
import { accountLimits } from '@pathshala/rules/account';
import type { AccountSettings } from '../ports.ts';

/** A school can raise the minimum length of passwords (AUTH-01), not lower it. */
const environment = z.object({
  PASSWORD_MINIMUM: z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    z.coerce.number().int().min(accountLimits.passwordMin).max(64).default(accountLimits.passwordMin),
  ),
});

/** Throws an error that names the variable with an invalid value. */
export function readEnvironmentSettings(
  variables: Readonly<Record<string, string | undefined>>,
  admin: Platform['admin'],
): AccountSettings {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(issues.join('; '));
  }
  return {
    firstAdmin: {
      email: admin?.email ?? 'admin@pathshala.invalid',
      username: admin?.username ?? 'admin',
      password: admin?.password,
    },
    passwordMinimum: parsed.data.PASSWORD_MINIMUM,
  };
}
