import { fileBytes } from '@pathshala/contract-kit/file';
import { defineRoute } from '@pathshala/contract-kit/route';
import { isoTime } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';

const count = z.number().int();

/** A day in Dhaka. */
const smsDay = z.object({
  day: z.iso.date(),
  messages: count,
  /** Parts that were given to the gateway; they count towards `dailyLimit`. */
  parts: count,
  failed: count,
  /** Poisha for the messages that the gateway took. */
  costPaisa: count,
});

const smsMessage = z.object({
  _id: z.string(),
  /** `code`, `reset`, `invitation` and so on. */
  kind: z.string(),
  /** With its middle hidden. */
  to: z.string(),
  parts: count,
  /** `sent`: the gateway has taken it. `delivered`: it has reported that. `held`: a limit was reached. */
  state: z.enum(['sending', 'sent', 'failed', 'held', 'delivered']),
  /** Why it failed, also in the gateway's word; empty otherwise. */
  reason: z.string(),
  createdAt: isoTime,
});

export type SmsMessageView = z.output<typeof smsMessage>;

export const readSmsUse = defineRoute({
  method: 'get',
  path: '/users/sms',
  access: 'admin',
  permission: permissions.administration,
  summary: 'What the school sends by SMS: parts and costs of the last 31 days, and the latest 50 messages',
  answer: z.object({
    /** False: no gateway is configured, and everything works by mail. */
    isOn: z.boolean(),
    /** Parts in a day. */
    dailyLimit: count,
    /** The latest first; days without a message are left out. */
    days: z.array(smsDay),
    latest: z.array(smsMessage),
  }),
});

const report = {
  access: 'visitor',
  /** A gateway reports thousands of messages from one address. */
  limit: { per: 'address', max: 6_000, windowSeconds: 60, whenUncounted: 'allow', name: 'sms-report' },
  /** The secret of the school, and with GET the fields that the gateway is configured to send. */
  query: z.looseObject({ token: z.string().max(200).default('') }),
  answer: z.object({ isTaken: z.literal(true) }),
} as const;

/** The body is a form or JSON, as the gateway sends it; the environment names its fields. */
export const reportSms = defineRoute({
  ...report,
  method: 'post',
  path: '/notices/sms-reports',
  oneClick: true,
  repeatable: true,
  summary: 'A report of the SMS gateway on what became of a message, with the secret of its address',
  body: fileBytes,
  bodyLimit: 8_000,
});

export const reportSmsByQuery = defineRoute({
  ...report,
  method: 'get',
  path: '/notices/sms-reports',
  summary: 'The same report by a gateway that sends its fields in the query',
});
