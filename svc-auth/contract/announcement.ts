import { edited, editedInput } from '@pathshala/contract-kit/revision';
import { defineRoute } from '@pathshala/contract-kit/route';
import { isoTime } from '@pathshala/contract-kit/scalars';
import { plainText } from '@pathshala/contract-kit/text';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';

const level = z.enum(['info', 'important']);

export const maxAnnouncementText = 300;

const text = plainText({ max: maxAnnouncementText });

/** A path of this site, or an address that begins with https. */
const link = z
  .string()
  .trim()
  .max(500)
  .refine((value) => value === '' || isLink(value), 'auth.announcement-link');

/** A second slash or a backslash would lead to another site. */
function isLink(value: string): boolean {
  if (/[\s\\]/u.test(value)) return false;
  if (value.startsWith('/')) return !value.startsWith('//');
  return URL.canParse(value) && new URL(value).protocol === 'https:' && !new URL(value).username;
}

const announcement = z.strictObject({
  /** An announcement that is off is stored and not shown. */
  isOn: z.boolean(),
  level,
  text: z.strictObject({ bn: text, en: text }),
  /** Empty: no link. */
  link,
  /** null: at once. */
  from: isoTime.nullable(),
  /** null: until it is turned off. */
  until: isoTime.nullable(),
});

export type Announcement = z.output<typeof announcement>;

/** The announcement on pages, while it is shown. */
export const shownAnnouncement = announcement.pick({ level: true, text: true, link: true }).extend({
  /** Each edit increments it: a reader who has closed one version sees the next. */
  version: z.number().int(),
});

export type ShownAnnouncement = z.output<typeof shownAnnouncement>;

const announcementForAdmin = announcement.extend(edited);

export type EditedAnnouncement = z.output<typeof announcementForAdmin>;

/** The body of a change by an administrator. An announcement that is on needs its text in both languages. */
export const announcementInput = announcement.extend(editedInput).superRefine((input, context) => {
  const { isOn, from, until } = input;
  if (from !== null && until !== null && Date.parse(until) <= Date.parse(from)) {
    context.addIssue({ code: 'custom', path: ['until'], message: 'auth.announcement-range' });
  }
  for (const language of ['bn', 'en'] as const) {
    if (!isOn || input.text[language] !== '') continue;
    context.addIssue({ code: 'custom', path: ['text', language], message: 'auth.announcement-text' });
  }
});

export const readAnnouncement = defineRoute({
  method: 'get',
  path: '/announcement',
  access: 'admin',
  permission: permissions.administration,
  summary: 'The announcement to edit; `GET /settings` has it for everybody while it is shown',
  answer: announcementForAdmin,
});

export const changeAnnouncement = defineRoute({
  method: 'put',
  path: '/announcement',
  access: 'admin',
  permission: permissions.administration,
  audit: { compare: 'get /announcement' },
  summary: 'Replace the announcement',
  body: announcementInput,
  bodyLimit: 100_000,
  answer: announcementForAdmin,
  errors: ['common.edited-meanwhile', 'common.edited-meanwhile-unknown'],
});
