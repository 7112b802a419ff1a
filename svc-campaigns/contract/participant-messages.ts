import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { plainText } from '@pathshala/contract-kit/text';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { participantFilter } from './participants.ts';

const inBothLanguages = (max: number) =>
  z.strictObject({ bn: plainText({ max, required: true }), en: plainText({ max, required: true }) });

/** Everybody with a place or on the waiting list, or the participants of a filter, a search or a list of ids. */
export const messageAudience = z.strictObject({
  state: participantFilter.optional(),
  q: z.string().trim().max(100).optional(),
  ids: z.array(id).min(1).max(500).optional(),
});

/** Each participant reads the message in the language of the registration. */
export const messageInput = z.strictObject({
  audience: messageAudience,
  subject: inBothLanguages(150),
  /** Lines become paragraphs. */
  body: inBothLanguages(5000),
});

export const participantMessage = z.object({
  _id: id,
  subject: z.object({ bn: z.string(), en: z.string() }),
  body: z.object({ bn: z.string(), en: z.string() }),
  audience: messageAudience,
  /** `preparing`: the recipients are being listed. */
  state: z.enum(['preparing', 'sending', 'done']),
  /** The number so far, while the message is being prepared. */
  recipients: z.number().int(),
  sent: z.number().int(),
  /** Mails that the mail server rejected, permanently or for a whole day. */
  failed: z.number().int(),
  createdAt: isoTime,
});

const written = z.object({ subject: z.string(), text: z.string() });
const ofCampaign = z.object({ campaignId: id });
const manager = { access: 'admin', permission: permissions.campaigns } as const;
const path = '/campaign/participants/{campaignId}/messages';
const bodyLimit = 60_000;

export const previewMessage = defineRoute({
  ...manager,
  method: 'post',
  path: `${path}/preview`,
  audit: { id: 'params.campaignId' },
  summary:
    'A message as its recipients will read it in both languages, and how many they are; nothing is sent',
  params: ofCampaign,
  body: messageInput,
  bodyLimit,
  answer: z.object({ recipients: z.number().int(), bn: written, en: written }),
});

export const sendMessage = defineRoute({
  ...manager,
  method: 'post',
  path,
  audit: { id: 'answer._id' },
  summary: 'Send a message to participants; the mails go out in the background',
  params: ofCampaign,
  body: messageInput,
  bodyLimit,
  answer: participantMessage,
  status: 201,
  errors: ['campaigns.no-recipients'],
});

export const listMessages = defineRoute({
  ...manager,
  method: 'get',
  path,
  summary: 'The messages to the participants of a campaign, the latest first, and how far their mails are',
  params: ofCampaign,
  query: pageQuery,
  answer: pageOf(participantMessage),
});
