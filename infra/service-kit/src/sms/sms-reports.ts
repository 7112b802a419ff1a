import { z } from 'zod';
import { SmsFailure, type SentMessage } from './port.ts';
import { escapes, fillTemplate } from './sms-template.ts';

/** Shorter ones could be guessed at the limit of calls of the route. */
const secretLength = 24;

const expression = z
  .string()
  .trim()
  .min(1)
  .refine((text) => compiled(text) !== null, 'must be a regular expression');

/** How a gateway reports what became of a message that it took; all are left out where it does not. */
export const smsReportEnvironment = {
  /** `token` in the address of the callback. */
  SMS_REPORT_SECRET: z.string().trim().min(secretLength, `must have ${secretLength} letters`).optional(),
  /** The fields of a report; `results.0.id` for one inside of a JSON body. */
  SMS_REPORT_ID: z.string().trim().min(1).default('id'),
  SMS_REPORT_STATUS: z.string().trim().min(1).default('status'),
  SMS_REPORT_DELIVERED: expression.default('^(?:delivered|delivrd)$'),
  SMS_REPORT_FAILED: expression.default('^(?:failed|undeliv\\w*|rejected|rejectd|expired)$'),
  /** The address that is asked for the state, a template with `{id}` and `{reference}`. */
  SMS_REPORT_URL: z
    .string()
    .trim()
    .regex(/^https?:\/\//u, 'must begin with https:// or http://')
    .optional(),
  /** A regular expression over the answer; its first group is the status. */
  SMS_REPORT_ANSWER: expression.default('"status"\\s*:\\s*"([^"]*)"'),
};

type Variables = z.output<z.ZodObject<typeof smsReportEnvironment>>;

export interface SmsReportConfig {
  /** undefined: no callback. */
  readonly secret: string | undefined;
  readonly idField: string;
  readonly statusField: string;
  readonly delivered: RegExp;
  readonly failed: RegExp;
  /** undefined: the gateway is not asked. */
  readonly poll: { readonly url: string; readonly answer: RegExp } | undefined;
}

function compiled(text: string): RegExp | null {
  try {
    return new RegExp(text, 'iu');
  } catch {
    return null;
  }
}

/** The expressions were compiled when the variables were parsed. */
const asExpression = (text: string): RegExp => new RegExp(text, 'iu');

/** undefined where the gateway reports nothing. */
export function smsReportsOf(variables: Variables): SmsReportConfig | undefined {
  const { SMS_REPORT_SECRET: secret, SMS_REPORT_URL: url } = variables;
  if (secret === undefined && url === undefined) return undefined;
  return {
    secret,
    idField: variables.SMS_REPORT_ID,
    statusField: variables.SMS_REPORT_STATUS,
    delivered: asExpression(variables.SMS_REPORT_DELIVERED),
    failed: asExpression(variables.SMS_REPORT_FAILED),
    poll: url === undefined ? undefined : { url, answer: asExpression(variables.SMS_REPORT_ANSWER) },
  };
}

/** `null`: the gateway is still at it, or the word is unknown. */
export type ReportedState = 'delivered' | 'failed' | null;

export function reportedStateOf(
  { delivered, failed }: Pick<SmsReportConfig, 'delivered' | 'failed'>,
  word: string,
): ReportedState {
  if (delivered.test(word)) return 'delivered';
  return failed.test(word) ? 'failed' : null;
}

/** Longer words are cut: they are shown to administrators. */
const maxWordLength = 100;

/** The field of a report, `results.0.id` inside of objects and lists. Empty where it is no text or number. */
export function reportField(report: unknown, path: string): string {
  let value: unknown = report;
  for (const name of path.split('.')) {
    const isOwn = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    value = isOwn ? (value as Record<string, unknown>)[name] : undefined;
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, maxWordLength) : '';
}

const pollTimeoutMs = 10_000;
/** An answer about one message is some hundred bytes. */
const maxAnswer = 20_000;

/** Asks the gateway for the status of a message. Empty where the answer has none. Rejects with `SmsFailure`. */
export async function askStatus(
  { url, answer }: { readonly url: string; readonly answer: RegExp },
  { id, reference }: SentMessage,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  const address = fillTemplate(url, { id, reference, to: '', text: '' }, escapes.url);
  try {
    const response = await fetch(address, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(pollTimeoutMs),
    });
    const length = Number(response.headers.get('content-length') ?? 0);
    if (!response.ok || length > maxAnswer) throw new SmsFailure(`gateway status ${response.status}`);
    const text = (await response.text()).slice(0, maxAnswer);
    return (answer.exec(text)?.[1] ?? '').slice(0, maxWordLength);
  } catch (error) {
    throw error instanceof SmsFailure ? error : new SmsFailure('gateway unreachable');
  }
}
