import { noticeChannels, noticeKinds } from '@pathshala/contract-kit/notice';
import { edited, editedInput } from '@pathshala/contract-kit/revision';
import { defineRoute } from '@pathshala/contract-kit/route';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';

const kind = z.enum(noticeKinds);

/** Whether notices of a kind come this way, too. */
const choice = z.object({
  kind,
  /** null: notices of this kind are not mailed. */
  mail: z.boolean().nullable(),
  push: z.boolean(),
  /** null: the school does not pay for it. */
  sms: z.boolean().nullable(),
});

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, 'auth.quiet-hours');

const quietHours = z.strictObject({
  /** Times of day in Dhaka, `22:00`; `to` may be on the next day. */
  from: timeOfDay,
  to: timeOfDay,
});

/** null: no quiet hours. */
const quietHoursOrNone = quietHours.nullable();

const choices = z.object({ items: z.array(choice), quietHours: quietHoursOrNone });

export type NoticeChoicesView = z.output<typeof choices>;

export const readNoticeChoices = defineRoute({
  method: 'get',
  path: '/notices/choices',
  access: 'student',
  summary:
    'Which kinds of notices come to the caller by mail, to devices and by SMS, and the quiet hours of the latter two',
  answer: choices,
});

export const changeNoticeChoice = defineRoute({
  method: 'put',
  path: '/notices/choices',
  access: 'student',
  repeatable: true,
  summary: 'Turn one kind of notices on or off for one channel; the list in the page has all of them',
  body: z.strictObject({ kind, channel: z.enum(noticeChannels), isOn: z.boolean() }),
  bodyLimit: 1_000,
  answer: choices,
  errors: ['auth.notice-channel'],
});

export const changeQuietHours = defineRoute({
  method: 'put',
  path: '/notices/quiet-hours',
  access: 'student',
  repeatable: true,
  summary: 'The hours in which nothing is sent to devices and by SMS; it is sent after them',
  body: z.strictObject({ quietHours: quietHoursOrNone }),
  bodyLimit: 1_000,
  answer: choices,
  errors: ['auth.quiet-hours'],
});

const smsKinds = z.strictObject({ kinds: z.array(kind).max(noticeKinds.length) });

const smsKindsForAdmin = smsKinds.extend({
  /** False: no SMS gateway is configured, and the choice has no effect. */
  isOn: z.boolean(),
  /** Poisha for a part of 70 Bengali or 160 English letters. */
  costPaisa: z.number().int(),
  /** Parts that notices can use in a day; the others are for codes. */
  dailyParts: z.number().int(),
  ...edited,
});

export type SmsKindsView = z.output<typeof smsKindsForAdmin>;

export const readSmsKinds = defineRoute({
  method: 'get',
  path: '/notices/sms-kinds',
  access: 'admin',
  permission: permissions.administration,
  summary: 'The kinds of notices that the school pays to send by SMS, and what one costs',
  answer: smsKindsForAdmin,
});

export const changeSmsKinds = defineRoute({
  method: 'put',
  path: '/notices/sms-kinds',
  access: 'admin',
  permission: permissions.administration,
  audit: { compare: 'get /notices/sms-kinds' },
  summary: 'Choose the kinds of notices that the school pays to send by SMS',
  body: smsKinds.extend(editedInput),
  bodyLimit: 2_000,
  answer: smsKindsForAdmin,
  errors: ['common.edited-meanwhile', 'common.edited-meanwhile-unknown'],
});
