import { formatMessage, type Message } from '@pathshala/contract-kit/message';
import type { MailFact } from '@pathshala/contract-kit/mail-content';
import { defineNotice } from '@pathshala/contract-kit/notice';
import { isoTime } from '@pathshala/contract-kit/scalars';
import { pickLanguage } from '@pathshala/rules/pick-language';
import { z } from 'zod';

const values = z.looseObject({
  title: z.string(),
  courseName: z.string(),
  startsAt: isoTime,
  /** Empty: none. */
  room: z.string(),
  /** The path of the class in the routine. */
  path: z.string(),
});

const facts = {
  course: { en: 'Course', bn: 'কোর্স' },
  starts: { en: 'Starts', bn: 'শুরু' },
  before: { en: 'Before', bn: 'আগে' },
  room: { en: 'Room', bn: 'কক্ষ' },
} as const satisfies Record<string, Message>;

const soonTexts = {
  subject: { en: 'In a moment: {title}', bn: 'একটু পরেই ক্লাস: {title}' },
  opening: {
    en: 'Your class “{title}” starts within 15 minutes.',
    bn: '১৫ মিনিটের মধ্যে আপনার “{title}” ক্লাস শুরু হবে।',
  },
  button: { en: 'Go to the class', bn: 'ক্লাসে যান' },
} as const satisfies Record<string, Message>;

/** A class of the student starts within 15 minutes, from when on it can be joined. */
export const classSoonNotice = defineNotice({
  name: 'class-soon',
  kind: 'classes',
  isBrief: true,
  values,
  until: ({ startsAt }) => startsAt,
  write({ title, path, startsAt, room }, language) {
    const format = (text: Message) => formatMessage(text, language, { title: pickLanguage(language, title) });
    return {
      subject: format(soonTexts.subject),
      paragraphs: [format(soonTexts.opening)],
      button: { label: format(soonTexts.button), url: path },
      facts: [
        [format(facts.starts), new Date(startsAt)],
        ...(room === '' ? [] : [[format(facts.room), room] as const]),
      ],
    };
  },
});

const movedTexts = {
  subject: { en: 'Class moved: {title}', bn: 'ক্লাসের সময় বা কক্ষ বদলেছে: {title}' },
  opening: {
    en: 'Your class “{title}” has another time or room. Your routine has the new ones.',
    bn: 'আপনার “{title}” ক্লাসের সময় বা কক্ষ বদলেছে। নতুনটি রুটিনে আছে।',
  },
  button: { en: 'See the class', bn: 'ক্লাসটি দেখুন' },
} as const satisfies Record<string, Message>;

/** A class of the student has another start or room, or takes place after all. */
export const classMovedNotice = defineNotice({
  name: 'class-moved',
  kind: 'classes',
  values: values.extend({
    /** null: it was cancelled before. */
    before: isoTime.nullable(),
  }),
  until: ({ startsAt }) => startsAt,
  write({ title, courseName, startsAt, before, room, path }, language) {
    const format = (text: Message) => formatMessage(text, language, { title: pickLanguage(language, title) });
    const isOther = before !== null && before !== startsAt;
    const earlier: readonly MailFact[] = isOther ? [[format(facts.before), new Date(before)]] : [];
    return {
      subject: format(movedTexts.subject),
      paragraphs: [format(movedTexts.opening)],
      button: { label: format(movedTexts.button), url: path },
      facts: [
        [format(facts.course), pickLanguage(language, courseName)],
        [format(facts.starts), new Date(startsAt)],
        ...earlier,
        ...(room === '' ? [] : [[format(facts.room), room] as const]),
      ],
    };
  },
});

const cancelledTexts = {
  subject: { en: 'Class cancelled: {title}', bn: 'ক্লাস বাতিল: {title}' },
  opening: {
    en: 'Your class “{title}” does not take place.',
    bn: 'আপনার “{title}” ক্লাসটি হচ্ছে না।',
  },
  button: { en: 'See your routine', bn: 'রুটিন দেখুন' },
} as const satisfies Record<string, Message>;

/** A class of the student does not take place. */
export const classCancelledNotice = defineNotice({
  name: 'class-cancelled',
  kind: 'classes',
  values,
  until: ({ startsAt }) => startsAt,
  write({ title, courseName, startsAt, path }, language) {
    const format = (text: Message) => formatMessage(text, language, { title: pickLanguage(language, title) });
    return {
      subject: format(cancelledTexts.subject),
      paragraphs: [format(cancelledTexts.opening)],
      button: { label: format(cancelledTexts.button), url: path },
      facts: [
        [format(facts.course), pickLanguage(language, courseName)],
        [format(facts.starts), new Date(startsAt)],
      ],
    };
  },
});
