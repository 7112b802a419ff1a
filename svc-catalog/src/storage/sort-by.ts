import type { Sort } from '@pathshala/documents/port';

/** `name` upward, `-name` downward; `newest` is a wish in itself, so upward means the newest first. */
export function sortBy(wish: string, fields: Readonly<Record<string, string>>): Sort {
  const isReversed = wish.startsWith('-');
  const name = isReversed ? wish.slice(1) : wish;
  const field = fields[name] ?? '_id';
  const isDownward = (name === 'newest') !== isReversed;
  return { [field]: isDownward ? -1 : 1, _id: 1 };
}
