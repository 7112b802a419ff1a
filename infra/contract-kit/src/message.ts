/** One text in both languages, with placeholders such as `{n}`. */
export interface Message {
  readonly en: string;
  readonly bn: string;
}

/** Code → text. */
export type Messages = Readonly<Record<string, Message>>;

export type Language = keyof Message;

export type MessageParams = Readonly<Record<string, string | number | Date>>;

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', bn: 'bn-BD' };
/** Times are shown in the school's time zone, wherever the reader is. */
const timeZone = 'Asia/Dhaka';

/** The text with its placeholders filled; times and the digits of numbers follow the language. */
export function formatMessage(message: Message, language: Language, params: MessageParams = {}): string {
  return message[language].replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    if (value instanceof Date) return timeIn(language, value);
    return typeof value === 'number' && language === 'bn' ? value.toLocaleString('bn-BD') : String(value);
  });
}

/** `15 January 2026, 15:00`, `১৫ জানুয়ারি, ২০২৬, ১৫:০০`. */
function timeIn(language: Language, time: Date): string {
  const day = time.toLocaleDateString(locales[language], { dateStyle: 'long', timeZone });
  const hour = time.toLocaleTimeString(locales[language], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return `${day}, ${hour}`;
}
