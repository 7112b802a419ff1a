/** One text in both languages; `{n}` and the like are filled in when it is said. */
export interface Message {
  readonly en: string;
  readonly bn: string;
}

export type Language = keyof Message;

export type MessageParams = Readonly<Record<string, string | number>>;

/** The text with its placeholders filled; digits of numbers follow the language. */
export function say(message: Message, language: Language, params: MessageParams = {}): string {
  return message[language].replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    return typeof value === 'number' && language === 'bn' ? value.toLocaleString('bn-BD') : String(value);
  });
}
