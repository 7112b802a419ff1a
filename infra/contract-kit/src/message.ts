import { writtenDate, writtenDateTime } from '@pathshala/rules/written-time';

/** One text in both languages, with placeholders such as `{n}`. */
export interface Message {
  readonly en: string;
  readonly bn: string;
}

/** Code → text. */
export type Messages = Readonly<Record<string, Message>>;

export type Language = keyof Message;

export type MessageParams = Readonly<Record<string, string | number | Date>>;

const day = /^\d{4}-\d\d-\d\d$/;

/**
 * The text with its placeholders filled; times are in the school's time zone, and they, days (`2026-01-31`) and the digits of
 * numbers follow the language.
 */
export function formatMessage(message: Message, language: Language, params: MessageParams = {}): string {
  return message[language].replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    if (value instanceof Date) return writtenDateTime(value.getTime(), language);
    if (typeof value === 'string' && day.test(value)) return writtenDate(Date.parse(value), language);
    return typeof value === 'number' && language === 'bn' ? value.toLocaleString('bn-BD') : String(value);
  });
}
