import { formatMessage, type Message } from '@pathshala/contract-kit/message';
import { pickLanguage } from '@pathshala/rules/pick-language';
import type { WriteAbsence } from '../ports.ts';

const texts = {
  title: { en: 'Absent: {title}', bn: 'অনুপস্থিত: {title}' },
  whole: {
    en: '{name} was absent from the class {title}, {time}.\n{school}',
    bn: '{name} ক্লাসে অনুপস্থিত: {title}, {time}।\n{school}',
  },
  short: { en: '{name} was absent: {title}, {time}.', bn: '{name} অনুপস্থিত: {title}, {time}।' },
  least: { en: '{name} was absent from class, {time}.', bn: '{name} ক্লাসে অনুপস্থিত, {time}।' },
} as const satisfies Record<string, Message>;

/** The texts about an absence: the SMS to a guardian, and its title in the list of messages. */
export const writeAbsence: WriteAbsence = {
  title: ({ classTitle: title }, language) => formatMessage(texts.title, language, { title }),
  sms({ name, classTitle, startsAt, school }, language) {
    const params = { name, title: pickLanguage(language, classTitle), time: new Date(startsAt), school };
    return [
      formatMessage(texts.whole, language, params),
      formatMessage(texts.short, language, params),
      formatMessage(texts.least, language, params),
    ];
  },
};
