import { createECDH } from 'node:crypto';
import { z } from 'zod';

/** The variables of web push. */
export const pushEnvironment = {
  /** 32 bytes in base64url. Made at the first start of embedded mode; else without it there is no web push. */
  VAPID_PRIVATE_KEY: z
    .string()
    .trim()
    .regex(/^[\w-]{43}$/u, 'must be 32 bytes in base64url, 43 characters')
    .refine(isPrivateKey, 'is no key of the curve P-256')
    .optional(),
  /** How push services reach the school: `mailto:…` or https (default: PUBLIC_URL, else the address of MAIL_FROM). */
  VAPID_SUBJECT: z
    .string()
    .trim()
    .regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/u, 'must begin with mailto: or https://')
    .optional(),
};

function isPrivateKey(key: string): boolean {
  try {
    createECDH('prime256v1').setPrivateKey(Buffer.from(key, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

export interface PushConfig {
  readonly privateKey: string;
  readonly subject: string;
}

interface PushVariables {
  readonly VAPID_PRIVATE_KEY?: string | undefined;
  readonly VAPID_SUBJECT?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
  readonly MAIL_FROM: string;
}

/** undefined without a key: several processes must have the same, so none makes its own. */
export function pushOf(
  variables: PushVariables,
  storedKey: () => string | undefined,
): PushConfig | undefined {
  const privateKey = variables.VAPID_PRIVATE_KEY ?? storedKey();
  return privateKey === undefined ? undefined : { privateKey, subject: subjectOf(variables) };
}

function subjectOf({ VAPID_SUBJECT, PUBLIC_URL, MAIL_FROM }: PushVariables): string {
  if (VAPID_SUBJECT !== undefined) return VAPID_SUBJECT;
  if (PUBLIC_URL?.startsWith('https:') === true) return PUBLIC_URL;
  return `mailto:${/<([^>]+)>/u.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`;
}
