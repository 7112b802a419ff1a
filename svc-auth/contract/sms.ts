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
  /** `sent`: the gateway has taken it. `held`: a limit was reached. */
  state: z.enum(['sending', 'sent', 'failed', 'held']),
  /** Why it failed; empty otherwise. */
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
