import { z } from 'zod';

const optionalText = z.string().trim().min(1).optional();
const httpAddress = z.url({ protocol: /^https?$/ });

/** The addresses of the sandboxes differ; the defaults are those of real payments. */
export const paymentVariables = {
  BKASH_BASE_URL: httpAddress.default('https://tokenized.pay.bka.sh/v1.2.0-beta/tokenized/checkout'),
  BKASH_APP_KEY: optionalText,
  BKASH_APP_SECRET: optionalText,
  BKASH_USERNAME: optionalText,
  BKASH_PASSWORD: optionalText,
  SSLCOMMERZ_BASE_URL: httpAddress.default('https://securepay.sslcommerz.com'),
  SSLCOMMERZ_STORE_ID: optionalText,
  SSLCOMMERZ_STORE_PASSWORD: optionalText,
} as const;

type Variables = Readonly<Partial<Record<keyof typeof paymentVariables, string | undefined>>>;

export interface BkashAccount {
  /** The address without a slash at the end. */
  readonly baseUrl: string;
  readonly appKey: string;
  readonly appSecret: string;
  readonly username: string;
  readonly password: string;
}

export interface SslCommerzAccount {
  readonly baseUrl: string;
  readonly storeId: string;
  readonly storePassword: string;
}

/** The accounts that the environment names. Their secrets are neither stored nor logged. */
export interface PaymentAccounts {
  readonly bkash?: BkashAccount;
  readonly sslcommerz?: SslCommerzAccount;
  /** Milliseconds within which a provider has to answer. */
  readonly timeoutMs: number;
}

/** The time that bKash asks its callers to wait. */
const timeoutMs = 30_000;

const groups = [
  ['BKASH_APP_KEY', 'BKASH_APP_SECRET', 'BKASH_USERNAME', 'BKASH_PASSWORD'],
  ['SSLCOMMERZ_STORE_ID', 'SSLCOMMERZ_STORE_PASSWORD'],
] as const;

/** An account that is named in part takes no payments, and nobody would notice. */
export function paymentFaults(variables: Variables): readonly string[] {
  return groups.flatMap((names) => {
    const missing = names.filter((name) => variables[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) return [];
    return missing.map((name) => `${name}: needed beside the other settings of this payment provider`);
  });
}

const bare = (address: string | undefined): string => (address ?? '').replace(/\/+$/, '');

export function paymentAccountsOf(variables: Variables): PaymentAccounts {
  const { BKASH_APP_KEY: appKey, BKASH_APP_SECRET: appSecret } = variables;
  const { BKASH_USERNAME: username, BKASH_PASSWORD: password } = variables;
  const { SSLCOMMERZ_STORE_ID: storeId, SSLCOMMERZ_STORE_PASSWORD: storePassword } = variables;
  const bkashUrl = bare(variables.BKASH_BASE_URL);
  const sslUrl = bare(variables.SSLCOMMERZ_BASE_URL);
  return {
    timeoutMs,
    ...(appKey && appSecret && username && password
      ? { bkash: { baseUrl: bkashUrl, appKey, appSecret, username, password } }
      : {}),
    ...(storeId && storePassword ? { sslcommerz: { baseUrl: sslUrl, storeId, storePassword } } : {}),
  };
}
