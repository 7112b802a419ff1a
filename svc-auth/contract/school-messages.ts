import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { plainText } from '@pathshala/contract-kit/text';
import { z } from 'zod';

export const messageLimits = { title: 120, text: 2_000, link: 300 } as const;

const count = z.number().int();

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
  /** The path of a page of the site that the message leads to, never of a call of the API; empty for none. */
  link: z.union([
    z.literal(''),
    z
      .string()
      .max(messageLimits.link)
      .regex(/^\/(?![/\\]|[aA][pP][iI](?:\/|$))\S*$/u),
  ]),
};

export const messageDraft = z.strictObject(written);

/** null: at once. */
const sendAt = isoTime.nullable();

/** The body that the form of a message sends. */
export const messageInput = z.strictObject({ ...written, sendAt });

export type MessageInput = z.output<typeof messageInput>;

export type MessageDraft = z.output<typeof messageDraft>;

export const deliveryStates = [
  /** The message does not use the channel. */
  'unused',
  'waiting',
  /** The mail is in the queue. */
  'queued',
  /** The SMS is being given to the gateway. */
  'sending',
  'sent',
  /** The SMS gateway has reported that. */
  'delivered',
  /** The mail server or the SMS gateway refused it, or could not deliver it. */
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

export const detailedMessage = schoolMessage.extend({
  /** How many recipients are in which state, by channel. */
  deliveries: z.object({ bell: tally, mail: tally, sms: tally }),
  /** Recipients that did not get it on each of its channels. */
  missed: count,
});

export type DetailedMessage = z.output<typeof detailedMessage>;

export const checkedMessage = z.object({
  recipients: z.object({ total: count, mail: count, sms: count }),
  sms: z.object({
    /** False: no gateway is configured. */
    isOn: z.boolean(),
    parts: count,
    costPaisa: count,
    /** Parts that messages may still use today. */
    partsLeft: count,
  }),
  previews: z.array(
    z.object({
      language: z.enum(['bn', 'en']),
      title: z.string(),
      /** The paragraphs of the mail. */
      paragraphs: z.array(z.string()),
      /** The SMS as it is sent. */
      sms: z.object({ text: z.string(), parts: count, letters: count }),
    }),
  ),
});

export type CheckedMessage = z.output<typeof checkedMessage>;

export const recipient = z.object({
  _id: id,
  studentId: id,
  /** Empty: the account was deleted. */
  name: z.string(),
  username: z.string(),
  ...delivery,
  /** The reason of the mail server; empty otherwise. */
  mailReason: z.string(),
  /** The SMS gateway’s word for what it could not deliver; empty otherwise. */
  smsReason: z.string().optional(),
});

export type MessageRecipient = z.output<typeof recipient>;

export const receivedMessage = z.object({
  /** null: the school’s own notice of an absence. */
  messageId: id.nullable(),
  /** The SMS went to the guardian. */
  toGuardian: z.boolean(),
  title: z.object({ bn: z.string(), en: z.string() }),
  at: isoTime,
  ...delivery,
});

export type ReceivedMessage = z.output<typeof receivedMessage>;
