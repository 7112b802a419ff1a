import { recallJson, remember } from '@pathshala/web-kit/browser-storage';
import type { PaletteItem } from './palette-source.ts';

const maxItems = 6;

const keyOf = (userId: string): string => `admin-recent:${userId}`;

function isItem(value: unknown): value is PaletteItem {
  if (typeof value !== 'object' || value === null) return false;
  const { to, text } = value as Readonly<Record<string, unknown>>;
  return typeof to === 'string' && typeof text === 'string';
}

/** Returns what this administrator opened by the palette in this browser, latest first. */
export function readRecent(userId: string): readonly PaletteItem[] {
  const stored = recallJson(keyOf(userId));
  return Array.isArray(stored) ? stored.filter(isItem).slice(0, maxItems) : [];
}

export function rememberRecent(userId: string, item: PaletteItem): void {
  const others = readRecent(userId).filter(({ to }) => to !== item.to);
  remember(keyOf(userId), JSON.stringify([item, ...others].slice(0, maxItems)));
}
