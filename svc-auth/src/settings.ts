import type { Platform } from '@pathshala/service-kit/platform/platform';
import { z } from 'zod';
import { accountLimits } from '@pathshala/svc-auth-contract/account';

/** What a school may raise (AUTH-01), never lower. */
const passwordMinimum = z.coerce
  .number()
  .int()
  .min(accountLimits.passwordMin)
  .max(64)
  .default(accountLimits.passwordMin);

export interface AuthSettings {
  readonly admin: {
    readonly email: string;
    readonly username: string;
    /** undefined: one is made at the first start and shown once. */
    readonly password: string | undefined;
  };
  readonly passwordMinimum: number;
}

/** Throws an error that names `PASSWORD_MINIMUM` when it is set to what cannot be. */
export function readAuthSettings(
  source: Readonly<Record<string, string | undefined>>,
  admin: Platform['admin'],
): AuthSettings {
  const given = source['PASSWORD_MINIMUM']?.trim();
  const parsed = passwordMinimum.safeParse(given === '' ? undefined : given);
  if (!parsed.success) throw new Error(`PASSWORD_MINIMUM: ${parsed.error.issues[0]?.message}`);
  return {
    admin: {
      email: admin?.email ?? 'admin@pathshala.invalid',
      username: admin?.username ?? 'admin',
      password: admin?.password,
    },
    passwordMinimum: parsed.data,
  };
}
