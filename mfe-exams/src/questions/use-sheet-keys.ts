import { type RefObject, useEffect } from 'react';

/**
 * Keys of an answer sheet. They work while the focus is within it and without Ctrl, Alt and Meta, so that they never
 * collide with a browser's, a screen reader's or a voice command elsewhere (WCAG 2.1.4).
 */
export function useSheetKeys(
  sheet: RefObject<HTMLElement | null>,
  /** Returns the action of the key; undefined: the key has none here. */
  actionOf: (event: KeyboardEvent) => (() => void) | undefined,
): void {
  useEffect(() => {
    const element = sheet.current;
    if (!element) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      const action = actionOf(event);
      if (!action) return;
      event.preventDefault();
      action();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  });
}

/** The place of the option, from 0, that the keys 1 to 6 name; -1: another key. By its place too: other layouts write other digits. */
export function optionIndexOf({ key, code }: KeyboardEvent): number {
  const digit = /^(?:Digit|Numpad)([1-6])$/.exec(code)?.[1] ?? /^[1-6]$/.exec(key)?.[0];
  return Number(digit ?? 0) - 1;
}
