import { z } from 'zod';
import { defineEvent, type EventDefinition } from './event.ts';
import type { MailContent } from './mail-content.ts';
import type { Language } from './message.ts';
import { id } from './scalars.ts';

/** The subjects of notices: a student chooses by kind which of them come by mail, to devices and by SMS, too. */
export const noticeKinds = [
  'courses',
  'classes',
  'exams',
  'payments',
  'assignments',
  'results',
  'answers',
  'reviews',
  'school',
  'attendance',
  'campaigns',
] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** The ways of a notice beside the list in the page, which has all of them. */
export const noticeChannels = ['mail', 'push', 'sms'] as const;

export type NoticeChannel = (typeof noticeChannels)[number];

/** All notices of these kinds are brief. */
export const kindsWithoutMail: readonly NoticeKind[] = ['reviews', 'campaigns'];

/** A request to give a student a notice. `values` are those of the template. */
export const noticeRequest = z.looseObject({
  studentId: id,
  template: z.string(),
  values: z.record(z.string(), z.unknown()),
});

export type NoticeRequest = z.output<typeof noticeRequest>;

/** The event by which a service requests a notice: `exams.notice.requested.v1` for `exams`. */
export function defineNoticeEvent<Domain extends string>(
  domain: Domain,
): EventDefinition<`${Domain}.notice.requested.v1`, typeof noticeRequest> {
  return defineEvent({ name: `${domain}.notice.requested.v1`, data: noticeRequest });
}

/** The recipient’s name and the reason for the mail are added by the service that sends it. */
export type NoticeContent = Omit<MailContent, 'greeting' | 'code' | 'footer'>;

/**
 * A template of notices, owned by the service that requests them and exported by its contract as one of `notices`. Its values
 * are JSON; they change by addition, like events.
 */
export interface NoticeTemplate<Values extends z.ZodType = z.ZodType> {
  /** The name in kebab-case, unique among the templates of its service. */
  readonly name: string;
  readonly kind: NoticeKind;
  readonly values: Values;
  /** `by-requester`: who requests the notice mails it and sends its SMS, or does not (default: they go with the notice). */
  readonly mailing?: 'by-requester';
  /**
   * Its links are paths of the site. Subject, first paragraph and button are also the line of the notice in the student's list,
   * written again at each reading.
   */
  readonly write: (values: z.output<Values>, language: Language) => NoticeContent;
  /** ISO 8601. From then on it is out of date, and goes no way that it has not gone yet. Left out: after three days. */
  readonly until?: (values: z.output<Values>) => string;
  /** A reminder that a mail would bring too late or too often: it is not mailed. */
  readonly isBrief?: boolean;
}

/** A template as the sender has it: values of an unknown shape, which `write` parses. Throws a ZodError if they do not fit. */
export interface Notice<Input = unknown> {
  readonly name: string;
  readonly kind: NoticeKind;
  readonly mailing?: 'by-requester';
  readonly write: (values: unknown, language: Language) => NoticeContent;
  /** Epoch ms; Infinity: the template names no time. */
  readonly until: (values: unknown) => number;
  readonly isBrief: boolean;
  /** The data of the event that requests this notice. */
  readonly request: (studentId: string, values: Input) => NoticeRequest;
}

export function defineNotice<Values extends z.ZodObject>(
  template: NoticeTemplate<Values>,
): Notice<z.input<Values>> {
  const { name, kind, values: schema, write, until, isBrief = false, mailing } = template;
  return {
    name,
    kind,
    ...(mailing && { mailing }),
    write: (values, language) => write(schema.parse(values), language),
    until: (values) => (until === undefined ? Infinity : Date.parse(until(schema.parse(values)))),
    isBrief,
    request: (studentId, values) => ({ studentId, template: name, values: { ...schema.parse(values) } }),
  };
}
