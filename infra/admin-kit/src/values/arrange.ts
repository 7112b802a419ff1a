import { isAtOrUnder, type Path } from './path.ts';

/** An entry of a rearranged list: the entry that was at index `from`, or a new one. */
export type Slot = { readonly from: number } | { readonly item: unknown };

/** Returns the new order of a list with this many entries. */
export type Arrange = (length: number) => readonly Slot[];

const asItIs: Arrange = (length) => Array.from({ length }, (_, from) => ({ from }));

export const append =
  (item: unknown): Arrange =>
  (length) => [...asItIs(length), { item }];

export const insertAt =
  (index: number, item: unknown): Arrange =>
  (length) =>
    asItIs(length).toSpliced(index, 0, { item });

export const removeAt =
  (index: number): Arrange =>
  (length) =>
    asItIs(length).toSpliced(index, 1);

/** A target index outside the list changes nothing. */
export const moveTo =
  (index: number, to: number): Arrange =>
  (length) => {
    const slots = asItIs(length);
    const slot = slots[index];
    return slot && to >= 0 && to < length ? slots.toSpliced(index, 1).toSpliced(to, 0, slot) : slots;
  };

export function arranged(items: readonly unknown[], slots: readonly Slot[]): readonly unknown[] {
  return slots.map((slot) => ('from' in slot ? items[slot.from] : slot.item));
}

/** The errors of an entry move with it, and are removed with it. */
export function movedErrors(
  errors: Readonly<Record<Path, string>>,
  list: Path,
  slots: readonly Slot[],
): Readonly<Record<Path, string>> {
  const entries = Object.entries(errors).flatMap(([path, text]) => {
    if (path === list) return [];
    if (!isAtOrUnder(path, list)) return [[path, text] as const];
    const [index, ...rest] = path.slice(list.length + 1).split('.');
    const next = slots.findIndex((slot) => 'from' in slot && slot.from === Number(index));
    return next === -1 ? [] : [[[list, next, ...rest].join('.'), text] as const];
  });
  return Object.fromEntries(entries);
}
