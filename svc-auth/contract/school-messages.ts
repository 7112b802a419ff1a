import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { plainText } from '@pathshala/contract-kit/text';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';

export const messageLimits = { title: 120, text: 2_000, link: 300 } as const;

const byId = z.object({ id });
const count = z.number().int();
const bodyLimit = 40_000;
const forSupport = { access: 'admin', permission: permissions.support } as const;

const content = z.strictObject({
  title: plainText({ max: messageLimits.title }),
  text: plainText({ max: messageLimits.text }),
});

/** A language with empty fields is not given: its readers get the other one. */
const contents = z.strictObject({ bn: content, en: content });

export const messageAudience = z.strictObject({
  kind: z.enum(['student', 'batch', 'course', 'campaign', 'all']),
  /** The student, batch, course or exam campaign; empty for `all`. */
  id: z.union([id, z.literal('')]),
  /** The name of the batch, course or campaign, for the list of messages. */
  name: plainText({ max: 200 }),
});

export type MessageAudience = z.output<typeof messageAudience>;

/** Every message is a notice in the bell. */
const channels = z.strictObject({ mail: z.boolean(), sms: z.boolean() });

const written = {
  audience: messageAudience,
  contents,
  channels,
  /** The path of a page of the site that the message leads to; empty for none. */
  link: z.union([
    z.literal(''),
    z
      .string()
      .max(messageLimits.link)
      .regex(/^\/(?![/\\])\S*$/u),
  ]),
};

const messageDraft = z.strictObject(written);

export type MessageDraft = z.output<typeof messageDraft>;

/** null: at once. */
const sendAt = isoTime.nullable();

export const deliveryStates = [
  /** The message does not use the channel. */
  'unused',
  'waiting',
  /** The mail is in the queue. */
  'queued',
  /** The SMS is being given to the gateway. */
  'sending',
  'sent',
  /** The mail server or the SMS gateway refused it. */
  'failed',
  /** The student has no address or number. */
  'none',
  /** The student turned off mails of this kind. */
  'off',
  /** A limit of the school or of the number was reached. */
  'limit',
  /** The process stopped while the SMS was being sent: it may have arrived. */
  'unknown',
  /** The account was deleted or deactivated. */
  'gone',
] as const;

const deliveryState = z.enum(deliveryStates);

export type DeliveryState = z.output<typeof deliveryState>;

const delivery = { bell: deliveryState, mail: deliveryState, sms: deliveryState };

export const schoolMessage = z.object({
  _id: id,
  ...written,
  /** `running`: it goes out. */
  state: z.enum(['scheduled', 'running', 'done', 'cancelled']),
  sendAt: isoTime,
  /** Students that were found so far; all of them once it is `done`. */
  recipients: count,
  createdAt: isoTime,
  rev: count,
  changedAt: isoTime.nullable(),
  changedBy: z.string().nullable(),
});

export type SchoolMessage = z.output<typeof schoolMessage>;

const tally = z.record(deliveryState, count);

export type DeliveryTally = z.output<typeof tally>;

const detailedMessage = schoolMessage.extend({
  /** How many recipients are in which state, by channel. */
  deliveries: z.object({ bell: tally, mail: tally, sms: tally }),
  /** Recipients that did not get it on each of its channels. */
  missed: count,
});

export type DetailedMessage = z.output<typeof detailedMessage>;

const contentErrors = [
  'auth.message-empty',
  'auth.message-half',
  'auth.message-nobody',
  'auth.message-sms-off',
  'auth.sms-long',
] as const;

const preview = z.object({
  language: z.enum(['bn', 'en']),
  title: z.string(),
  /** The paragraphs of the mail. */
  paragraphs: z.array(z.string()),
  /** As it is sent. */
  sms: z.object({ text: z.string(), parts: count, letters: count }),
});

export const checkMessage = defineRoute({
  ...forSupport,
  method: 'post',
  path: '/messages/check',
  // A POST, because texts belong in no URL.
  audit: {},
  repeatable: true,
  limit: { per: 'user', max: 120, windowSeconds: 600, whenUncounted: 'allow' },
  summary:
    'What a message looks like, whom it would reach on which channel, and what it costs; sends nothing',
  body: messageDraft,
  bodyLimit,
  answer: z.object({
    recipients: z.object({ total: count, mail: count, sms: count }),
    sms: z.object({
      /** False: no gateway is configured. */
      isOn: z.boolean(),
      parts: count,
      costPaisa: count,
      /** Parts that messages may still use today. */
      partsLeft: count,
    }),
    previews: z.array(preview),
  }),
  errors: contentErrors,
});

export const sendMessage = defineRoute({
  ...forSupport,
  method: 'post',
  path: '/messages',
  audit: { id: 'answer._id' },
  repeatable: true,
  limit: { per: 'user', max: 60, windowSeconds: 3600, whenUncounted: 'refuse' },
  summary: 'Write to students, at once or at a time; who is addressed is found when it goes out',
  body: z.strictObject({
    ...written,
    /** Chosen by the browser: a repeat with the same key is the same message. */
    key: id,
    sendAt,
  }),
  bodyLimit,
  answer: schoolMessage,
  status: 201,
  errors: [...contentErrors, 'auth.message-past'],
});

export const listMessages = defineRoute({
  ...forSupport,
  method: 'get',
  path: '/messages',
  summary: 'The messages to students, the latest first',
  query: pageQuery
    .pick({ page: true, pageSize: true, q: true })
    .extend({ state: z.enum(['scheduled', 'running', 'done', 'cancelled']).optional() }),
  answer: pageOf(schoolMessage),
});

export const readMessage = defineRoute({
  ...forSupport,
  method: 'get',
  path: '/messages/{id}',
  summary: 'A message and how far it is',
  params: byId,
  answer: detailedMessage,
  errors: ['common.not-found'],
});

export const changeMessage = defineRoute({
  ...forSupport,
  method: 'put',
  path: '/messages/{id}',
  audit: { id: 'params.id', compare: 'get /messages/{id}' },
  summary: 'Change a message that has not begun to go out',
  params: byId,
  body: z.strictObject({ ...written, sendAt, rev: count }),
  bodyLimit,
  answer: schoolMessage,
  errors: [
    ...contentErrors,
    'auth.message-past',
    'auth.message-begun',
    'common.not-found',
    'common.edited-meanwhile',
  ],
});

export const cancelMessage = defineRoute({
  ...forSupport,
  method: 'post',
  path: '/messages/{id}/cancel',
  audit: { id: 'params.id' },
  repeatable: true,
  summary: 'Cancel a message that has not begun to go out',
  params: byId,
  bodyLimit: 1_000,
  answer: schoolMessage,
  errors: ['auth.message-begun', 'common.not-found'],
});

export const resendMessage = defineRoute({
  ...forSupport,
  method: 'post',
  path: '/messages/{id}/resend',
  audit: { id: 'params.id' },
  limit: { per: 'user', max: 30, windowSeconds: 3600, whenUncounted: 'refuse' },
  summary: 'Send a message again to those whom it did not reach, on the channels where it failed',
  params: byId,
  bodyLimit: 1_000,
  answer: schoolMessage,
  errors: ['auth.message-running', 'auth.message-reached', 'common.not-found'],
});

const recipient = z.object({
  studentId: id,
  /** Empty: the account was deleted. */
  name: z.string(),
  username: z.string(),
  ...delivery,
  /** The reason of the mail server; empty otherwise. */
  mailReason: z.string(),
});

export type MessageRecipient = z.output<typeof recipient>;

export const listMessageRecipients = defineRoute({
  ...forSupport,
  method: 'get',
  path: '/messages/{id}/recipients',
  summary: 'Who got a message on which channel, and who did not, by name',
  params: byId,
  query: pageQuery
    .pick({ page: true, pageSize: true, q: true })
    .extend({ part: z.enum(['all', 'missed']).default('all') }),
  answer: pageOf(recipient),
  errors: ['common.not-found'],
});

const receivedMessage = z.object({
  /** null: the school’s own notice of an absence. */
  messageId: id.nullable(),
  /** The SMS went to the guardian. */
  toGuardian: z.boolean(),
  title: z.object({ bn: z.string(), en: z.string() }),
  at: isoTime,
  ...delivery,
});

export type ReceivedMessage = z.output<typeof receivedMessage>;

export const listStudentMessages = defineRoute({
  ...forSupport,
  method: 'get',
  path: '/users/{id}/messages',
  summary: 'The messages that were sent to one student, the latest first',
  params: byId,
  query: pageQuery.pick({ page: true, pageSize: true }),
  answer: pageOf(receivedMessage),
  errors: ['common.not-found'],
});
