import {
  type MessageInput,
  messageInput,
  type SchoolMessage,
} from '@pathshala/svc-auth-contract/school-messages';
import { z } from 'zod';
import { texts } from './texts.ts';

type AudienceKind = MessageInput['audience']['kind'];

export interface MessageValues {
  readonly audience: { readonly kind: AudienceKind; readonly id: string; readonly name: string };
  readonly contents: MessageInput['contents'];
  readonly channels: MessageInput['channels'];
  readonly link: string;
  readonly when: 'now' | 'later';
  /** ISO 8601. */
  readonly sendAt: string | null;
}

const nothing = { title: '', text: '' };

export const audienceKinds = ['batch', 'course', 'campaign', 'student', 'all'] as const;

const isKind = (kind: string | null): kind is AudienceKind => audienceKinds.some((one) => one === kind);

/** A new message, to the audience that the address names. */
export function firstValues(query: URLSearchParams): MessageValues {
  const kind = query.get('kind');
  return {
    audience: {
      kind: isKind(kind) ? kind : 'batch',
      id: query.get('id') ?? '',
      name: query.get('name') ?? '',
    },
    contents: { bn: nothing, en: nothing },
    channels: { mail: false, sms: false },
    link: '',
    when: 'now',
    sendAt: null,
  };
}

export function valuesOf({ audience, contents, channels, link, sendAt }: SchoolMessage): MessageValues {
  return { audience, contents, channels, link, when: 'later', sendAt };
}

/** The path of an address of this site; null for another site. */
function pathOf(link: string, site: string): string | null {
  const typed = link.trim();
  if (typed === '') return '';
  if (!URL.canParse(typed, site)) return null;
  const { origin, pathname, search, hash } = new URL(typed, site);
  return origin === site ? pathname + search + hash : null;
}

/** The form’s values as the contract’s message. `site` is the origin of the page. */
export function messageSchema(site: string): z.ZodType<MessageInput, MessageValues> {
  return z
    .custom<MessageValues>()
    .transform(({ audience, link, when, sendAt, ...written }, context) => {
      const path = pathOf(link, site);
      const require = (isRight: boolean, at: string[], text: object): void => {
        if (!isRight) context.addIssue({ code: 'custom', path: at, params: { text } });
      };
      require(audience.kind === 'all' || audience.id !== '', ['audience', 'id'], texts.audienceMissing);
      require(path !== null, ['link'], texts.linkWrong);
      // The form leaves out what is null.
      const time = sendAt ?? null;
      require(when === 'now' || time !== null, ['sendAt'], texts.timeMissing);
      return { ...written, audience, link: path ?? '', sendAt: when === 'now' ? null : time };
    })
    .pipe(messageInput);
}
