import { formatMessage, type Language, type Message } from '@pathshala/contract-kit/message';
import type { WaitingItem } from '@pathshala/contract-kit/waiting-work';
import { pickLanguage } from '@pathshala/rules/pick-language';

/** The text of waiting work, with the places `{n}` and `{title}`. */
export interface WaitingText extends Message {
  /** The English text for a count of 1. */
  readonly one?: string;
}

interface Described extends Omit<WaitingItem, 'text' | 'permission'> {
  readonly permission: string | readonly string[];
  readonly text: WaitingText;
  /** Written by an author: in both languages or in one. */
  readonly title?: string;
}

export function waitingItemOf({ permission, text, title = '', ...rest }: Described): WaitingItem {
  const { count: n } = rest;
  const english = n === 1 ? (text.one ?? text.en) : text.en;
  const written = (language: Language) =>
    formatMessage({ en: english, bn: text.bn }, language, { n, title: pickLanguage(language, title) });
  const permissions = typeof permission === 'string' ? [permission] : [...permission];
  return { ...rest, permission: permissions, text: { en: written('en'), bn: written('bn') } };
}

/** The longest waiting first. */
export function oldestFirst(items: readonly WaitingItem[]): WaitingItem[] {
  return items.toSorted((a, b) => a.oldestAt.localeCompare(b.oldestAt));
}
