import type { PaletteItem } from './palette-source.ts';

const maxItems = 6;

const keyOf = (userId: string): string => `admin-recent:${userId}`;

function isItem(value: unknown): value is PaletteItem {
  if (typeof value !== 'object' || value === null) return false;
  const { to, text } = value as Readonly<Record<string, unknown>>;
  return typeof to === 'string' && typeof text === 'string';
}

/** What this administrator opened by the palette in this browser, latest first. Without storage: nothing. */
export function readRecent(userId: string): readonly PaletteItem[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isItem).slice(0, maxItems) : [];
  } catch {
    return [];
  }
}

export function rememberRecent(userId: string, item: PaletteItem): void {
  const others = readRecent(userId).filter(({ to }) => to !== item.to);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify([item, ...others].slice(0, maxItems)));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
