import { resolve } from 'node:path';
import { z } from 'zod';
import { smsReportEnvironment, smsReportsOf, type SmsReportConfig } from './sms-reports.ts';

const optionalText = z.string().trim().min(1).optional();

/** The variables of SMS. All are left out where everything works by mail. */
export const smsEnvironment = {
  /** The gateway's address, a template: `https://sms.example/send?to={to}`. */
  SMS_URL: z
    .string()
    .trim()
    .regex(/^https?:\/\//u, 'must begin with https:// or http://')
    .optional(),
  SMS_METHOD: z.enum(['GET', 'POST']).default('POST'),
  /** A JSON object; `content-type` decides how `SMS_BODY` is escaped. */
  SMS_HEADERS: optionalText,
  SMS_BODY: z.string().default('to={to}&text={text}'),
  /** A regular expression over the gateway's answer. */
  SMS_SUCCESS: optionalText,
  SMS_REFERENCE: optionalText,
  /** A folder that messages are written to instead of SMS_URL; for development and tests. */
  SMS_DIR: optionalText,
  /** Parts that the whole school sends in a day. */
  SMS_DAILY_LIMIT: z.coerce.number().int().min(1).max(1_000_000).default(2_000),
  /** Poisha for a part, for the count of costs. */
  SMS_COST_PAISA: z.coerce.number().int().min(0).max(100_000).default(0),
  ...smsReportEnvironment,
};

type Variables = z.output<z.ZodObject<typeof smsEnvironment>>;

export interface SmsConfig {
  readonly gateway:
    | { readonly kind: 'file'; readonly folder: string }
    | {
        readonly kind: 'http';
        readonly url: string;
        readonly method: 'GET' | 'POST';
        readonly headers: Readonly<Record<string, string>>;
        readonly body: string;
        readonly success: RegExp | undefined;
        readonly reference: RegExp | undefined;
      };
  readonly dailyLimit: number;
  readonly costPaisa: number;
  readonly reports: SmsReportConfig | undefined;
}

const headersShape = z.record(z.string().regex(/^[\w-]+$/u), z.string());
const formType = { 'content-type': 'application/x-www-form-urlencoded' };

/** undefined for a text that is no JSON object of texts. */
function headersOf(text: string | undefined): Readonly<Record<string, string>> | undefined {
  if (text === undefined) return formType;
  try {
    return headersShape.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function isExpression(text: string | undefined): boolean {
  try {
    return text === undefined || new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** One line for each variable at fault, without its value: it may hold a key. */
export function smsFaults({ SMS_HEADERS, SMS_SUCCESS, SMS_REFERENCE }: Variables): readonly string[] {
  return [
    ...(headersOf(SMS_HEADERS) === undefined ? ['SMS_HEADERS: must be a JSON object of texts'] : []),
    ...(isExpression(SMS_SUCCESS) ? [] : ['SMS_SUCCESS: must be a regular expression']),
    ...(isExpression(SMS_REFERENCE) ? [] : ['SMS_REFERENCE: must be a regular expression']),
  ];
}

/** undefined without a gateway: the site works by mail alone. */
export function smsOf(variables: Variables): SmsConfig | undefined {
  const { SMS_URL, SMS_DIR, SMS_SUCCESS, SMS_REFERENCE } = variables;
  const counted = {
    dailyLimit: variables.SMS_DAILY_LIMIT,
    costPaisa: variables.SMS_COST_PAISA,
    reports: smsReportsOf(variables),
  };
  if (SMS_URL !== undefined) {
    const gateway = {
      kind: 'http' as const,
      url: SMS_URL,
      method: variables.SMS_METHOD,
      headers: headersOf(variables.SMS_HEADERS) ?? formType,
      body: variables.SMS_BODY,
      success: SMS_SUCCESS === undefined ? undefined : new RegExp(SMS_SUCCESS, 'u'),
      reference: SMS_REFERENCE === undefined ? undefined : new RegExp(SMS_REFERENCE, 'u'),
    };
    return { gateway, ...counted };
  }
  return SMS_DIR === undefined
    ? undefined
    : { gateway: { kind: 'file', folder: resolve(SMS_DIR) }, ...counted };
}
